import type { Oklch } from '../colour.ts';
import { moved } from '../pixels/path.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { dab, type Panel } from '../pixels/panel.ts';
import { dimmed, linear, type Tint } from '../pixels/tint.ts';
import { WIDTH } from '../scene-size.ts';
import type { PaintSteps } from '../setting.ts';
import { indoors } from './lamplight.ts';
import { paintLamp, paintLamplight } from './lamps.ts';
import { layBoards, layFloor, shadeBelow } from './room.ts';
import { paintWindow } from './room-window.ts';
import { paintShade } from './shade.ts';
import { stallColours, type StallColours } from './stall-palette.ts';
import * as lines from './tack-room-lines.ts';

const [LAMP_X, LAMP_Y] = lines.LAMP;
const LIT = {
  glows: [
    [LAMP_X, LAMP_Y + 30, 600, 400, 0.95],
    [1420, 300, 400, 320, 0.5],
    [LAMP_X, 650, 680, 130, 0.5],
  ],
  dark: [LAMP_X, 430, 640, 400],
  darkness: 0.76,
} as const;

type Paint = (colour: Oklch) => Tint;

export const paint: PaintSteps = (painting) => {
  const { back, light } = painting;
  const colours = stallColours(light, linear);
  const paint: Paint = indoors(light, linear);
  return [
    () => paintWall(back, colours),
    () => paintWindow(painting, lines.PANE, colours.frame),
    () => layFloor(back, paint([0.46, 0.07, 64]), lines.FLOOR, 6),
    () => paintShelf(back, paint),
    () => lines.SADDLES.forEach((x, nth) => paintSaddle(back, x, paint(PADS[nth] ?? LEATHER), paint)),
    () => lines.BRIDLES.forEach((x) => paintBridle(back, x, paint)),
    () => {
      for (const [x, across] of [
        [186, 170],
        [770, 90],
        [1406, 130],
      ] as const)
        paintShade(painting, [x, x === 770 ? 632 : 614, across, 12]);
      paintThings(back, paint);
    },
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

const WOOD = { grain: [40, 3], rough: 0.3, edge: 3 } as const;
const UPRIGHT = { grain: [4, 40], rough: 0.3, edge: 3 } as const;
const HIDE = { grain: [9, 7], rough: 0.14, edge: 3 } as const;

function paintWall(back: Panel, { wall, beam, frame }: StallColours): void {
  layBoards(back, wall[1], { area: [0, 0, WIDTH, lines.FLOOR], wide: 100, long: 9000, seed: 8 });
  fillShape(back, lines.BEAM, beam, { grain: [120, 4], rough: 0.4, edge: 4 });
  shadeBelow(back, 186, 70);
  fillShape(back, lines.SKIRTING, frame, WOOD);
}

function paintShelf(back: Panel, paint: Paint): void {
  strokeLines(back, lines.BRACKETS, paint(STRAP), 9);
  fillShape(back, lines.SHELF, paint([0.47, 0.075, 62]), WOOD);
  fillShape(back, lines.SHELF_SHADE, paint([0.24, 0.04, 58]));
  fillShape(back, lines.HOOK_RAIL, paint([0.47, 0.075, 62]), WOOD);
  strokeLines(back, lines.HORSESHOES, paint(STEEL), 8);
  strokeLines(back, lines.CORD, paint(CREAM), 2);
  lines.ROSETTES.forEach((at, nth) => paintRosette(back, at, paint(RIBBONS[nth] ?? LEATHER), paint));
}

function paintRosette(back: Panel, [x, y]: readonly [number, number], ribbon: Tint, paint: Paint): void {
  fillShape(back, `M${x - 9} ${y}l-7 38l12 -6l8 8l4 -40ZM${x + 9} ${y}l9 38l-12 -6l-8 8l-2 -40Z`, ribbon, {
    edge: 3,
  });
  // Folds around the button.
  for (let fold = 0; fold < 14; fold++) {
    const angle = (fold / 14) * Math.PI * 2;
    const at = [x + 12 * Math.cos(angle), y + 12 * Math.sin(angle)] as const;
    dab(
      back,
      [...at, 7, 4.4, angle, 0.5],
      dimmed(ribbon, 0.75 - 0.3 * Math.sin(angle) + 0.2 * (fold % 2)),
      1,
    );
  }
  dab(back, [x, y, 8, 8, 0, 0.8], paint(CREAM), 1);
}

const SIZE = 1.12;

function paintSaddle(back: Panel, x: number, pad: Tint, paint: Paint): void {
  const { rack, pad: cloth, piping, flap, seat, leather, iron } = lines.SADDLE;
  const at = (path: string) => moved(path, [x, 376, SIZE]);
  // Its shadow on the wall.
  dab(back, [x + 80, 446, 84, 66, 0, 0], [0, 0, 0, 1], 0.55);
  fillShape(back, at(rack), paint(STRAP), WOOD);
  fillShape(back, at(cloth), pad, { grain: [3, 3], rough: 0.2, edge: 4 });
  strokeLines(back, at(piping), paint(BRASS), 2);
  fillShape(back, at(flap), paint(LEATHER), HIDE);
  fillShape(back, at(seat), paint(LEATHER_LIT), { ...HIDE, edge: 6 });
  dab(back, [x + 52, 400, 26, 4, 0.05, 0], paint([0.78, 0.07, 70]), 0.5);
  strokeLines(back, at(leather), paint(STRAP), 5);
  strokeLines(back, at(iron), paint(STEEL), 4);
}

function paintBridle(back: Panel, x: number, paint: Paint): void {
  const at = (path: string, aside = 0, down = 0) => moved(path, [x + aside, lines.BRIDLE_TOP + down, 1]);
  // Shadows of its straps on the boards.
  strokeLines(back, at(lines.BRIDLE.straps, 7, 5), [0, 0, 0, 0.28], 6, 0);
  dab(back, [x, lines.BRIDLE_TOP - 10, 9, 9, 0, 0.8], paint(BRASS), 1);
  dab(back, [x - 3, lines.BRIDLE_TOP - 13, 4, 3], paint([0.95, 0.06, 90]), 0.7);
  strokeLines(back, at(lines.BRIDLE.straps), paint(STRAP), 6);
  strokeLines(back, at(lines.BRIDLE.rings), paint(STEEL), 4);
}

function paintThings(back: Panel, paint: Paint): void {
  fillShape(back, lines.TRUNK, paint([0.5, 0.075, 62]), WOOD);
  strokeLines(back, lines.TRUNK_LINES, paint([0.26, 0.04, 58]), 5);
  fillShape(back, lines.TRUNK_LOCK, paint(BRASS), { edge: 3 });
  fillShape(back, lines.RUG, paint([0.38, 0.075, 150]), { grain: [4, 2.4], rough: 0.24, edge: 5 });
  strokeLines(back, lines.RUG_BANDS, paint(CREAM), 2);
  fillShape(back, lines.BIN, paint([0.45, 0.04, 150]), UPRIGHT);
  fillShape(back, lines.STOOL, paint([0.5, 0.08, 62]), UPRIGHT);
  fillShape(back, lines.TIN, paint([0.55, 0.12, 40]), { rough: 0.06, edge: 4 });
  fillShape(back, lines.SPONGE, paint([0.8, 0.1, 84]), { grain: [2, 2], rough: 0.4, edge: 4 });
}
