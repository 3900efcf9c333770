import { HORIZON } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import { paintFence } from '../pixels/fence.ts';
import { paintGrass, paintGround } from '../pixels/meadow.ts';
import { paintRidges } from '../pixels/ridges.ts';
import { dab } from '../pixels/panel.ts';
import { paintMist, paintSky } from '../pixels/sky.ts';
import { paintRow, paintTree } from '../pixels/trees.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import { paintDoors, paintHouse, paintLamps, paintWindowBoxes } from './yard-house.ts';
import { paintBales, paintCobbles, paintLitter } from './yard-ground.ts';
import { yardPalette } from './yard-palette.ts';

/** Beside the house, whose right end is at 1112. */
const FENCE = {
  from: 1150,
  to: 1640,
  step: 88,
  footAt: (x: number) => 497 - (x - 1150) * 0.008,
  rails: [14, 30],
  high: 42,
  thick: 3,
};

export const paintYard: PaintSteps = (painting) => {
  const { back, tints, light, season } = painting;
  const yard = yardPalette(light, season);
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints),
    () => paintGround(back, tints),
    () => paintRow(back, tints, { seed: 16, count: 40, high: 34, air: 0.45 }),
    () => paintRow(back, tints, { seed: 19, count: 14, high: 84, air: 0.22, foot: HORIZON + 8 }),
    () => paintMist(back, tints, 0.2),
    () => paintTree(back, tints, { x: 230, foot: 250, wide: 420, high: 300, air: 0.06 }, drawsFrom(14)),
    () =>
      paintTree(back, tints, { x: 1500, foot: HORIZON + 32, wide: 300, high: 288, air: 0.06 }, drawsFrom(18)),
    () => paintGrass(back, tints, { seed: 23, count: 5000, from: HORIZON + 3, to: 512, tall: 26 }),
    () => paintFence(back, tints, FENCE),
    () => paintHouse(painting, yard),
    () => paintDoors(painting, yard),
    () => paintWindowBoxes(painting, yard),
    () => paintCobbles(painting),
    () => paintLitter(painting),
    () => paintBales(painting, yard),
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
    const size = 1.6 + 4.6 * ((y - 500) / 220);
    const layer = y > 664 ? front : back;
    const [x, turn] = [1600 * draw(), 3 * draw()];
    dab(layer, [x + 1, y + 1.5, size, size * 0.5, turn, 0.4], [0.01, 0.01, 0.01, 1], 0.4);
    dab(layer, [x, y, size, size * 0.5, turn, 0.5], draw() < 0.5 ? leaf[1] : leaf[0], 0.95);
  }
}
