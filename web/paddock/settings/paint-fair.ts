import { shadeArea } from '../pixels/laid.ts';
import { landSteps, type Land } from '../pixels/land.ts';
import { paintGrass, paintNear } from '../pixels/meadow.ts';
import { roughAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { dab } from '../pixels/panel.ts';
import { overWidth, paintStraw } from '../pixels/straw.ts';
import { dimmed, limit, linear } from '../pixels/tint.ts';
import { paintGravel } from '../pixels/gravel.ts';
import { ringPalette, type RingPalette } from '../rings/ring-palette.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import * as lines from './fair-lines.ts';
import { paintShade } from './shade.ts';

const LAND: Land = {
  rows: [[8, 34, 56, 0.34, 452]],
  mist: 0.18,
  trees: [
    [318, 462, 250, 232, 0.1, 24],
    [1300, 464, 290, 262, 0.1, 25],
  ],
};

export const paint: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  const fair = ringPalette(painting, linear);
  const straw = [dimmed(tints.dry, 0.35), dimmed(tints.dry, 0.8), tints.dry] as const;
  return [
    ...landSteps(painting, LAND),
    () => paintGrass(back, tints, [24, 19_000, 449, 722, 15]),
    () => paintWay(painting, fair),
    () => paintShade(painting, [800, lines.FOOT + 6, 900, 24]),
    () => paintStalls(painting, fair),
    () => paintWares(painting, fair),
    () => paintBunting(painting, fair),
    () =>
      paintStraw(back, {
        seed: 134,
        count: 1000,
        area: overWidth(514, 690),
        long: [9, 22],
        tints: straw,
        cover: 0.3,
      }),
    () => paintNear(front, tints, 15),
    () => paintLanterns(painting, fair),
  ];
};

/** Along the whole width. */
function paintWay({ back, tints }: Painting, { soil }: RingPalette): void {
  paintGravel(back, tints, soil, (x, y) => {
    const bend = 10 * (roughAt(x / 260, 3, 2) - 0.5);
    const ragged = 16 * (roughAt(x / 12, y / 5, 3) - 0.5);
    return limit((y - 506 - bend + ragged) / 5) * limit((566 - bend * 2 - y + ragged) / 8) * 0.92;
  });
}

const WOOD = { grain: [4, 30], rough: 0.3, edge: 2.5 } as const;
const CLOTH = { grain: [26, 9], rough: 0.16, edge: 3 } as const;

function paintStalls({ back }: Painting, fair: RingPalette): void {
  const cloths = [fair.red, fair.blue, fair.green];
  for (const stall of lines.STALL_LINES) {
    fillShape(back, stall.inside, fair.wood, WOOD);
    shadeArea(back, [stall.left, 340, stall.right, 470], [0.1, 0.09, 0.1, 1], 1);
    strokeLines(back, stall.posts, fair.woodLit, 7);
    fillShape(back, stall.counter, fair.woodLit, WOOD);
    strokeLines(back, stall.boards, fair.wood, 2, 0);
    fillShape(back, stall.canvas, fair.canvas, CLOTH);
    fillShape(back, stall.stripes, cloths[stall.cloth] ?? fair.red, CLOTH);
    // Cloth sinks between the poles and keeps the light off what is below.
    for (let y = 0; y < 40; y += 8)
      shadeArea(back, [stall.left - 16, 380 - y, stall.right + 16, 390], [0.8, 0.8, 0.82, 1], 0.3);
  }
}

function paintWares({ back }: Painting, fair: RingPalette): void {
  strokeLines(back, lines.ROPES, fair.canvasStripe, 3.4);
  fillShape(back, lines.RUGS, fair.blue, CLOTH);
  strokeLines(back, lines.APPLES, fair.red, 11);
  fillShape(back, lines.CRATES, fair.canvasStripe, { grain: [30, 3], rough: 0.3, edge: 3 });
  fillShape(back, lines.SADDLES, dimmed(fair.soil, 0.55), { edge: 4 });
  for (const { top } of lines.STALL_LINES)
    fillShape(back, top, fair.canvasStripe, { grain: [40, 3], rough: 0.24, edge: 3 });
}

function paintBunting({ back }: Painting, { iron, red, yellow, blue, green }: RingPalette): void {
  strokeLines(back, lines.ROPE, iron, 1.6);
  const cloths = [red, yellow, blue, green];
  lines.PENNANTS.forEach((pennants, at) => fillShape(back, pennants, cloths[at] ?? red, { edge: 2 }));
}

/** They burn when the masts of a show ground do. */
function paintLanterns({ back }: Painting, { iron, lamp, whiteShade, burning }: RingPalette): void {
  strokeLines(back, lines.LANTERN_IRON, iron, 3);
  fillShape(back, lines.LANTERN_GLASS, burning > 0 ? lamp : whiteShade, { edge: 0, rough: 0.05 });
  if (burning === 0) return;
  const flame = lamp;
  for (const [x, y] of lines.LANTERNS) {
    dab(back, [x, y, 7, 9, 0, 0], [1, 0.9, 0.6, 1], 0.9);
    shine(back, [x, y + 10, 250, 220], flame, 1.2 * burning);
    shine(back, [x, lines.FOOT + 60, 340, 100], flame, 0.9 * burning);
  }
}
