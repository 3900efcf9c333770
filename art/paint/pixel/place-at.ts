import { acrossFace, alongFace } from './anatomy.ts';
import type { Place } from './place.ts';

/** Only its position is meaningful. */
export function placeAt(x: number, y: number, part: number): Place {
  return { x, y, part, zone: 0, grain: 0, fray: 0, s: alongFace(x, y), n: acrossFace(x, y) };
}
