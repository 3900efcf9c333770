import type { Light } from '../hours.ts';
import { drawsFrom } from '../lines.ts';
import { layPieces, shades } from '../pixels/laid.ts';
import { roughAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { dab, eachPixel, lay, type Panel } from '../pixels/panel.ts';
import { blend, dimmed, linear, tint } from '../pixels/tint.ts';
import { WIDTH } from '../scene-size.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import { LAMPLIGHT } from './lamplight.ts';
import { paintLamplight } from './lamps.ts';
import * as lines from './office-lines.ts';
import { PANE, RAIL, FLOOR } from './office-lines.ts';
import { officeColours, type OfficeColours } from './office-palette.ts';
import { layFloor, shadeBelow } from './room.ts';
import { paintOutside } from './room-window.ts';
import { paintShade } from './shade.ts';

const [LAMP_X, LAMP_Y] = lines.LAMP;
const LIT = {
  glows: [
    [LAMP_X, LAMP_Y + 10, 600, 380, 0.8],
    [1320, 120, 440, 300, 0.4],
    [LAMP_X + 260, 650, 860, 150, 0.5],
  ],
  dark: [780, 400, 760, 480],
  darkness: 0.66,
} as const;

const WOOD = { grain: [60, 3], rough: 0.3, edge: 3 } as const;

export const paint: PaintSteps = (painting) => {
  const { back, light } = painting;
  const colours = officeColours(light, linear);
  return [
    () => paintWalls(back, colours),
    () => {
      fillShape(back, lines.WINDOW, colours.beam, { grain: [4, 50], rough: 0.24, edge: 4 });
      paintOutside(painting, PANE);
      strokeLines(back, lines.SASH, colours.beam, 8);
      fillShape(back, lines.SILL, colours.panel[0], WOOD);
    },
    () => paintThings(back, colours, light),
    () => paintFloor(painting, colours),
    () => paintDesk(painting, colours),
    () => paintLamplight(back, light, LIT),
  ];
};

/** Old plaster with the strokes of its trowel, over panels of wood. */
function paintWalls(back: Panel, colours: OfficeColours): void {
  const [upper, lower] = colours.plaster;
  eachPixel([0, 0, WIDTH, RAIL], (x, y, at) => {
    const stroke = roughAt(x / 34 + y / 90, y / 15, 3) - 0.5;
    const stain = roughAt(x / 240 + 9, y / 170, 2) - 0.5;
    lay(back, at, dimmed(blend(upper, lower, y / RAIL), 1 + 0.2 * stroke + 0.34 * stain), 1);
  });
  layPieces(back, {
    area: [0, RAIL, WIDTH, FLOOR],
    size: [900, 80],
    upright: true,
    joint: 3,
    tints: shades(colours.panel[0], 0.14, 0.3),
    relief: 0.5,
    seed: 12,
  });
  fillShape(back, lines.BEAM, colours.beam, { grain: [120, 4], rough: 0.36, edge: 4 });
  shadeBelow(back, 42, 56);
  fillShape(back, lines.CHAIR_RAIL, colours.beam, WOOD);
  fillShape(back, lines.SKIRTING, colours.beam, WOOD);
}

function paintThings(back: Panel, colours: OfficeColours, light: Light): void {
  strokeLines(back, lines.BRACKETS, colours.iron, 3);
  for (const [x, y] of [
    [260, 392],
    [260, 246],
  ] as const)
    dab(back, [x, y + 8, 190, 16, 0, 0], [0, 0, 0, 1], 0.5);
  lines.BOOKS.backs.forEach((backs, at) =>
    fillShape(back, backs, colours.books[at] ?? colours.beam, { grain: [3, 30], rough: 0.2, edge: 4 }),
  );
  strokeLines(back, lines.BOOKS.gilt, colours.gilt, 2);
  fillShape(back, lines.SHELF_BOARDS, colours.beam, WOOD);
  dab(back, [722, 268, 130, 100, 0, 0.2], [0, 0, 0, 1], 0.4);
  fillShape(back, lines.FRAME, colours.beam, { grain: [40, 4], rough: 0.2, edge: 5 });
  fillShape(back, lines.PICTURE, colours.paper, { rough: 0.06, edge: 0 });
  strokeLines(back, lines.TREE, colours.ink, 2.4, 0);
  strokeLines(back, lines.NAMES + lines.TITLE, colours.ink, 5, 0);
  strokeLines(back, lines.STRING, colours.iron, 2);
  lines.RIBBONS.forEach((ribbons, at) =>
    fillShape(back, ribbons, colours.ribbons[at] ?? colours.gilt, { grain: [6, 6], rough: 0.2, edge: 4 }),
  );
  strokeLines(back, lines.BUTTONS, colours.paper, 22, 0.4);
  strokeLines(back, lines.HORSESHOE, colours.shoe, 9);
  strokeLines(back, lines.LEAVES, colours.leaf, 6);
  fillShape(back, lines.POT, colours.pot, { edge: 5 });
  strokeLines(back, lines.LAMP_CHAIN, colours.iron, 3);
  fillShape(back, lines.LAMP_GLASS, colours.glass, { rough: 0, edge: 0 });
  shine(back, [LAMP_X, LAMP_Y + 14, 30, 44], tint([0.98, 0.1, 90]), 2 * LAMPLIGHT[light]);
  fillShape(back, lines.LAMP_IRON, colours.iron, { edge: 2 });
}

function paintFloor({ back, row }: Painting, colours: OfficeColours): void {
  layFloor(back, colours.floor[1], FLOOR, 3);
  const [edge, line, middle] = colours.rug;
  paintShade({ back, row }, [1110, 646, 384, 68]);
  [edge, line, middle].forEach((colour, at) =>
    fillShape(back, lines.RUG[at] ?? lines.RUG[0], colour, {
      grain: [3, 1.4],
      rough: 0.36,
      edge: at === 0 ? 3 : 0,
    }),
  );
  const draw = drawsFrom(21);
  const thread = line;
  for (let knot = 0; knot < 150; knot++) {
    const angle = (knot / 150) * Math.PI * 2;
    dab(
      back,
      [1110 + 297 * Math.cos(angle), 640 + 46 * Math.sin(angle), 5, 2.2],
      knot % 3 === 0 ? middle : edge,
      0.9,
    );
    const [x, y] = [1110 + 210 * (draw() * 2 - 1), 640 + 22 * (draw() * 2 - 1)];
    dab(back, [x, y, 7, 2], thread, 0.16);
  }
}

function paintDesk({ back, row }: Painting, colours: OfficeColours): void {
  paintShade({ back, row }, [190, 604, 260, 26]);
  fillShape(back, lines.DESK, colours.panel[1], WOOD);
  strokeLines(back, lines.DRAWERS, colours.joints, 2, 0);
  strokeLines(back, lines.KNOBS, colours.gilt, 8);
  fillShape(back, lines.DESK_TOP, colours.panel[0], WOOD);
  fillShape(back, lines.LETTER, colours.paper, { rough: 0.05, edge: 1 });
  fillShape(back, lines.QUILL, colours.paper, { grain: [3, 2], rough: 0.2 });
  fillShape(back, lines.INKWELL, colours.iron, { edge: 4 });
}
