import { HORIZON } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import { shadeArea } from '../pixels/laid.ts';
import { paintGrass, paintGround, paintNear } from '../pixels/meadow.ts';
import { paintRidges } from '../pixels/ridges.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { dab, shine } from '../pixels/panel.ts';
import { paintMist, paintSky } from '../pixels/sky.ts';
import { overWidth, paintStraw } from '../pixels/straw.ts';
import { dimmed, tintOf } from '../pixels/tint.ts';
import { paintRow, paintTree } from '../pixels/trees.ts';
import { paintWay } from '../pixels/way.ts';
import { ringPalette, type RingPalette } from '../rings/ring-palette.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import * as lines from './fair-lines.ts';
import { paintShade } from './shade.ts';

export const paintFair: PaintSteps = (painting) => {
  const { back, front, light, season, tints } = painting;
  const fair = ringPalette(light, season);
  const straw = [dimmed(tints.dry, 0.35), dimmed(tints.dry, 0.8), tints.dry] as const;
  return [
    () => paintSky(painting),
    () => paintRidges(back, tints),
    () => paintGround(back, tints),
    () => paintRow(back, tints, { seed: 8, count: 34, high: 56, air: 0.34, foot: HORIZON + 6 }),
    () => paintMist(back, tints, 0.18),
    () =>
      paintTree(back, tints, { x: 318, foot: HORIZON + 16, wide: 250, high: 232, air: 0.1 }, drawsFrom(24)),
    () =>
      paintTree(back, tints, { x: 1300, foot: HORIZON + 18, wide: 290, high: 262, air: 0.1 }, drawsFrom(25)),
    () => paintGrass(back, tints, { seed: 24, count: 19_000, from: HORIZON + 3, to: 722, tall: 15 }),
    () => paintWay(back, tints, tintOf(fair.soil[0]), [506, 566]),
    () => paintShade(back, [800, lines.FOOT + 6, 900, 24], light),
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
  fillShape(back, lines.SADDLES, fair.soil[1], { edge: 4 });
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
  const flame = tintOf(lamp);
  for (const [x, y] of lines.LANTERNS) {
    dab(back, [x, y, 7, 9, 0, 0], [1, 0.9, 0.6, 1], 0.9);
    shine(back, [x, y + 10, 250, 220], flame, 1.2 * burning);
    shine(back, [x, lines.FOOT + 60, 340, 100], flame, 0.9 * burning);
  }
}
