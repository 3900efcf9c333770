import { paintFence, type Fence } from '../pixels/fence.ts';
import { landSteps, type Land } from '../pixels/land.ts';
import { paintFlowers, paintGrass, paintNear } from '../pixels/meadow.ts';
import type { PaintSteps } from '../setting.ts';

const LAND: Land = {
  rows: [
    [11, 46, 30, 0.5],
    [12, 17, 66, 0.26, 452],
  ],
  mist: 0.22,
  trees: [
    [40, 472, 300, 262, 0.1, 7],
    [1452, 480, 430, 372, 0.05, 8],
  ],
};

const FENCE: Fence = {
  from: -30,
  step: 104,
  footAt: (x) => 488 + 34 * (x / 1600 - 0.42) ** 2,
  rails: [13, 29],
  high: 40,
  thick: 3.4,
};

export const paint: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  return [
    ...landSteps(painting, LAND),
    () => paintGrass(back, tints, [21, 12_000, 449, 512, 20]),
    () => paintFence(back, tints, FENCE),
    () => paintGrass(back, tints, [22, 23_000, 490, 722, 21]),
    () => paintFlowers(back, tints, 31, 900),
    () => paintNear(front, tints, 20),
  ];
};
