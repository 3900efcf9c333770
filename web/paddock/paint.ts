import { fillShape, paintSoft, strokeLines, type Brush } from './brush.ts';
import { BLOSSOMS, CROWNS, GRASS, HILLS, HOOF_GRASS, POSTS, RAILS } from './drawing.ts';
import { paintGrass, paintMeadow } from './ground.ts';
import { paletteFor, type Palette } from './palette.ts';
import type { Setting } from './setting.ts';
import { paintSky } from './sky.ts';

export const PADDOCK: Setting = {
  steps(back, front, light, season) {
    const colours = paletteFor(light, season);
    return [
      () => paintSky(back, light, colours),
      () => paintFar(back, [HILLS, CROWNS], colours),
      () => paintMeadow(back, colours),
      () => paintFence(back, colours),
      ...GRASS.map((blades, index) => () => paintGrass(back, blades, index, colours)),
      () => strokeLines(back, BLOSSOMS, colours.bloom, 3.4),
      ...HOOF_GRASS.map((blades, index) => () => paintGrass(front, blades, index % 2, colours)),
    ];
  },
  rough(light, season) {
    const { sky, meadow } = paletteFor(light, season);
    return `linear-gradient(${sky[0]}, ${sky[1]} 36%, ${sky[2]} 61%, ${meadow[0]} 61%, ${meadow[1]} 75%, ${meadow[2]})`;
  },
};

/** Blurred for distance. */
const SOFTNESS = 4;

type Two = readonly [string, string];

/** Far and near hills; trees and their lit sides. */
export function paintFar(brush: Brush, [hills, crowns]: readonly [Two, Two], colours: Palette): void {
  paintSoft(brush, SOFTNESS, (far) => {
    hills.forEach((hill, index) => fillShape(far, hill, colours.hills[index] ?? colours.hills[0]));
    crowns.forEach((crown, index) => fillShape(far, crown, colours.trees[index] ?? colours.trees[0]));
  });
}

function paintFence(brush: Brush, { fence }: Palette): void {
  strokeLines(brush, POSTS, fence, 6);
  for (const rail of RAILS) strokeLines(brush, rail, fence, 4.5);
}
