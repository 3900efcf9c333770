import { firstCell, lastCell } from './cells.ts';
import { clamp01, hash, length2, mix, noise2, noise4, rise } from './numbers.ts';
import { legness } from './anatomy.ts';
import { isEar, isFace, isHead, type BodyPoint } from './body-point.ts';
import type { Recipe } from './recipe.ts';

/** Order of whitening: 0 on the hips, 1 on nose and feet. */
function orderAt(p: BodyPoint): number {
  if (isFace(p)) return 0.84 + 0.3 * rise(0.1, 0.38, p.s);
  if (isEar(p)) return 0.97;
  let order = mix(0, 0.62, clamp01((0.9 - p.x) / 0.8)) + 0.32 * clamp01(0.84 - p.y);
  if (p.part === 2) order = mix(0.6, 0.84, clamp01((0.1 - p.x) / 0.35));
  // A smooth transition where the legs begin.
  if (p.y < 0.72) order = mix(order, Math.max(order, 1.12), rise(0.7, 0.12, p.y) * legness(p));
  return order;
}

/** 0 to 1. */
export function blanketAt(r: Recipe, p: BodyPoint): number {
  const wide = noise2(p.x * 2.6 + p.y, p.y * 2.6 - p.x, 67 + r.seed) - 0.5;
  const x = p.x + wide * 0.12;
  const y = p.y - wide * 0.12;
  const ragged = noise4(x * 6.4 + y * 3.1, y * 6.4 - x * 3.1, 61 + r.seed) - 0.5;
  const flecks = noise2(x * 44 + y * 33, y * 44 - x * 33 + ragged * 6, 63 + r.seed) - 0.5;
  let field = r.leopard - orderAt(p) + wide * 0.3 + ragged * 0.32 + flecks * 0.17;
  // Dark and white run into each other along the legs.
  if (p.y < 0.55) {
    const streaks = noise2(p.x * 52, p.y * 7 + p.part * 3, 65 + r.seed) - 0.5;
    field += streaks * 0.85 * rise(0.55, 0.38, p.y) * legness(p);
  }
  return rise(-0.05, 0.05, field + p.fray * 0.03);
}

/** Thickest over the hips. */
export function snowAt(r: Recipe, p: BodyPoint): number {
  const thick = r.snow * (1.05 - 0.75 * orderAt(p));
  if (thick <= 0.02) return 0;
  const small = ovalAt(p, 68, 71 + r.seed, 0.2 + thick * 0.45, 0.17);
  const large = ovalAt(p, 34, 75 + r.seed, thick * 0.42, 0.16);
  return Math.max(small, large);
}

/** Radius in cells: 0.62 to 1.87 of `reach`. */
function ovalAt(p: BodyPoint, cells: number, seed: number, share: number, reach: number): number {
  // The grid is rotated, so that no rows show along the body.
  const x = (p.x * 0.83 + p.y * 0.56) * cells + (p.part > 5.5 && p.part < 7.5 ? 37.3 : 0);
  const y = (p.y * 0.83 - p.x * 0.56) * cells;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const wobble = (noise2(p.x * 62, p.y * 62, 77) - 0.5) * 0.62 + p.fray * 0.05;
  // Radius up to 1.87 * `reach`, times 1.44 by wobble; middles lie 0.15 or more inside their cell.
  const into = reach * 2.7 - 0.15;
  const lastColumn = left + lastCell(x - left, into);
  const lastRow = top + lastCell(y - top, into);
  let most = 0;
  let row = top + firstCell(y - top, into);
  do {
    let column = left + firstCell(x - left, into);
    do {
      const grown = clamp01((share - hash(column, row, seed)) * 14);
      if (grown > 0.05) {
        const dx = x - column - 0.5 - (hash(column, row, seed + 1) - 0.5) * 0.7;
        const dy = y - row - 0.5 - (hash(column, row, seed + 2) - 0.5) * 0.7;
        const turn = hash(column, row, seed + 3) * Math.PI;
        const size = hash(column, row, seed + 4);
        const radius = reach * (0.62 + 1.25 * size * size) * grown;
        const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / radius;
        const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (radius * 0.76);
        most = Math.max(most, rise(1.08, 0.86, length2(u, v) + wobble));
      }
      column++;
    } while (column <= lastColumn);
    row++;
  } while (row <= lastRow);
  return most;
}

/** Large on the body, small on head, neck and legs. */
export function spotsAt(r: Recipe, p: BodyPoint): number {
  const fine = isHead(p) ? 1 : Math.max(rise(0.5, 0.32, p.y), rise(-0.05, -0.22, p.x) * 0.6);
  const large = ovalAt(p, 15.5, 81 + r.seed, r.spots * 0.58 * (1 - fine), 0.3);
  const middle = ovalAt(p, 27, 86 + r.seed, r.spots * mix(0.34, 0.3, fine), 0.25);
  const small = ovalAt(p, 47, 91 + r.seed, r.spots * mix(0.12, 0.34, fine), 0.24);
  // None just above the hoof.
  return Math.max(large, Math.max(middle, small)) * rise(0.088, 0.1, p.y);
}
