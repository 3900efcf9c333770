import type { Discipline } from '../../../game/shows/disciplines.ts';
import { landSteps, type Land } from '../pixels/land.ts';
import { paintFlowers, paintGrass, paintNear } from '../pixels/meadow.ts';
import { linear } from '../pixels/tint.ts';
import { isIn, paintReeds, paintWater, type Shore } from '../pixels/water.ts';
import { paintTrack } from '../pixels/way.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import * as courses from './paint-course.ts';
import * as show from './paint-ground.ts';
import { ringPalette, type RingPalette } from './ring-palette.ts';

type Steps = (painting: Painting, ring: RingPalette) => (() => void)[];

const SHOW_LAND: Land = {
  rows: [[8, 40, 62, 0.3, 452]],
  mist: 0.18,
  trees: [
    [70, 456, 230, 214, 0.12, 3],
    [1556, 456, 250, 236, 0.1, 5],
  ],
};

/** A ground with spectators; `ground` and `course` depend on the discipline. */
const onGround =
  (ground: Steps, course: Steps): PaintSteps =>
  (painting) => {
    const ring = ringPalette(painting, linear);
    return [
      ...landSteps(painting, SHOW_LAND),
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
  () => paintGrass(back, tints, [24, 19_000, 450, 722, 15]),
  () => paintFlowers(back, tints, 32, 500),
  () => paintNear(front, tints, 17),
];

const mownGrass: Steps = (painting) => {
  const { back, tints } = painting;
  return [() => paintGrass(back, tints, [24, 15_000, 450, 722, 7]), () => courses.paintMown(painting)];
};

const COUNTRY: Land = {
  rows: [
    [12, 26, 120, 0.3, 454],
    [13, 13, 170, 0.14, 460],
  ],
  mist: 0.22,
  trees: [
    [20, 470, 330, 320, 0.06, 26],
    [1566, 472, 360, 340, 0.05, 27],
  ],
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
  const { back, front, tints } = painting;
  const ring = ringPalette(painting, linear, false);
  return [
    ...landSteps(painting, COUNTRY),
    () => paintWater(back, tints, POND),
    () => paintGrass(back, tints, [24, 20_000, 450, 722, 19], (x, y) => isIn(POND, x, y)),
    () => paintReeds(back, tints, POND, 87),
    () => paintFlowers(back, tints, 33, 700),
    () => courses.paintLogs(painting, ring),
    () => courses.paintBrush(painting, ring),
    () => paintNear(front, tints, 20),
  ];
};

const HIGHLAND: Land = {
  ridges: [
    [60, 190, 1.7, 0.72, 61],
    [36, 150, 2.3, 0.5, 13],
    [10, 96, 3.4, 0.26, 77],
  ],
  rows: [[29, 24, 44, 0.3, 452]],
  mist: 0.26,
  trees: [],
};

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
  const { back, front, tints } = painting;
  const ring = ringPalette(painting, linear, false);
  return [
    ...landSteps(painting, HIGHLAND),
    () => paintTrack(back, tints, ring.soil[0], TRACK),
    () => paintGrass(back, tints, [24, 21_000, 450, 722, 22], (x, y) => isIn(TRACK, x, y)),
    () => paintFlowers(back, tints, 34, 500),
    () => courses.paintWaymarks(painting, ring),
    () => paintNear(front, tints, 20),
  ];
};

const COURSES: Readonly<Record<Discipline, PaintSteps>> = {
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

export const paint: PaintSteps = (painting) => COURSES[painting.name as Discipline](painting);
