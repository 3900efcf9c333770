import { acrossFace, alongFace } from './anatomy.ts';
import type { BodyPoint } from './body-point.ts';

/** Only its position is meaningful. */
export function bodyPointAt(x: number, y: number, part: number): BodyPoint {
  return { x, y, part, zone: 0, grain: 0, fray: 0, s: alongFace(x, y), n: acrossFace(x, y) };
}
