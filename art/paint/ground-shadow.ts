import type { LayerFrame } from './layers/layers.ts';
import { hill } from './pixel/numbers.ts';

/** Offset in canonical units. */
function hoofShadow(dx: number, dy: number): number {
  return 0.62 * hill(dx, 0.072) * hill(dy, 0.0125);
}

/** `reach`: half the distance between first and last hoof. */
function bodyShadow(dx: number, dy: number, reach: number): number {
  const far = dx / (reach + 0.17);
  return 0.36 * Math.exp(-far * far * far * far) * hill(dy, 0.026);
}

/** Darkness, 0 to 1, at a point in canonical units. */
export function groundShadowOf(frame: LayerFrame): (x: number, y: number) => number {
  const hooves = frame.hooves.map(
    ([x, y]) => [frame.x0 + x / frame.scale, frame.y1 - y / frame.scale] as const,
  );
  const first = Math.min(...hooves.map(([x]) => x));
  const last = Math.max(...hooves.map(([x]) => x));
  return (x, y) => {
    let lit = 1 - bodyShadow(x - (first + last) / 2, y, (last - first) / 2);
    for (const [hoofX, hoofY] of hooves) lit *= 1 - hoofShadow(x - hoofX, y - hoofY);
    return 1 - lit;
  };
}
