import type { LayerFrame, LayerSet, Plane } from './layers/layers.ts';
import { sample } from './layers/sample.ts';

/** Shadow of mane or forelock on the body. */
export interface Cast {
  readonly part: 'mane' | 'forelock';
  /** In canonical units; y grows downwards. */
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly strength: number;
}

export const CASTS: readonly [Cast, Cast] = [
  { part: 'mane', dx: 0.012, dy: 0.016, blur: 0.008, strength: 0.75 },
  { part: 'forelock', dx: 0.006, dy: 0.008, blur: 0.004, strength: 0.6 },
];

/** Share of light removed, 0 to 1, at a point of the frame in px. */
export function shadowAt({ hair }: LayerSet, frame: LayerFrame, x: number, y: number): number {
  let lit = 1;
  for (const { part, dx, dy, blur, strength } of CASTS) {
    const alpha = hair[part]?.alpha;
    if (alpha === undefined) continue;
    lit *= 1 - strength * blurred(alpha, x - dx * frame.scale, y - dy * frame.scale, blur * frame.scale);
  }
  return 1 - lit;
}

function blurred(plane: Plane, x: number, y: number, step: number): number {
  const [left, top, right, bottom] = plane.box;
  if (x < left - step || y < top - step || x > right + step || y > bottom + step) return 0;
  let sum = 0;
  for (let row = -1; row <= 1; row++)
    for (let column = -1; column <= 1; column++)
      sum += sample(plane, x + column * step, y + row * step) * (2 - Math.abs(row)) * (2 - Math.abs(column));
  return sum / 16;
}
