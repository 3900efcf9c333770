import { curveThrough } from '../curves.ts';
import type { Point } from '../curves.ts';
import type { BodyShape } from './shape.ts';

/** Where the tail leaves the croup, on the canonical horse. */
export const TAIL_ROOT: Point = [0.938, 0.905];

/** The middle line of the tail, from the croup to the tips, as so many points of the world. */
export function tailLine(
  trunkPoint: (point: Point) => Point,
  shape: BodyShape,
  count: number,
): readonly Point[] {
  const [x, y] = trunkPoint(TAIL_ROOT);
  const arch = shape.tailArch;
  const drop = y - shape.tailEnd;
  const short = Math.min(1, drop / 0.6);
  const offsets: readonly Point[] = [
    [0, 0],
    [0.034, -0.01 + arch],
    [0.066 + arch * 0.6, -0.04 * short + arch],
    [0.09 + arch * 0.9, -0.105 * short],
    [0.1 + arch, -0.32 * drop],
    [0.094 + arch * 0.8, -0.55 * drop],
    [0.09 + arch * 0.7, -0.78 * drop],
    [0.106 + arch * 0.7, -drop],
  ];
  return curveThrough(
    offsets.map(([dx, dy]) => [x + dx, y + dy]),
    count,
  ).map(([px = 0, py = 0]): Point => [px, py]);
}
