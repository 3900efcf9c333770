import { isEar, PARTS, type Surface } from './surface.ts';

/** In units. */
const REACH = 0.0055;

/** Shorter reach keeps fine parts in shape. */
function finenessOf(part: number, canonicalY: number): number {
  if (part === PARTS.head) return 0.35;
  if (isEar(part)) return 0.3;
  return part > PARTS.head && canonicalY < 0.2 ? 0.45 : 1;
}

/** Hides jumps of curvature between parts. */
export function smoothNormals(surface: Surface): void {
  smoothAlong(surface, 1, 0);
  smoothAlong(surface, 0, 1);
}

/** Over neighbours along a row or a column; without allocations, because every sample has some dozen. */
function smoothAlong(surface: Surface, dx: 0 | 1, dy: 0 | 1): void {
  const { view, part, depth, canonicalY, normalX, normalY, normalZ } = surface;
  const { width, height, scale } = view;
  const [nextX, nextY, nextZ] = [normalX.slice(), normalY.slice(), normalZ.slice()];
  const most = Math.max(1, Math.round(REACH * scale));
  const step = dx + dy * width;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = part[at] as number;
      if (own === 0) continue;
      const reach = Math.max(1, Math.round(most * finenessOf(own, canonicalY[at] as number)));
      const place = dx === 1 ? x : y;
      const from = Math.max(-reach, -place);
      const to = Math.min(reach, (dx === 1 ? width : height) - 1 - place);
      let [sumX, sumY, sumZ] = [0, 0, 0];
      for (let k = from; k <= to; k++) {
        const other = at + k * step;
        if (part[other] === 0) continue;
        const apart = Math.abs((depth[other] as number) - (depth[at] as number));
        if (apart > 0.004 + (Math.abs(k) / scale) * 3.5) continue;
        const weight = 1 - Math.abs(k) / (reach + 1);
        sumX += (normalX[other] as number) * weight;
        sumY += (normalY[other] as number) * weight;
        sumZ += (normalZ[other] as number) * weight;
      }
      const length = Math.hypot(sumX, sumY, sumZ) || 1;
      nextX[at] = sumX / length;
      nextY[at] = sumY / length;
      nextZ[at] = sumZ / length;
    }
  [surface.normalX, surface.normalY, surface.normalZ] = [nextX, nextY, nextZ];
}
