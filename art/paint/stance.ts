import type { LayerFrame } from './layers/layers.ts';
import { hill, rise } from './pixel/numbers.ts';
import type { Recipe } from './pixel/recipe.ts';

/* Maps a point of the picture to the layers' point that it shows, so that horses differ in stance and head. */

/** In canonical units. */
export interface Shown {
  shownX: number;
  shownY: number;
}

function turnAt(r: Recipe, x: number, y: number): number {
  return -r.neckSet * rise(0.05, 0.5, (x - 0.16) * -0.62 + (y - 0.8) * 0.78);
}

export function showAt(r: Recipe, face: LayerFrame['face'], x: number, y: number, to: Shown): void {
  const turn = turnAt(r, x, y);
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const turned = 0.16 + (x - 0.16) * cosine - (y - 0.8) * sine;
  const low = rise(0.56, 0, y);
  const behind = rise(0.42, 0.6, x);
  const feet = low * (r.foreStance * (1 - behind) + r.hindStance * behind);
  to.shownX = 0.5 + (turned - 0.5) / (1 + r.bodyLength * rise(1.05, 0.75, y)) - feet;
  to.shownY = 0.8 + (x - 0.16) * sine + (y - 0.8) * cosine;
  if (r.roman !== 0 || r.dish !== 0) reprofile(r, face, to);
}

/** From the poll to the lips, in head coordinates, and the depth at which `face` is measured. */
export const FACE_LENGTH = 0.4;
export const FACE_DEPTH = -0.1;

/** Moves the line of the face. */
function reprofile(r: Recipe, face: LayerFrame['face'], at: Shown): void {
  const reachX = face[2] - face[0];
  const reachY = face[3] - face[1];
  const length = Math.sqrt(reachX * reachX + reachY * reachY);
  const scale = length / FACE_LENGTH;
  const alongX = reachX / length;
  const alongY = reachY / length;
  const dx = at.shownX - face[0];
  const dy = at.shownY - face[1];
  const along = (dx * alongX + dy * alongY) / length;
  if (along < -0.2 || along > 1.3) return;
  const front = (dx * alongY - dy * alongX) / scale + FACE_DEPTH;
  const most = r.roman * hill(along - 0.5, 0.27) - r.dish * hill(along - 0.57, 0.18);
  // The shift varies across the face, so it is read at the point that moves here.
  const moved = most * onFace(front - most * onFace(front)) * scale;
  at.shownX -= moved * alongY;
  at.shownY += moved * alongX;
}

/** 0 at the jaw, 1 at the front. */
function onFace(front: number): number {
  return rise(-0.148, -0.038, front);
}
