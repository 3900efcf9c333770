import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { BLACK, css, faded, oklab } from '../colour.ts';
import type { Light } from '../hours.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import type { PaintSteps } from '../setting.ts';
import * as lines from './office-lines.ts';
import { FLAME, officeColours, type OfficeColours } from './office-palette.ts';
import { paintOutside } from './room-window.ts';
import { paintShade } from './shade.ts';
import { LAMPLIGHT } from './lamps.ts';

const { PANE } = lines;

export const paintOffice: PaintSteps = (back, _, light, season) => {
  const colours = officeColours(light);
  return [
    () => paintWalls(back, colours),
    () => {
      fillShape(back, lines.WINDOW, colours.beam);
      paintOutside(back, { pane: PANE, light, season });
      strokeLines(back, lines.SASH, colours.beam, 8);
      fillShape(back, lines.SILL, colours.panel[0]);
    },
    () => paintThings(back, colours),
    () => paintFloor(back, colours),
    () => paintDesk(back, colours, light),
    () => paintLight(back, light),
  ];
};

function paintWalls(brush: Brush, colours: OfficeColours): void {
  const wall = brush.createLinearGradient(0, 0, 0, lines.RAIL);
  colours.plaster.forEach((colour, at) => wall.addColorStop(at, colour));
  brush.fillStyle = wall;
  brush.fillRect(0, 0, WIDTH, lines.RAIL);
  for (const [x, y, across, up] of lines.STAINS) {
    brush.save();
    brush.translate(x, y);
    brush.scale(across, up);
    const stain = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    stain.addColorStop(0, colours.stain);
    stain.addColorStop(1, 'transparent');
    brush.fillStyle = stain;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
  const panels = brush.createLinearGradient(0, lines.RAIL, 0, lines.FLOOR);
  colours.panel.forEach((colour, at) => panels.addColorStop(at, colour));
  brush.fillStyle = panels;
  brush.fillRect(0, lines.RAIL, WIDTH, lines.FLOOR - lines.RAIL);
  strokeLines(brush, lines.GRAIN, colours.boards, 1.2);
  strokeLines(brush, lines.PANELS, colours.joints, 3);
  fillShape(brush, lines.BEAM, colours.beam);
  fillShape(brush, lines.CHAIR_RAIL, colours.beam);
  fillShape(brush, lines.SKIRTING, colours.beam);
  strokeLines(brush, lines.RAIL_EDGE, colours.edge, 1.6);
}

function paintThings(brush: Brush, colours: OfficeColours): void {
  strokeLines(brush, lines.BRACKETS, colours.iron, 3);
  fillShape(brush, lines.SHELF_BOARDS, colours.beam);
  lines.BOOKS.backs.forEach((backs, at) => fillShape(brush, backs, colours.books[at] ?? colours.beam));
  strokeLines(brush, lines.BOOKS.gilt, colours.gilt, 2);
  fillShape(brush, lines.FRAME, colours.beam);
  fillShape(brush, lines.PICTURE, colours.paper);
  strokeLines(brush, lines.TREE, colours.ink, 2.4);
  strokeLines(brush, lines.NAMES + lines.TITLE, colours.ink, 5);
  strokeLines(brush, lines.STRING, colours.iron, 2);
  lines.RIBBONS.forEach((ribbons, at) => fillShape(brush, ribbons, colours.ribbons[at] ?? colours.gilt));
  strokeLines(brush, lines.BUTTONS, colours.paper, 22);
  strokeLines(brush, lines.HORSESHOE, colours.shoe, 9);
  strokeLines(brush, lines.LEAVES, colours.leaf, 6);
  fillShape(brush, lines.POT, colours.pot);
  strokeLines(brush, lines.LAMP_CHAIN, colours.iron, 3);
  fillShape(brush, lines.LAMP_GLASS, colours.glass);
  fillShape(brush, lines.LAMP_IRON, colours.iron);
  strokeLines(brush, lines.LAMP_IRON, colours.iron, 3);
}

function paintFloor(brush: Brush, colours: OfficeColours): void {
  const ground = brush.createLinearGradient(0, lines.FLOOR, 0, HEIGHT);
  colours.floor.forEach((colour, at) => ground.addColorStop(at, colour));
  fillShape(brush, lines.GROUND, ground);
  strokeLines(brush, lines.BOARDS, colours.boards, 2);
  strokeLines(brush, lines.BOARD_ENDS, colours.boards, 1.6);
  strokeLines(brush, lines.WORN, colours.worn, 3);
  const [edge, line, middle] = colours.rug;
  [edge, line, middle].forEach((colour, at) => fillShape(brush, lines.RUG[at] ?? lines.RUG[0], colour));
}

function paintDesk(brush: Brush, colours: OfficeColours, light: Light): void {
  paintShade(brush, [190, 604, 260, 22], light);
  fillShape(brush, lines.DESK, colours.panel[1]);
  strokeLines(brush, lines.DRAWERS, colours.joints, 2);
  strokeLines(brush, lines.KNOBS, colours.gilt, 8);
  fillShape(brush, lines.DESK_TOP, colours.panel[0]);
  fillShape(brush, lines.LETTER, colours.paper);
  fillShape(brush, lines.QUILL, colours.paper);
  fillShape(brush, lines.INKWELL, colours.iron);
}

/** Lamplight on wall and floor, and the dark beyond it. */
function paintLight(brush: Brush, light: Light): void {
  const [x, y] = lines.LAMP;
  const by = LAMPLIGHT[light];
  for (const [atX, atY, across, up, alpha] of [
    [x, y + 10, 560, 360, 0.6],
    [1320, 120, 420, 280, 0.26],
    [x + 260, 640, 820, 130, 0.26],
  ] as const) {
    brush.save();
    brush.translate(atX, atY);
    brush.scale(across, up);
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    glow.addColorStop(0, css(faded(oklab(FLAME), alpha * by)));
    glow.addColorStop(0.35, css(faded(oklab(FLAME), alpha * by * 0.36)));
    glow.addColorStop(1, css(faded(oklab(FLAME), 0)));
    brush.fillStyle = glow;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
  const dark = brush.createRadialGradient(800, 420, 420, 800, 420, 1150);
  dark.addColorStop(0, css(faded(BLACK, 0)));
  dark.addColorStop(1, css(faded(BLACK, 0.5 * by)));
  brush.fillStyle = dark;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}
