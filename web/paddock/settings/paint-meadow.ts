import { HORIZON } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import { paintFlowers, paintGrass, paintGround, paintNear } from '../pixels/meadow.ts';
import { paintRidges } from '../pixels/ridges.ts';
import { paintMist, paintSky } from '../pixels/sky.ts';
import { paintRow, paintTree } from '../pixels/trees.ts';
import { isIn, paintReeds, paintWater, type Shore } from '../pixels/water.ts';
import type { PaintSteps } from '../setting.ts';

/** Left and right bank by height: a brook that winds towards the right. */
const BROOK: Shore = [
  [448, 800, 812],
  [453, 822, 838],
  [460, 796, 822],
  [469, 772, 806],
  [480, 808, 862],
  [490, 860, 946],
  [505, 900, 1110],
  [525, 990, 1262],
  [548, 1100, 1370],
  [575, 1205, 1520],
  [600, 1310, 1640],
  [640, 1470, 1760],
  [668, 1640, 1900],
];

export const paintMeadow: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  const without = (x: number, y: number) => isIn(BROOK, x, y);
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints),
    () => paintGround(back, tints),
    () => paintRow(back, tints, { seed: 14, count: 40, high: 26, air: 0.5 }),
    () => paintRow(back, tints, { seed: 15, count: 14, high: 62, air: 0.27, foot: HORIZON + 5 }),
    () => paintMist(back, tints, 0.24),
    () => paintWater(back, tints, BROOK),
    () =>
      paintTree(back, tints, { x: 96, foot: HORIZON + 18, wide: 210, high: 190, air: 0.14 }, drawsFrom(9)),
    () => paintTree(back, tints, { x: 1300, foot: 484, wide: 380, high: 330, air: 0.05 }, drawsFrom(61)),
    () => paintGrass(back, tints, { seed: 71, count: 12_000, from: HORIZON + 3, to: 520, tall: 26, without }),
    () => paintGrass(back, tints, { seed: 72, count: 23_000, from: 505, to: 722, tall: 30, without }),
    () => paintReeds(back, tints, BROOK, 51),
    () => paintFlowers(back, tints, 81, 2100),
    () => paintNear(front, tints, 27),
  ];
};
