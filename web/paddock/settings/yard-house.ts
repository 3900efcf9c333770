import { drawsFrom } from '../lines.ts';
import { layPieces, shadeArea, shades } from '../pixels/laid.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { dab } from '../pixels/panel.ts';
import { paintStraw } from '../pixels/straw.ts';
import { blend, dimmed, type Tint } from '../pixels/tint.ts';
import type { Painting } from '../setting.ts';
import * as lines from './yard-lines.ts';
import { EAVES, END, FOOT, RIDGE, HALF, TOP, SHUT, DOORS } from './yard-lines.ts';
import type { YardPalette } from './yard-palette.ts';

const SHADE: Tint = [0.8, 0.8, 0.82, 1];

export function paintHouse({ back, tints }: Painting, yard: YardPalette): void {
  const ridge = dimmed(yard.roof, 1.4);
  fillShape(back, lines.TURRET_BOX, yard.frame, { grain: [3, 14], rough: 0.16 });
  fillShape(back, lines.TURRET_ROOF, ridge, { edge: 3 });
  layPieces(back, {
    area: [0, RIDGE, END + 26, EAVES + 6],
    size: [25, 12.4],
    shift: 0.5,
    round: 0.12,
    joint: 1,
    tints: shades(yard.roof, 0.24, 0.4),
    relief: 0.42,
    grain: [16, 7, 0.2],
    seed: 3,
    within: (x, y) => x < 912 + 0.95 * y,
  });
  if (tints.isWinter) paintSnowOnRoof({ back, tints });
  strokeLines(back, lines.RIDGE_TILES, ridge, 7);
  layPieces(back, {
    area: [0, EAVES, END, FOOT - 24],
    size: [46, 19],
    round: 0.34,
    joint: 1.8,
    tints: shades(yard.wall, 0.2, 0.62),
    grain: [13, 9, 0.22],
    seed: 11,
  });
  layPieces(back, {
    area: [0, FOOT - 24, END, FOOT],
    size: [78, 24],
    round: 0.14,
    tints: shades(dimmed(yard.wall, 0.4), 0.14, 0.4),
    grain: [18, 8, 0.2],
    seed: 5,
  });
  // Light from the left fades along the wall; damp rises at its foot.
  for (let x = 0; x < END; x += 8)
    shadeArea(back, [x, EAVES, x + 8, FOOT + 400], tints.grass[0], 0.12 * (x / END));
  shadeArea(back, [END - 3, EAVES, END, FOOT + 200], [0.2, 0.2, 0.2, 1], 0.6);
}

function paintSnowOnRoof({ back, tints: { snow, grass } }: Pick<Painting, 'back' | 'tints'>): void {
  const draw = drawsFrom(17);
  for (let drift = 0; drift < 900; drift++) {
    const y = RIDGE + (EAVES - RIDGE - 4) * Math.sqrt(draw());
    dab(back, [1140 * draw() - 30, y, 20 + 40 * draw(), 2 + 4 * draw()], draw() < 0.3 ? grass[0] : snow, 0.3);
  }
  for (let x = 0; x < END + 20; x += 7) dab(back, [x, EAVES + 2, 9, 3 + 3 * draw()], snow, 0.9);
}

/** Doorways into the dark, with straw and light on their inner sides. */
export function paintDoors({ back }: Painting, yard: YardPalette): void {
  fillShape(back, lines.FRAMES, yard.frame, { grain: [4, 40], rough: 0.14, edge: 2.5 });
  for (const [index, x] of DOORS.entries()) {
    // Boards of the wall at the back, its lower part lit by what falls in.
    layPieces(back, {
      area: [x - HALF, TOP, x + HALF, FOOT],
      size: [400, 17],
      upright: true,
      tints: shades(dimmed(yard.frame, 0.016 + 0.024 * yard.burning), 0.25),
      relief: 0.1,
      grain: [40, 4, 0.3],
      seed: 7 + index,
    });
    shadeArea(back, [x - HALF, TOP, x + HALF, TOP + 120], [0.2, 0.19, 0.2, 1], 0.95);
    for (let step = 0; step < 16; step++) {
      shadeArea(back, [x - HALF, TOP, x - HALF + 2 * step, FOOT + 200], SHADE, 0.6);
      shadeArea(back, [x + HALF - step, TOP, x + HALF, FOOT + 200], SHADE, 0.5);
    }
  }
  const wood = { grain: [5, 60], rough: 0.24, edge: 2.5 } as const;
  fillShape(back, lines.LOWER_DOORS, yard.door, wood);
  const lit = dimmed(yard.door, 1.7);
  fillShape(back, lines.UPPER_DOORS, lit, wood);
  strokeLines(back, lines.BOARDS, dimmed(yard.door, 0.25), 1.6, 0);
  strokeLines(back, lines.BRACES, lit, 8);
  strokeLines(back, lines.IRON, yard.iron, 4);
  fillShape(back, lines.PANES, yard.pane, { edge: 0, rough: 0.5, grain: [14, 20] });
  shadeArea(back, [0, EAVES + 4, END, EAVES + 46], [0.25, 0.26, 0.3, 1], 1);
  strokeLines(back, lines.GUTTER, yard.iron, 7);
  paintStraw(back, {
    seed: 45,
    count: 260,
    area: [0, FOOT - 6, END, FOOT + 10],
    long: [9, 14],
    tints: yard.straw,
    cover: 0.6,
  });
}

/** Under snow in winter. */
export function paintWindowBoxes(
  { back, tints: { grass, blooms, isWinter, snow } }: Painting,
  yard: YardPalette,
): void {
  fillShape(back, lines.WINDOW_BOXES, yard.door, { grain: [30, 4], rough: 0.2 });
  const draw = drawsFrom(98);
  for (const x of lines.WINDOWS)
    for (let leaf = 0; leaf < 90; leaf++) {
      const [aside, up] = [29 * (draw() * 2 - 1), 17 * draw() ** 1.4];
      const bloom = blooms[draw() < 0.6 ? 1 : 0];
      const green = blend(grass[0], grass[1], draw() * (0.4 + up / 17));
      const own = isWinter ? snow : leaf > 55 ? bloom : green;
      const size = isWinter ? ([6, 2.4] as const) : ([2.6, 1.6, 3 * draw()] as const);
      dab(back, [x + aside, isWinter ? 376 : 379 - up, ...size], own, 0.9);
    }
}

/** From dusk till dawn. */
export function paintLamps({ back }: Painting, { iron, lamp, pane, burning }: YardPalette): void {
  strokeLines(back, lines.LANTERN_IRON, iron, 2.5);
  fillShape(back, lines.LANTERN_GLASS, burning > 0 ? lamp : pane, { edge: 0, rough: 0 });
  if (burning === 0) return;
  for (const x of DOORS) {
    shine(back, [x, lines.LANTERN, 14, 16], lamp, 3 * burning);
    shine(back, [x, lines.LANTERN + 60, 190, 230], lamp, 1.5 * burning);
    shine(back, [x, FOOT + 46, 210, 84], lamp, 0.9 * burning);
    // Lanterns outside light the floor of a box, not its roof.
    shadeArea(back, [x - HALF, TOP, x + HALF, SHUT], [0.06, 0.05, 0.05, 1], 0.95);
  }
}
