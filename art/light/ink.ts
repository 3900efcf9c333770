import { rise } from '../smooth.ts';
import { PARTS, type Surface } from '../trace/surface.ts';

/** Chestnuts grow inside the legs, so they show on the far legs. */
const CHESTNUTS = [
  { part: PARTS.foreFar, x: 0.172, y: 0.405, halfWidth: 0.006, halfHeight: 0.0125 },
  { part: PARTS.hindFar, x: 0.988, y: 0.318, halfWidth: 0.0045, halfHeight: 0.0095 },
] as const;

/** Chestnuts, dark on every horse. */
export function inkOf(surface: Surface, grain: Float32Array): Float32Array {
  const { part, canonicalX, canonicalY } = surface;
  return Float32Array.from(part, (own, at) => {
    const chestnut = CHESTNUTS.find((each) => each.part === own);
    if (chestnut === undefined) return 0;
    const rough = (grain[at] ?? 0) * 0.12;
    const x = ((canonicalX[at] ?? 0) - chestnut.x) / chestnut.halfWidth;
    const y = ((canonicalY[at] ?? 0) - chestnut.y) / chestnut.halfHeight;
    return 0.5 * rise(1.15, 0.7, Math.hypot(x, y) + rough);
  });
}
