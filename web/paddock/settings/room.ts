import { layPieces, shadeArea, shades } from '../pixels/laid.ts';
import type { Area, Panel } from '../pixels/panel.ts';
import type { Tint } from '../pixels/tint.ts';
import { WIDTH } from '../scene-size.ts';

interface Boards {
  readonly area: Area;
  readonly wide: number;
  readonly long: number;
  readonly seed: number;
}

/** Upright boards of a wall, with grain, knots' shade and dark joints; dim under the ceiling. */
export function layBoards(panel: Panel, tint: Tint, { area, wide, long, seed }: Boards): void {
  layPieces(panel, {
    area,
    size: [long, wide],
    upright: true,
    tints: shades(tint, 0.17, 0.3),
    seed,
  });
}

/** Boards of a floor that run towards the viewer. */
export function layFloor(panel: Panel, tint: Tint, top: number, seed: number): void {
  layPieces(panel, {
    area: [0, top, WIDTH, 720],
    size: [900, 150],
    eye: top - 130,
    upright: true,
    tints: shades(tint, 0.16, 0.28),
    relief: 0.16,
    grain: [170, 7, 0.3],
    seed,
  });
  // Dark where it meets the wall.
  shadeArea(panel, [0, top, WIDTH, top + 46], [0.3, 0.28, 0.26, 1], 0.85);
}

/** Where a wall meets a ceiling or a beam. */
export function shadeBelow(panel: Panel, top: number, deep: number): void {
  shadeArea(panel, [0, top, WIDTH, top + deep], [0.22, 0.2, 0.2, 1], 0.9);
}
