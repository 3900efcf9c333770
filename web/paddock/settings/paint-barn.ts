import type { Oklch } from '../colour.ts';
import { layPieces, shadeArea, shades } from '../pixels/laid.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { overWidth, paintStraw } from '../pixels/straw.ts';
import { dimmed, linear, type Tint } from '../pixels/tint.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import { BARN_BOARDS, BARN_BRICKS } from './barn-colours.ts';
import { paintBales } from './bales.ts';
import * as lines from './barn-lines.ts';
import { FLOOR, HEAD, RAIL, BOXES, POST_WIDE } from './barn-lines.ts';
import { indoors } from './lamplight.ts';
import { paintLamp, paintLamplight } from './lamps.ts';
import { layBoards } from './room.ts';
import { paintOutside } from './room-window.ts';
import { paintShade } from './shade.ts';

const LIT = {
  glows: [...lines.LAMPS.map(([x, y]) => [x, y + 20, 380, 340, 0.85] as const), [760, 650, 860, 150, 0.5]],
  dark: [780, 440, 720, 380],
  darkness: 0.78,
} as const;

const BEAM: Oklch = [0.31, 0.05, 58];
const GREEN: Oklch = [0.42, 0.05, 150];
const BRASS: Oklch = [0.78, 0.1, 84];
const STEEL: Oklch = [0.56, 0.02, 80];
const IRON: Oklch = [0.22, 0.012, 70];
const HAY: Oklch = [0.78, 0.11, 88];
const ROPE: Oklch = [0.5, 0.08, 60];
const TIN: Oklch = [0.52, 0.05, 240];

interface Barn extends Painting {
  readonly tint: (colour: Oklch) => Tint;
  readonly straw: readonly [Tint, Tint, Tint];
}

export const paint: PaintSteps = (painting) => {
  const { back, front, light } = painting;
  const tint = indoors(light, linear);
  const barn: Barn = {
    ...painting,
    tint,
    straw: [tint([0.36, 0.06, 70]), tint([0.62, 0.1, 82]), tint(HAY)],
  };
  return [
    () => paintLoft(barn),
    () => paintDoorway(barn),
    () => paintBoxes(barn),
    () => paintAisle(barn),
    () => paintBales(barn, lines.BALES, barn.straw),
    () => lines.LAMPS.forEach((lamp) => paintLamp(back, lamp, light)),
    () => paintLamplight(back, light, LIT),
    () =>
      paintStraw(front, {
        seed: 74,
        count: 260,
        area: overWidth(676, HEIGHT + 8),
        long: [30, 48],
        tints: barn.straw,
        cover: 0.5,
      }),
  ];
};

function paintLoft({ back, tint, straw }: Barn): void {
  layPieces(back, {
    area: [0, 0, WIDTH, HEAD],
    size: [900, 44],
    joint: 3,
    tints: shades(tint([0.36, 0.055, 60]), 0.18, 0.26),
    relief: 0.4,
    seed: 4,
  });
  paintStraw(back, {
    seed: 71,
    count: 900,
    area: overWidth(96, 160),
    long: [30, 44],
    tints: straw,
    cover: 0.55,
  });
  shadeArea(back, [0, 0, WIDTH, 150], [0.2, 0.2, 0.2, 1], 0.9);
}

/** Only the doorway shows daylight. */
function paintDoorway(barn: Barn): void {
  const { back, tint, tints } = barn;
  const { inAir, isWinter, snow } = tints;
  paintOutside(barn, lines.DOORWAY);
  const [left, top, across, up] = lines.DOORWAY;
  fillShape(back, lines.PATH, isWinter ? dimmed(snow, 0.8) : inAir([0.62, 0.05, 78]), {
    grain: [20, 5],
    rough: 0.3,
  });
  strokeLines(back, lines.FENCE, tint([0.5, 0.035, 68]), 5);
  for (const x of [left, left + across - 34])
    layBoards(back, tint(GREEN), { area: [x, top, x + 34, top + up], wide: 11.5, long: 9000, seed: 9 });
  // The threshold is lit from outside.
  shadeArea(back, [left + across - 60, top, left + across, top + 4 * up], [0.7, 0.7, 0.7, 1], 0.6);
}

function paintBoxes({ back, tint }: Barn): void {
  for (const [index, [from, to]] of BOXES.entries()) {
    const [left, right] = [from + POST_WIDE, to];
    // The box's far wall, deep in shade behind its bars.
    layPieces(back, {
      area: [left, HEAD, right, RAIL],
      size: [700, 30],
      tints: shades(tint([0.3, 0.045, 62]), 0.2, 0.3),
      relief: 0.2,
      seed: 15 + index,
    });
    shadeArea(back, [left, HEAD, right, HEAD + 170], [0.08, 0.07, 0.07, 1], 1);
    shadeArea(back, [left, HEAD, left + 40, RAIL + 300], [0.4, 0.4, 0.4, 1], 0.8);
    layBoards(back, tint(BARN_BOARDS), {
      area: [left, RAIL, right, FLOOR],
      wide: 31,
      long: 9000,
      seed: 30 + index,
    });
  }
  strokeLines(back, lines.BARS, tint(STEEL), 4.4);
  strokeLines(back, lines.DOORS, tint(GREEN), 12);
  fillShape(back, lines.RAILS, tint(GREEN), { grain: [60, 3], rough: 0.24, edge: 3 });
  fillShape(back, lines.LATCHES, tint(IRON), { edge: 2 });
  fillShape(back, lines.NAME_PLATES, tint(BRASS), { rough: 0.1, edge: 2 });
  shadeArea(back, [0, HEAD + 10, WIDTH, HEAD + 40], [0.3, 0.28, 0.26, 1], 1);
  fillShape(back, lines.HEAD_BEAM, tint(BEAM), { grain: [120, 4], rough: 0.4, edge: 4 });
  fillShape(back, lines.POSTS, tint(BEAM), { grain: [4, 90], rough: 0.4, edge: 4 });
}

function paintAisle({ back, tint, straw, row }: Barn): void {
  const [far, near] = BARN_BRICKS.map(tint) as [Tint, Tint];
  layPieces(back, {
    area: [0, FLOOR, WIDTH, HEIGHT],
    size: [92, 40],
    eye: FLOOR - 96,
    shift: 0.5,
    round: 0.2,
    joint: 3.4,
    tints: [dimmed(near, 0.85), dimmed(far, 1.25), dimmed(near, 0.32)],
    grain: [22, 12, 0.3],
    seed: 40,
  });
  shadeArea(back, [0, FLOOR, WIDTH, FLOOR + 34], [0.3, 0.28, 0.26, 1], 0.9);
  paintStraw(back, {
    seed: 72,
    count: 1300,
    area: overWidth(FLOOR - 2, HEIGHT),
    long: [12, 32],
    tints: straw,
    cover: 0.34,
  });
  strokeLines(back, lines.FORK, tint(ROPE), 5);
  paintShade({ back, row }, [582, 584, 44, 9]);
  fillShape(back, lines.PAIL, tint(TIN), {
    rough: 0.08,
    edge: 3,
    towards: tint([0.36, 0.04, 240]),
    across: true,
  });
  strokeLines(back, lines.PAIL_RIM, tint([0.72, 0.03, 240]), 2.4);
}
