import { firstCell, lastCell } from './cells.ts';
import { clamp01, hash, hill, length2, noise2, rise } from './numbers.ts';
import { isHead, type Place } from './place.ts';

/**
 * 1 in a cell's middle, 0 beyond its rim. A cell's radius is at most 0.74 * 1.02 < 0.755; its middle lies at least
 * 0.19 inside, so it reaches at most 0.565 into the next.
 */
function roundCell(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const lastColumn = left + lastCell(x - left, 0.565);
  const lastRow = top + lastCell(y - top, 0.565);
  let most = 0;
  let row = top + firstCell(y - top, 0.565);
  do {
    let column = left + firstCell(x - left, 0.565);
    do {
      const cx = column + 0.5 + (hash(column, row, seed) - 0.5) * 0.62;
      if (Math.abs(x - cx) < 0.755) {
        const cy = row + 0.5 + (hash(column, row, seed + 1) - 0.5) * 0.62;
        if (Math.abs(y - cy) < 0.755) {
          const size = 0.4 + 0.34 * hash(column, row, seed + 2);
          const far = length2(x - cx, y - cy) / size;
          if (far < 1.02)
            most = Math.max(most, (0.4 + 0.6 * hash(column, row, seed + 3)) * rise(1.02, 0.12, far));
        }
      }
      column++;
    } while (column <= lastColumn);
    row++;
  } while (row <= lastRow);
  return most;
}

/** 1 in the rosettes, 0 in the net between them. */
export function dappleAt(x: number, y: number, seed: number): number {
  const bendX = (noise2(x * 20, y * 20, 3) - 0.5) * 0.018;
  const bendY = (noise2(x * 20, y * 20, 4) - 0.5) * 0.018;
  const large = roundCell((x + bendX) * 27, (y + bendY) * 29.5, seed);
  // A small one cannot be stronger.
  if (large > 0.296) return large;
  const small = roundCell((x - bendY) * 47 + 9, (y + bendX) * 47 + 5, seed + 9);
  return Math.max(large, 0.42 * small * (1 - large));
}

/** Barrel, haunches, shoulder, slightly the neck. */
export function dappleZone(p: Place): number {
  const barrel = hill(p.x - 0.55, 0.3) * hill(p.y - 0.7, 0.22);
  const haunch = hill(p.x - 0.88, 0.16) * hill(p.y - 0.76, 0.2);
  const shoulder = 0.7 * hill(p.x - 0.12, 0.17) * hill(p.y - 0.74, 0.17);
  const neck = 0.25 * hill(p.x + 0.05, 0.13) * hill(p.y - 1.02, 0.16);
  const zone = clamp01(Math.max(Math.max(barrel, haunch), Math.max(shoulder, neck)) * 1.35);
  return isHead(p) ? zone * 0.15 : zone;
}
