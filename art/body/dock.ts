import { curveThrough, type Point } from '../curves.ts';
import type { BodyShape } from './shape.ts';
import type { Body, Rib } from './body.ts';

/** Canonical. */
const TAIL_ROOT: Point = [0.938, 0.905];

/** Least height of a lying horse's tail above the ground. */
const LEAST_ABOVE = 0.1;

/** From the croup to the tip, in world coordinates. */
export function tailLine(
  { trunkPoint, floor }: Pick<Body, 'trunkPoint' | 'floor'>,
  shape: BodyShape,
  count: number,
): readonly Point[] {
  const [x, y] = trunkPoint(TAIL_ROOT);
  const arch = shape.tailArch;
  const drop = Math.min(y + floor - shape.tailEnd, floor === 0 ? Infinity : y - LEAST_ABOVE);
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

/** Relative to the tail's root; `arched`: share of the arch. */
const DOCK: readonly (readonly [x: number, y: number, thickness: number, arched: number])[] = [
  [-0.04, 0.012, 0.11, 0],
  [0, 0.002, 0.08, 0.15],
  [0.032, -0.008, 0.058, 0.75],
  [0.06, -0.03, 0.044, 1],
  [0.08, -0.066, 0.034, 0.95],
  [0.09, -0.108, 0.024, 0.9],
  [0.094, -0.14, 0.014, 0.85],
];

/** Fleshy part under the hair, coloured as the coat. */
export function dockRibs(trunkPoint: (point: Point) => Point, shape: BodyShape): readonly Rib[] {
  const [rootX, rootY] = trunkPoint(TAIL_ROOT);
  return DOCK.map(([x, y, thickness, arched], i) => {
    const [beforeX, beforeY] = DOCK[i - 1] ?? [x, y];
    const [afterX, afterY] = DOCK[i + 1] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY);
    const inwards: Point = [(afterY - beforeY) / length, (beforeX - afterX) / length];
    const [dx, dy] = [inwards[0] * thickness, inwards[1] * thickness];
    const up = shape.tailArch * arched;
    return {
      front: [rootX + x, rootY + y + up],
      back: [rootX + x + dx, rootY + y + up + dy],
      canonicalFront: [TAIL_ROOT[0] + x, TAIL_ROOT[1] + y],
      canonicalBack: [TAIL_ROOT[0] + x + dx, TAIL_ROOT[1] + y + dy],
      halfWidth: thickness * 0.5 * shape.width,
      side: 0,
      squareness: 2,
    };
  });
}
