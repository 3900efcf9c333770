import { strokeLines } from '../brush.ts';
import { oklab } from '../colour.ts';
import { paintFar } from '../far.ts';
import { SEASON_ROWS } from '../light-rows.ts';
import { inAirOf, paletteFor } from '../palette.ts';
import type { PaintSteps } from '../setting.ts';
import { paintSky } from '../sky.ts';
import { paintDoors, paintHouse, paintLamps, paintWindowBoxes } from './yard-house.ts';
import { CROWNS, HILLS } from './yard-lines.ts';
import { FALLEN, STRAW } from './yard-ground-lines.ts';
import { paintBales, paintGround } from './yard-ground.ts';
import { yardPalette } from './yard-palette.ts';

export const paintYard: PaintSteps = (back, front, light, season) => {
  const colours = paletteFor(light, season);
  const yard = yardPalette(light, season);
  const fallen = season === 'autumn' ? inAirOf(light)(oklab(SEASON_ROWS.autumn.leaf)) : null;
  return [
    () => paintSky(back, light, colours),
    () => paintFar(back, [HILLS, CROWNS], colours),
    () => paintHouse(back, colours, yard),
    () => paintDoors(back, yard),
    () => paintWindowBoxes(back, colours, yard, season !== 'winter'),
    () => paintGround(back, colours, yard),
    ...STRAW.map((straw, near) => () => strokeLines(near ? front : back, straw, yard.straw, near ? 2 : 1.4)),
    ...FALLEN.map((leaves, near) => () => {
      if (fallen !== null) strokeLines(near ? front : back, leaves, fallen, near ? 9 : 6);
    }),
    () => paintBales(back, light, yard),
    () => paintLamps(back, yard),
  ];
};
