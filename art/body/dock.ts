import type { Point } from '../curves.ts';
import type { Rib } from './body.ts';
import type { BodyShape } from './shape.ts';
import { TAIL_ROOT } from './tail-line.ts';

/** From the tail's root: its upper outline, how thick the dock is there, and how much of the arch it rises by. */
const DOCK: readonly (readonly [x: number, y: number, thickness: number, arched: number])[] = [
  [-0.04, 0.012, 0.11, 0],
  [0, 0.002, 0.08, 0.15],
  [0.032, -0.008, 0.058, 0.75],
  [0.06, -0.03, 0.044, 1],
  [0.08, -0.066, 0.034, 0.95],
  [0.09, -0.108, 0.024, 0.9],
  [0.094, -0.14, 0.014, 0.85],
];

/** The bones of the tail under the first of its hair, of the colour of the coat. */
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
