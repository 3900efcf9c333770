import { mix } from '../smooth.ts';

/** The upper outline of the canonical trunk from the withers to the dock: x and y. */
const TOPLINE = [
  [0.1, 0.91],
  [0.17, 0.965],
  [0.24, 0.996],
  [0.31, 0.994],
  [0.385, 0.972],
  [0.47, 0.954],
  [0.555, 0.95],
  [0.635, 0.96],
  [0.71, 0.975],
  [0.775, 0.978],
  [0.84, 0.964],
  [0.9, 0.937],
  [0.95, 0.909],
  [0.985, 0.884],
  [1.007, 0.852],
  [1.017, 0.822],
] as const;

/** How high the back of the canonical horse is at this x. */
export function toplineAt(x: number): number {
  let [fromX, fromY]: readonly [number, number] = TOPLINE[0];
  for (const [toX, toY] of TOPLINE) {
    if (x <= toX) return toX === fromX ? toY : mix(fromY, toY, Math.max(0, (x - fromX) / (toX - fromX)));
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}
