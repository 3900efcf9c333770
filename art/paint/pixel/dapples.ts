import { firstCell, lastCell } from './cells.ts';
import { clamp01, hash, hill, length2, noise, noise2, rise } from './numbers.ts';
import { isHead, type BodyPoint } from './body-point.ts';

/**
 * 1 in a cell's middle, 0 beyond its rim. A cell's radius is at most 0.74 * 1.02 < 0.755; its middle lies at least
 * 0.12 inside, so it reaches at most 0.635 into the next.
 */
function roundCell(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const lastColumn = left + lastCell(x - left, 0.635);
  const lastRow = top + lastCell(y - top, 0.635);
  let most = 0;
  let row = top + firstCell(y - top, 0.635);
  do {
    let column = left + firstCell(x - left, 0.635);
    do {
      const cx = column + 0.5 + (hash(column, row, seed) - 0.5) * 0.76;
      if (Math.abs(x - cx) < 0.755) {
        const cy = row + 0.5 + (hash(column, row, seed + 1) - 0.5) * 0.76;
        if (Math.abs(y - cy) < 0.755) {
          const size = 0.34 + 0.4 * hash(column, row, seed + 2);
          const far = length2(x - cx, y - cy) / size;
          if (far < 1.02)
            most = Math.max(most, (0.3 + 0.7 * hash(column, row, seed + 3)) * rise(1.02, 0.12, far));
        }
      }
      column++;
    } while (column <= lastColumn);
    row++;
  } while (row <= lastRow);
  return most;
}

/** 1 in the rosettes, 0 in the net between them. Aslant and bent, so that no rows show. */
export function dappleAt(x: number, y: number, seed: number): number {
  const wide = noise(x * 5.3 + y * 3, y * 5.3 - x * 3, seed + 5) - 0.5;
  const bendX = (noise2(x * 17 + y * 9, y * 17 - x * 9, 3) - 0.5) * 0.013 + wide * 0.05;
  const bendY = (noise2(x * 17 - y * 9, y * 17 + x * 9, 4) - 0.5) * 0.013 - wide * 0.03;
  const u = x * 0.8 + y * 0.6 + bendX;
  const v = y * 0.8 - x * 0.6 + bendY;
  const large = roundCell(u * 25, v * 27, seed);
  // A small one cannot be stronger.
  if (large > 0.296) return large;
  const small = roundCell((v - bendY) * 43 + 9, (u + bendX) * 43 + 5, seed + 9);
  return Math.max(large, 0.42 * small * (1 - large));
}

/** Barrel, haunches, shoulder, slightly the neck. */
export function dappleZone(p: BodyPoint): number {
  const barrel = hill(p.x - 0.55, 0.3) * hill(p.y - 0.7, 0.22);
  const haunch = hill(p.x - 0.88, 0.16) * hill(p.y - 0.76, 0.2);
  const shoulder = 0.7 * hill(p.x - 0.12, 0.17) * hill(p.y - 0.74, 0.17);
  const neck = 0.25 * hill(p.x + 0.05, 0.13) * hill(p.y - 1.02, 0.16);
  const zone = clamp01(Math.max(Math.max(barrel, haunch), Math.max(shoulder, neck)) * 1.35);
  return isHead(p) ? zone * 0.15 : zone;
}
