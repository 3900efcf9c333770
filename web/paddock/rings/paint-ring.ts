import type { Season } from '../../../game/game-time.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import type { Brush } from '../brush.ts';
import { paintFar } from '../far.ts';
import { paintGrass, paintMeadow } from '../ground.ts';
import type { Light } from '../hours.ts';
import { paletteFor, type Palette } from '../palette.ts';
import type { PaintSteps } from '../setting.ts';
import { paintSky } from '../sky.ts';
import * as courses from './paint-course.ts';
import {
  paintBunting,
  paintCrowd,
  paintMasts,
  paintRail,
  paintSand,
  paintShine,
  paintTents,
} from './paint-ground.ts';
import { CROWNS, GRASS, HILLS, MOWN, NEAR_GRASS } from './ring-lines.ts';
import { ringPalette, type RingPalette } from './ring-palette.ts';

interface Painted {
  readonly back: Brush;
  readonly front: Brush;
  readonly light: Light;
  readonly season: Season;
  readonly colours: Palette;
  readonly ring: RingPalette;
}

type Steps = (painted: Painted) => (() => void)[];

/** A ground with spectators; `ground` and `course` depend on the discipline. */
const onGround =
  (ground: Steps, course: Steps): PaintSteps =>
  (back, front, light, season) => {
    const painted = {
      back,
      front,
      light,
      season,
      colours: paletteFor(light, season),
      ring: ringPalette(light, season),
    };
    const { colours, ring } = painted;
    return [
      () => paintSky(back, light, colours),
      () => paintFar(back, [HILLS, CROWNS], colours),
      () => paintMasts(back, ring),
      () => paintTents(back, ring),
      () => paintBunting(back, ring),
      ...ground(painted),
      () => paintCrowd(back, ring),
      () => paintRail(back, ring),
      ...course(painted),
      () => paintShine(back, ring),
    ];
  };

/** Country without spectators. */
const inCountry =
  (land: Steps): PaintSteps =>
  (back, front, light, season) =>
    land({
      back,
      front,
      light,
      season,
      colours: paletteFor(light, season),
      ring: ringPalette(light, season, false),
    });

const sand: Steps = ({ back, ring }) => [() => paintSand(back, ring)];

const grass: Steps = ({ back, front, colours }) => [
  () => paintMeadow(back, colours),
  ...GRASS.map((blades, kind) => () => paintGrass(back, blades, kind, colours)),
  ...NEAR_GRASS.map((blades, kind) => () => paintGrass(front, blades, kind, colours)),
];

const mownGrass: Steps = ({ back, colours, ring }) => [
  () => paintMeadow(back, colours),
  () => courses.paintMown(back, MOWN, ring),
  () => {
    const [dark, dry] = GRASS;
    paintGrass(back, dark, 0, colours);
    paintGrass(back, dry, 1, colours);
  },
];

const country: Steps = ({ back, light, season, colours, ring, ...painted }) => [
  () => paintSky(back, light, colours),
  () => courses.paintWoods(back, colours, ring),
  ...grass({ back, light, season, colours, ring, ...painted }),
  () => courses.paintPond(back, light, season, colours),
  () => courses.paintLogs(back, light, ring),
  () => courses.paintBrush(back, light, ring),
];

const highland: Steps = ({ back, light, season, colours, ring, ...painted }) => [
  () => paintSky(back, light, colours),
  () => courses.paintRidges(back, colours),
  ...grass({ back, light, season, colours, ring, ...painted }),
  () => courses.paintTrack(back, ring),
  () => courses.paintWaymarks(back, light, season, ring),
];

export const PAINT_RING: Readonly<Record<Discipline, PaintSteps>> = {
  dressage: onGround(sand, ({ back, ring }) => [() => courses.paintBoards(back, ring)]),
  racing: onGround(mownGrass, ({ back, ring }) => [
    () => courses.paintStand(back, ring),
    () => courses.paintRun(back, ring),
  ]),
  halter: onGround(mownGrass, ({ back, light, ring }) => [
    () => courses.paintHedge(back, ring),
    () => courses.paintTubs(back, light, ring),
  ]),
  eventing: onGround(grass, ({ back, light, ring }) => [
    () => courses.paintBrush(back, light, ring),
    () => courses.paintJumps(back, light, ring, [1, 2]),
  ]),
  jumping: onGround(sand, ({ back, light, ring }) => [
    () => courses.paintJumps(back, light, ring, [3, 1, 0, 2]),
  ]),
  cross_country: inCountry(country),
  endurance: inCountry(highland),
};
