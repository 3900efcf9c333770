import { HORIZON } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import { paintFence } from '../pixels/fence.ts';
import { paintFlowers, paintGrass, paintGround, paintNear } from '../pixels/meadow.ts';
import { paintRidges } from '../pixels/ridges.ts';
import { paintMist, paintSky } from '../pixels/sky.ts';
import { paintRow, paintTree } from '../pixels/trees.ts';
import type { PaintSteps } from '../setting.ts';

const FENCE = {
  from: -30,
  to: 1640,
  step: 104,
  footAt: (x: number) => 488 + 34 * (x / 1600 - 0.42) ** 2,
  rails: [13, 29],
  high: 40,
  thick: 3.4,
};

export const paintPaddock: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints),
    () => paintGround(back, tints),
    () => paintRow(back, tints, { seed: 11, count: 46, high: 30, air: 0.5 }),
    () => paintRow(back, tints, { seed: 12, count: 17, high: 66, air: 0.26, foot: HORIZON + 6 }),
    () => paintMist(back, tints, 0.22),
    () => paintTree(back, tints, { x: 40, foot: HORIZON + 26, wide: 300, high: 262, air: 0.1 }, drawsFrom(7)),
    () =>
      paintTree(back, tints, { x: 1452, foot: HORIZON + 34, wide: 430, high: 372, air: 0.05 }, drawsFrom(8)),
    () => paintGrass(back, tints, { seed: 21, count: 12_000, from: HORIZON + 3, to: 512, tall: 20 }),
    () => paintFence(back, tints, FENCE),
    () => paintGrass(back, tints, { seed: 22, count: 23_000, from: 490, to: 722, tall: 21 }),
    () => paintFlowers(back, tints, 31, 900),
    () => paintNear(front, tints, 20),
  ];
};
