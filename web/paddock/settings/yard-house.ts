import { fillShape, paintSoft, strokeLines, type Brush } from '../brush.ts';
import type { Palette } from '../palette.ts';
import {
  BEHIND,
  BOARDS,
  BRACES,
  FOOT,
  FRAMES,
  GUTTER,
  IRON,
  JOINTS,
  LANTERN_GLASS,
  LANTERN_IRON,
  LANTERNS,
  LOUVRES,
  LOWER_DOORS,
  OPENINGS,
  PANES,
  PLINTH,
  RIDGE_TILES,
  ROOF,
  SASHES,
  SILLS,
  SLATES,
  TURRET_BOX,
  TURRET_ROOF,
  UNDER_EAVES,
  UPPER_DOORS,
  VANE,
  WALL,
  WINDOW_BOXES,
  WINDOW_FLOWERS,
  WINDOW_GREENS,
} from './yard-lines.ts';
import type { YardPalette } from './yard-palette.ts';

export function paintHouse(brush: Brush, { trees }: Palette, yard: YardPalette): void {
  paintSoft(brush, 3, (far) => BEHIND.forEach((crown, at) => fillShape(far, crown, trees[at] ?? trees[0])));
  fillShape(brush, TURRET_BOX, yard.frame);
  strokeLines(brush, LOUVRES, yard.iron, 3);
  fillShape(brush, TURRET_ROOF, yard.lead);
  strokeLines(brush, VANE, yard.iron, 2);
  fillShape(brush, ROOF, yard.roof);
  brush.globalAlpha = 0.3;
  strokeLines(brush, SLATES, yard.slates, 1);
  brush.globalAlpha = 1;
  strokeLines(brush, RIDGE_TILES, yard.ridge, 5);
  const wall = brush.createLinearGradient(0, 0, 1112, 0);
  wall.addColorStop(0, yard.wall[0]);
  wall.addColorStop(1, yard.wall[1]);
  fillShape(brush, WALL, wall);
  strokeLines(brush, JOINTS, yard.joints, 1);
  fillShape(brush, PLINTH, yard.plinth);
}

/** The eaves' shade comes last, on top. */
export function paintDoors(brush: Brush, yard: YardPalette): void {
  fillShape(brush, FRAMES, yard.frame);
  const inside = brush.createLinearGradient(0, 296, 0, FOOT);
  inside.addColorStop(0, yard.inside[0]);
  inside.addColorStop(0.5, yard.inside[1]);
  fillShape(brush, OPENINGS, inside);
  fillShape(brush, LOWER_DOORS, yard.door);
  fillShape(brush, UPPER_DOORS, yard.doorLit);
  strokeLines(brush, BOARDS, yard.boards, 1.5);
  strokeLines(brush, BRACES, yard.doorLit, 7);
  strokeLines(brush, IRON, yard.iron, 3.5);
  fillShape(brush, SASHES, yard.frame);
  fillShape(brush, PANES, yard.pane);
  strokeLines(brush, SILLS, yard.frame, 5);
  const eaves = brush.createLinearGradient(0, 244, 0, 272);
  eaves.addColorStop(0, yard.eaves);
  eaves.addColorStop(1, 'transparent');
  fillShape(brush, UNDER_EAVES, eaves);
  strokeLines(brush, GUTTER, yard.iron, 5);
}

/** Bare earth in winter. */
export function paintWindowBoxes(
  brush: Brush,
  { bloom, blades }: Palette,
  yard: YardPalette,
  grown: boolean,
): void {
  fillShape(brush, WINDOW_BOXES, yard.door);
  if (!grown) return;
  strokeLines(brush, WINDOW_GREENS, blades[0], 2.5);
  strokeLines(brush, WINDOW_FLOWERS, bloom, 5.5);
}

/** From dusk till dawn. */
export function paintLamps(brush: Brush, { iron, lamp, pane, shine, burning }: YardPalette): void {
  strokeLines(brush, LANTERN_IRON, iron, 2.5);
  fillShape(brush, LANTERN_GLASS, burning > 0 ? lamp : pane);
  if (burning === 0) return;
  for (const [x, y] of LANTERNS) {
    for (const [height, across, up] of [
      [y, 150, 130],
      [FOOT + 34, 150, 44],
    ] as const) {
      brush.save();
      brush.translate(x, height);
      brush.scale(across, up);
      const light = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
      shine.forEach((colour, at) => light.addColorStop([0, 0.35, 1][at] ?? 1, colour));
      brush.globalAlpha = height === y ? 1 : 0.45;
      brush.fillStyle = light;
      brush.fillRect(-1, -1, 2, 2);
      brush.restore();
    }
  }
}
