import { rise } from './pixel/numbers.ts';
import type { Recipe } from './pixel/recipe.ts';

/* Maps a point of the picture to the layers' point that it shows, so that horses stand differently. Canonical units. */

function turnAt(r: Recipe, x: number, y: number): number {
  return -r.neckSet * rise(0.05, 0.5, (x - 0.16) * -0.62 + (y - 0.8) * 0.78);
}

export function shownX(r: Recipe, x: number, y: number): number {
  const turn = turnAt(r, x, y);
  const turned = 0.16 + (x - 0.16) * Math.cos(turn) - (y - 0.8) * Math.sin(turn);
  const low = rise(0.56, 0, y);
  const behind = rise(0.42, 0.6, x);
  const feet = low * (r.foreStance * (1 - behind) + r.hindStance * behind);
  return 0.5 + (turned - 0.5) / (1 + r.bodyLength * rise(1.05, 0.75, y)) - feet;
}

export function shownY(r: Recipe, x: number, y: number): number {
  const turn = turnAt(r, x, y);
  return 0.8 + (x - 0.16) * Math.sin(turn) + (y - 0.8) * Math.cos(turn);
}
