import { drawsFrom } from '../lines.ts';
import { paintFence, type Fence } from '../pixels/fence.ts';
import { landSteps, type Land } from '../pixels/land.ts';
import { paintGrass } from '../pixels/meadow.ts';
import { dab } from '../pixels/panel.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import { paintDoors, paintHouse, paintLamps, paintWindowBoxes } from './yard-house.ts';
import { paintCobbles, paintLitter, paintThings } from './yard-ground.ts';
import { yardPalette } from './yard-palette.ts';

const LAND: Land = {
  rows: [
    [16, 40, 34, 0.45],
    [19, 14, 84, 0.22, 454],
  ],
  mist: 0.2,
  trees: [
    [230, 250, 420, 300, 0.06, 14],
    [1500, 478, 300, 288, 0.06, 18],
  ],
};

/** Beside the house, whose right end is at 1112. */
const FENCE: Fence = {
  from: 1150,
  step: 88,
  footAt: (x) => 497 - (x - 1150) * 0.008,
  rails: [14, 30],
  high: 42,
  thick: 3,
};

export const paint: PaintSteps = (painting) => {
  const { back, tints } = painting;
  const yard = yardPalette(painting);
  return [
    ...landSteps(painting, LAND),
    () => paintGrass(back, tints, [23, 5000, 449, 512, 26]),
    () => paintFence(back, tints, FENCE),
    () => paintHouse(painting, yard),
    () => paintDoors(painting, yard),
    () => paintWindowBoxes(painting, yard),
    () => paintCobbles(painting, yard),
    () => paintLitter(painting, yard),
    () => paintThings(painting, yard),
    () => paintFallen(painting),
    () => paintLamps(painting, yard),
  ];
};

/** Leaves of the beech, in autumn. */
function paintFallen({ back, front, season, tints: { leaf } }: Painting): void {
  if (season !== 'autumn') return;
  const draw = drawsFrom(94);
  for (let index = 0; index < 190; index++) {
    const y = 528 + 190 * ((index + draw()) / 190) ** 0.8;
    const size = (y - 430) / 52;
    const at = [1600 * draw(), y, size, size * 0.5, 3 * draw(), 0.5] as const;
    dab(y > 664 ? front : back, at, leaf[draw() < 0.5 ? 1 : 0], 0.95);
  }
}
