import { landSteps, type Land } from '../pixels/land.ts';
import { paintFlowers, paintGrass, paintNear } from '../pixels/meadow.ts';
import { isIn, paintReeds, paintWater, type Shore } from '../pixels/water.ts';
import type { PaintSteps } from '../setting.ts';

const LAND: Land = {
  rows: [
    [14, 40, 26, 0.5],
    [15, 14, 62, 0.27, 451],
  ],
  mist: 0.24,
  trees: [
    [96, 464, 210, 190, 0.14, 9],
    [1300, 484, 380, 330, 0.05, 61],
  ],
};

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

export const paint: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  const isBare = (x: number, y: number) => isIn(BROOK, x, y);
  return [
    ...landSteps(painting, LAND),
    () => paintWater(back, tints, BROOK),
    () => paintGrass(back, tints, [71, 12_000, 449, 520, 26], isBare),
    () => paintGrass(back, tints, [72, 23_000, 505, 722, 30], isBare),
    () => paintReeds(back, tints, BROOK, 51),
    () => paintFlowers(back, tints, 81, 2100),
    () => paintNear(front, tints, 27),
  ];
};
