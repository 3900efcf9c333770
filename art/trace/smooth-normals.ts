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
  const { width, height } = surface.view;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const next = [0, 0, 0].map(() => new Float32Array(surface.part.length));
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        if (surface.part[at] === 0) continue;
        const normal = meanNormal(surface, [x, y], [dx, dy]);
        for (const [i, value] of normal.entries()) (next[i] as Float32Array)[at] = value;
      }
    [surface.normalX, surface.normalY, surface.normalZ] = next as [Float32Array, Float32Array, Float32Array];
  }
}

function meanNormal(
  surface: Surface,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): [number, number, number] {
  const { view, part, depth } = surface;
  const at = y * view.width + x;
  const own = part[at] ?? 0;
  const fineness = finenessOf(own, surface.canonicalY[at] ?? 0);
  const reach = Math.max(1, Math.round(Math.max(1, Math.round(REACH * view.scale)) * fineness));
  let [sumX, sumY, sumZ] = [0, 0, 0];
  for (let k = -reach; k <= reach; k++) {
    const column = x + dx * k;
    const row = y + dy * k;
    if (column < 0 || row < 0 || column >= view.width || row >= view.height) continue;
    const other = row * view.width + column;
    if (part[other] === 0) continue;
    const apart = Math.abs((depth[other] ?? 0) - (depth[at] ?? 0));
    if (apart > 0.004 + (Math.abs(k) / view.scale) * 3.5) continue;
    const weight = 1 - Math.abs(k) / (reach + 1);
    sumX += (surface.normalX[other] ?? 0) * weight;
    sumY += (surface.normalY[other] ?? 0) * weight;
    sumZ += (surface.normalZ[other] ?? 0) * weight;
  }
  const length = Math.hypot(sumX, sumY, sumZ) || 1;
  return [sumX / length, sumY / length, sumZ / length];
}
