import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { css, type Oklch } from '../colour.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import type { PaintSteps } from '../setting.ts';
import { indoors, paintLamp, paintLamplight } from './lamps.ts';
import { paintWindow } from './room-window.ts';
import { stallColours, type StallColours } from './stall-palette.ts';
import * as lines from './tack-room-lines.ts';

const [LAMP_X, LAMP_Y] = lines.LAMP;
const LIT = {
  glows: [
    [LAMP_X, LAMP_Y + 30, 560, 380, 0.6],
    [1420, 300, 380, 300, 0.3],
    [LAMP_X, 640, 620, 110, 0.3],
  ],
  dark: [LAMP_X, 420, 420, 1150],
  darkness: 0.58,
} as const;

type Paint = (colour: Oklch) => string;

export const paintTackRoom: PaintSteps = (back, _, light, season) => {
  const colours = stallColours(light);
  const inside = indoors(light);
  const paint: Paint = (colour) => css(inside(colour));
  return [
    () => paintWall(back, colours),
    () => paintWindow(back, { pane: lines.PANE, light, season }, colours.frame),
    () => paintShelf(back, paint),
    () => lines.SADDLES.forEach((x, nth) => paintSaddle(back, x, paint(PADS[nth] ?? LEATHER), paint)),
    () => lines.BRIDLES.forEach((x) => paintBridle(back, x, paint)),
    () => paintThings(back, paint),
    () => paintFloor(back, colours, paint),
    () => paintLamp(back, lines.LAMP, light),
    () => paintLamplight(back, light, LIT),
  ];
};

const LEATHER: Oklch = [0.42, 0.085, 52];
const LEATHER_LIT: Oklch = [0.53, 0.095, 58];
const STRAP: Oklch = [0.34, 0.06, 55];
const BRASS: Oklch = [0.76, 0.1, 84];
const STEEL: Oklch = [0.76, 0.03, 84];
const CREAM: Oklch = [0.87, 0.05, 84];
const PADS: readonly Oklch[] = [
  [0.4, 0.08, 262],
  [0.36, 0.09, 18],
  [0.38, 0.06, 152],
  [0.86, 0.03, 90],
];
/** First, second, third, and two more. */
const RIBBONS: readonly Oklch[] = [
  [0.5, 0.14, 26],
  [0.46, 0.1, 255],
  [0.8, 0.13, 86],
  [0.5, 0.09, 150],
  [0.9, 0.02, 90],
];

function paintWall(brush: Brush, { wall, grain, joints, beam }: StallColours): void {
  const boards = brush.createLinearGradient(0, 0, 0, lines.FLOOR);
  boards.addColorStop(0, wall[0]);
  boards.addColorStop(1, wall[1]);
  brush.fillStyle = boards;
  brush.fillRect(0, 0, WIDTH, lines.FLOOR);
  strokeLines(brush, lines.GRAIN, grain, 1.4);
  strokeLines(brush, lines.PLANKS, joints, 2.4);
  fillShape(brush, lines.BEAM, beam);
  fillShape(brush, lines.SKIRTING, beam);
}

function paintShelf(brush: Brush, paint: Paint): void {
  strokeLines(brush, lines.BRACKETS, paint(STRAP), 9);
  fillShape(brush, lines.SHELF, paint([0.47, 0.075, 62]));
  fillShape(brush, lines.SHELF_SHADE, paint([0.24, 0.04, 58]));
  fillShape(brush, lines.HOOK_RAIL, paint([0.47, 0.075, 62]));
  strokeLines(brush, lines.HORSESHOES, paint(STEEL), 8);
  strokeLines(brush, lines.CORD, paint(CREAM), 2);
  lines.ROSETTES.forEach((at, nth) => paintRosette(brush, at, paint(RIBBONS[nth] ?? LEATHER), paint));
}

function paintRosette(brush: Brush, [x, y]: readonly [number, number], ribbon: string, paint: Paint): void {
  fillShape(brush, `M${x - 9} ${y}l-7 38l12 -6l8 8l4 -40ZM${x + 9} ${y}l9 38l-12 -6l-8 8l-2 -40Z`, ribbon);
  strokeLines(brush, `M${x} ${y}h.01`, ribbon, 34);
  strokeLines(brush, `M${x} ${y}h.01`, paint(CREAM), 16);
}

function paintSaddle(brush: Brush, x: number, pad: string, paint: Paint): void {
  const { rack, pad: cloth, piping, flap, seat, leather, iron } = lines.SADDLE;
  brush.save();
  brush.translate(x, 376);
  brush.scale(1.12, 1.12);
  fillShape(brush, rack, paint(STRAP));
  fillShape(brush, cloth, pad);
  strokeLines(brush, piping, paint(BRASS), 2);
  fillShape(brush, flap, paint(LEATHER));
  fillShape(brush, seat, paint(LEATHER_LIT));
  strokeLines(brush, leather, paint(STRAP), 5);
  strokeLines(brush, iron, paint(STEEL), 4);
  brush.restore();
}

function paintBridle(brush: Brush, x: number, paint: Paint): void {
  brush.save();
  brush.translate(x, lines.BRIDLE_TOP);
  strokeLines(brush, 'M0 -10h.01', paint(BRASS), 18);
  strokeLines(brush, lines.BRIDLE.straps, paint(STRAP), 6);
  strokeLines(brush, lines.BRIDLE.rings, paint(STEEL), 4);
  brush.restore();
}

function paintThings(brush: Brush, paint: Paint): void {
  fillShape(brush, lines.TRUNK, paint([0.5, 0.075, 62]));
  strokeLines(brush, lines.TRUNK_LINES, paint([0.26, 0.04, 58]), 5);
  fillShape(brush, lines.TRUNK_LOCK, paint(BRASS));
  fillShape(brush, lines.RUG, paint([0.38, 0.075, 150]));
  strokeLines(brush, lines.RUG_BANDS, paint(CREAM), 2);
  fillShape(brush, lines.BIN, paint([0.45, 0.04, 150]));
}

function paintFloor(brush: Brush, { beam, joints }: StallColours, paint: Paint): void {
  const boards = brush.createLinearGradient(0, lines.FLOOR, 0, HEIGHT);
  boards.addColorStop(0, paint([0.46, 0.07, 64]));
  boards.addColorStop(1, beam);
  fillShape(brush, lines.BOARDS, boards);
  strokeLines(brush, lines.BOARD_JOINTS, joints, 2.4);
  fillShape(brush, lines.STOOL, paint([0.5, 0.08, 62]));
  fillShape(brush, lines.TIN, paint([0.55, 0.12, 40]));
  fillShape(brush, lines.SPONGE, paint([0.8, 0.1, 84]));
}
