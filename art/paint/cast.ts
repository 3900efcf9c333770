import type { LayerFrame, LayerSet, Plane } from './layers/layers.ts';
import { sample } from './layers/sample.ts';

/** Shadow of hair or tack on the body. */
export interface Cast {
  readonly part: 'mane' | 'forelock' | 'saddle' | 'bridle';
  /** In canonical units; y grows downwards. */
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly strength: number;
}

export const CASTS: readonly Cast[] = [
  { part: 'mane', dx: 0.012, dy: 0.016, blur: 0.008, strength: 0.75 },
  { part: 'forelock', dx: 0.006, dy: 0.008, blur: 0.004, strength: 0.6 },
  { part: 'saddle', dx: 0.008, dy: 0.014, blur: 0.009, strength: 0.7 },
  { part: 'bridle', dx: 0.003, dy: 0.005, blur: 0.0028, strength: 0.5 },
];

/** Coverage of the part that casts the shadow. */
export function casterOf({ hair, tack }: LayerSet, { part }: Cast): Plane | undefined {
  return part === 'mane' || part === 'forelock' ? hair[part]?.alpha : tack?.[part]?.alpha;
}

/** Share of light removed, 0 to 1, at a point of the frame in px. */
export function shadowOf(layers: LayerSet, { scale }: LayerFrame): (x: number, y: number) => number {
  const casts = CASTS.flatMap((cast) => {
    const { dx, dy, blur, strength } = cast;
    const alpha = casterOf(layers, cast);
    return alpha ? [{ alpha, dx: dx * scale, dy: dy * scale, step: blur * scale, strength }] : [];
  });
  return (x, y) => {
    let lit = 1;
    for (let index = 0; index < casts.length; index++) {
      const cast = casts[index];
      if (cast) lit *= 1 - cast.strength * blurred(cast.alpha, x - cast.dx, y - cast.dy, cast.step);
    }
    return 1 - lit;
  };
}

function blurred(plane: Plane, x: number, y: number, step: number): number {
  const { box } = plane;
  if (x < box[0] - step || y < box[1] - step || x > box[2] + step || y > box[3] + step) return 0;
  let sum = 0;
  for (let row = -1; row <= 1; row++)
    for (let column = -1; column <= 1; column++)
      sum += sample(plane, x + column * step, y + row * step) * (2 - Math.abs(row)) * (2 - Math.abs(column));
  return sum / 16;
}
