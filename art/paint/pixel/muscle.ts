import { hill } from './numbers.ts';
import type { Recipe } from './recipe.ts';

/**
 * Light on the muscles of a lean or muscled horse. `soft`: light on the body as a whole. Over the ribs it is the other
 * way round, since lean horses show them. Metallic hair glows in its own grooves.
 */
export function litMuscle(r: Recipe, x: number, y: number, lit: number, soft: number): number {
  const share = 0.55 - 0.8 * hill(x - 0.46, 0.15) * hill(y - 0.7, 0.14);
  return Math.max(0, lit + (share * r.muscle - 0.25 * r.metal) * (lit - soft));
}
