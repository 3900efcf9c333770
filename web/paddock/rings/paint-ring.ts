import type { Discipline } from '../../../game/shows/disciplines.ts';
import { HORIZON } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import { paintFlowers, paintGrass, paintGround, paintNear } from '../pixels/meadow.ts';
import { paintRidges, type Ridge } from '../pixels/ridges.ts';
import { paintMist, paintSky } from '../pixels/sky.ts';
import { tintOf } from '../pixels/tint.ts';
import { paintRow, paintTree } from '../pixels/trees.ts';
import { isIn, paintReeds, paintWater, type Shore } from '../pixels/water.ts';
import { paintTrack } from '../pixels/way.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import * as courses from './paint-course.ts';
import * as show from './paint-ground.ts';
import { ringPalette, type RingPalette } from './ring-palette.ts';

type Steps = (painting: Painting, ring: RingPalette) => (() => void)[];

/** A ground with spectators; `ground` and `course` depend on the discipline. */
const onGround =
  (ground: Steps, course: Steps): PaintSteps =>
  (painting) => {
    const { back, light, season, tints } = painting;
    const ring = ringPalette(light, season);
    return [
      () => paintSky(painting),
      () => paintRidges(back, tints),
      () => paintGround(back, tints),
      () => paintRow(back, tints, { seed: 8, count: 40, high: 62, air: 0.3, foot: HORIZON + 6 }),
      () => paintMist(back, tints, 0.18),
      () =>
        paintTree(back, tints, { x: 70, foot: HORIZON + 10, wide: 230, high: 214, air: 0.12 }, drawsFrom(3)),
      () =>
        paintTree(back, tints, { x: 1556, foot: HORIZON + 10, wide: 250, high: 236, air: 0.1 }, drawsFrom(5)),
      () => show.paintMasts(painting, ring),
      () => show.paintTents(painting, ring),
      () => show.paintBunting(painting, ring),
      ...ground(painting, ring),
      () => show.paintCrowd(painting, ring),
      () => show.paintRail(painting, ring),
      ...course(painting, ring),
      () => show.paintShine(painting, ring),
    ];
  };

const sand: Steps = (painting, ring) => [() => show.paintSand(painting, ring)];

const grass: Steps = ({ back, front, tints }) => [
  () => paintGrass(back, tints, { seed: 24, count: 19_000, from: HORIZON + 4, to: 722, tall: 15 }),
  () => paintFlowers(back, tints, 32, 500),
  () => paintNear(front, tints, 17),
];

const mownGrass: Steps = (painting) => {
  const { back, tints } = painting;
  return [
    () => paintGrass(back, tints, { seed: 24, count: 15_000, from: HORIZON + 4, to: 722, tall: 7 }),
    () => courses.paintMown(painting),
  ];
};

const POND: Shore = [
  [486, 520, 800],
  [490, 440, 900],
  [497, 402, 962],
  [505, 390, 986],
  [514, 396, 962],
  [524, 440, 890],
  [532, 520, 800],
];

const country: PaintSteps = (painting) => {
  const { back, front, light, season, tints } = painting;
  const ring = ringPalette(light, season, false);
  const without = (x: number, y: number) => isIn(POND, x, y);
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints),
    () => paintGround(back, tints),
    () => paintRow(back, tints, { seed: 12, count: 26, high: 120, air: 0.3, foot: HORIZON + 8 }),
    () => paintRow(back, tints, { seed: 13, count: 13, high: 170, air: 0.14, foot: HORIZON + 14 }),
    () => paintMist(back, tints, 0.22),
    () =>
      paintTree(back, tints, { x: 20, foot: HORIZON + 24, wide: 330, high: 320, air: 0.06 }, drawsFrom(26)),
    () =>
      paintTree(back, tints, { x: 1566, foot: HORIZON + 26, wide: 360, high: 340, air: 0.05 }, drawsFrom(27)),
    () => paintWater(back, tints, POND),
    () => paintGrass(back, tints, { seed: 24, count: 20_000, from: HORIZON + 4, to: 722, tall: 19, without }),
    () => paintReeds(back, tints, POND, 87),
    () => paintFlowers(back, tints, 33, 700),
    () => courses.paintLogs(painting, ring),
    () => courses.paintBrush(painting, ring),
    () => paintNear(front, tints, 20),
  ];
};

const HIGHLANDS: readonly Ridge[] = [
  [60, 190, 1.7, 0.72, 61],
  [36, 150, 2.3, 0.5, 13],
  [10, 96, 3.4, 0.26, 77],
];

/** From the hills towards the viewer. */
const TRACK: Shore = [
  [452, 1058, 1078],
  [466, 950, 980],
  [482, 872, 930],
  [505, 920, 1010],
  [530, 1010, 1150],
  [556, 1080, 1270],
  [590, 1060, 1330],
  [630, 960, 1320],
  [672, 830, 1270],
  [724, 640, 1180],
];

const highland: PaintSteps = (painting) => {
  const { back, front, light, season, tints } = painting;
  const ring = ringPalette(light, season, false);
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints, HIGHLANDS),
    () => paintGround(back, tints),
    () => paintRow(back, tints, { seed: 29, count: 24, high: 44, air: 0.3, foot: HORIZON + 6 }),
    () => paintMist(back, tints, 0.26),
    () => paintTrack(back, tints, tintOf(ring.soil[0]), TRACK),
    () =>
      paintGrass(back, tints, {
        seed: 24,
        count: 21_000,
        from: HORIZON + 4,
        to: 722,
        tall: 22,
        without: (x, y) => isIn(TRACK, x, y),
      }),
    () => paintFlowers(back, tints, 34, 500),
    () => courses.paintWaymarks(painting, ring),
    () => paintNear(front, tints, 20),
  ];
};

export const PAINT_RING: Readonly<Record<Discipline, PaintSteps>> = {
  dressage: onGround(sand, (painting, ring) => [() => courses.paintBoards(painting, ring)]),
  racing: onGround(mownGrass, (painting, ring) => [
    () => courses.paintStand(painting, ring),
    () => courses.paintRun(painting, ring),
  ]),
  halter: onGround(mownGrass, (painting, ring) => [
    () => courses.paintHedge(painting, ring),
    () => courses.paintTubs(painting, ring),
  ]),
  eventing: onGround(grass, (painting, ring) => [
    () => courses.paintBrush(painting, ring),
    () => courses.paintJumps(painting, ring, [1, 2]),
  ]),
  jumping: onGround(sand, (painting, ring) => [() => courses.paintJumps(painting, ring, [3, 1, 0, 2])]),
  cross_country: country,
  endurance: highland,
};
