import { clamp01, mix } from './numbers.ts';
import type { BodyPoint } from './body-point.ts';
import type { Recipe } from './recipe.ts';

/**
 * Sheen as the layers hold it, 0 to 1. Metallic hair shines like silk: as broadly as the body is round, in strands along
 * the hair, with no glint on each muscle. `soft`: the sheen of the body as a whole.
 */
export function silkSheen(r: Recipe, p: BodyPoint, own: number, soft: number): number {
  const strands = 1 + 0.16 * p.fray + 0.14 * p.grain;
  return mix(own, clamp01(1.05 * soft * strands), 0.85 * r.metal);
}
