import { strokeLines, type Brush } from '../brush.ts';
import { BLOSSOMS, CROWNS, GRASS, HILLS, HOOF_GRASS, POSTS, RAILS } from '../drawing.ts';
import { paintFar } from '../far.ts';
import { paintGrass, paintMeadow } from '../ground.ts';
import { paletteFor, type Palette } from '../palette.ts';
import type { PaintSteps } from '../setting.ts';
import { paintSky } from '../sky.ts';

export const paintPaddock: PaintSteps = (back, front, light, season) => {
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
};

function paintFence(brush: Brush, { fence }: Palette): void {
  strokeLines(brush, POSTS, fence, 6);
  for (const rail of RAILS) strokeLines(brush, rail, fence, 4.5);
}
