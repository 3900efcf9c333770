import type { Season } from '../../../game/game-time.ts';
import { fillShape, paintSoft, strokeLines, type Brush } from '../brush.ts';
import { BLACK, css, faded, mixed, oklab, type Oklch } from '../colour.ts';
import { paintFar } from '../far.ts';
import { paintGrass, paintMeadow } from '../ground.ts';
import type { Light } from '../hours.ts';
import { LIGHT_ROWS, SEASON_ROWS } from '../light-rows.ts';
import { inAirOf, paletteFor, type Palette } from '../palette.ts';
import type { PaintSteps } from '../setting.ts';
import { paintSky } from '../sky.ts';
import {
  BANK,
  BOUGHS,
  BROOK,
  CROWNS,
  FLOWERS,
  GLINTS,
  GRASS,
  HILLS,
  LEAVES,
  OTHER_FLOWERS,
  REEDS,
  TALL_GRASS,
  TRUNK,
} from './meadow-lines.ts';
import { paintShade } from './shade.ts';

/** Bluebells, poppies, seed heads; alpha: share shown. */
const OTHER_BLOOM: Readonly<Record<Season, Oklch>> = {
  spring: [0.66, 0.12, 290],
  summer: [0.62, 0.19, 30],
  autumn: [0.6, 0.05, 70, 0.7],
  winter: [0.6, 0.05, 70, 0],
};

/** Far, middle and near. */
const FLOWER_WIDTHS = [2.6, 3.6, 5] as const;

export const paintMeadowScene: PaintSteps = (back, front, light, season) => {
  const colours = paletteFor(light, season);
  const other = inAirOf(light)(oklab(OTHER_BLOOM[season]));
  const bloom = (flowers: readonly string[], colour: string) =>
    flowers.map((points, near) => () => strokeLines(back, points, colour, FLOWER_WIDTHS[near] ?? 0));
  return [
    () => paintSky(back, light, colours),
    () => paintFar(back, [HILLS, CROWNS], colours),
    () => paintMeadow(back, colours),
    () => paintBrook(back, colours, light, season),
    () => paintOak(back, colours, light, season),
    ...GRASS.map((blades, kind) => () => paintGrass(back, blades, kind, colours)),
    ...REEDS.map((reeds, index) => () => paintGrass(back, reeds, index % 2, colours)),
    ...bloom(FLOWERS, inAirOf(light)(oklab(SEASON_ROWS[season].bloom))),
    ...bloom(OTHER_FLOWERS, other),
    ...TALL_GRASS.map((blades, kind) => () => paintGrass(front, blades, kind % 2, colours)),
  ];
};

/** Frozen and under snow in winter. */
function paintBrook(brush: Brush, { sky, blades, meadow }: Palette, light: Light, season: Season): void {
  const [, middle, horizon] = LIGHT_ROWS[light].sky;
  const inAir = inAirOf(light);
  const water = brush.createLinearGradient(0, 446, 0, 660);
  water.addColorStop(0, sky[2]);
  water.addColorStop(1, inAir(mixed(oklab(middle), BLACK, 0.22), 0.4));
  fillShape(brush, BROOK, season === 'winter' ? meadow[1] : water);
  strokeLines(brush, BANK, blades[0], 2.5);
  strokeLines(brush, GLINTS, css(faded(oklab(horizon), season === 'winter' ? 0.25 : 0.4)), 2);
}

/** Light comes from the left. */
function paintOak(brush: Brush, { trees }: Palette, light: Light, season: Season): void {
  const { leaf, wood } = SEASON_ROWS[season];
  const inAir = inAirOf(light);
  const glow = oklab(LIGHT_ROWS[light].sun);
  paintShade(brush, [1320, 484, 170, 15], light);
  const bark = inAir(mixed(oklab(wood), BLACK, 0.3));
  fillShape(brush, TRUNK, bark);
  if (season === 'winter') return strokeLines(brush, BOUGHS, bark, 2);
  const crown = [
    inAir(mixed(oklab(leaf), BLACK, 0.24)),
    trees[0],
    inAir(mixed(oklab(leaf), glow, 0.24), 0.9),
  ];
  paintSoft(brush, 2, (far) => LEAVES.forEach((leaves, at) => fillShape(far, leaves, crown[at] ?? trees[0])));
}
