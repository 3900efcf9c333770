import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { paintFar } from '../far.ts';
import { paintGrass, paintMeadow } from '../ground.ts';
import { paletteFor } from '../palette.ts';
import { CROWNS, GRASS, HILLS, NEAR_GRASS } from '../rings/ring-lines.ts';
import { ringPalette, type RingPalette } from '../rings/ring-palette.ts';
import type { PaintSteps } from '../setting.ts';
import { paintSky } from '../sky.ts';
import * as lines from './fair-lines.ts';
import { paintShade } from './shade.ts';

export const paintFair: PaintSteps = (back, front, light, season) => {
  const colours = paletteFor(light, season);
  const fair = ringPalette(light, season);
  return [
    () => paintSky(back, light, colours),
    () => paintFar(back, [HILLS, CROWNS], colours),
    () => paintMeadow(back, colours),
    () => {
      fillShape(back, lines.WAY, fair.soil[0]);
      strokeLines(back, lines.TRODDEN, fair.harrowed, 2.4);
    },
    ...GRASS.map((blades, kind) => () => paintGrass(back, blades, kind, colours)),
    () => paintShade(back, [800, lines.FOOT + 6, 900, 20], light),
    () => paintStalls(back, fair),
    () => paintWares(back, fair),
    () => paintBunting(back, fair),
    () => strokeLines(back, lines.STRAW, fair.yellow, 1.6),
    ...NEAR_GRASS.map((blades, kind) => () => paintGrass(front, blades, kind, colours)),
    () => paintLanterns(back, fair),
  ];
};

function paintStalls(brush: Brush, fair: RingPalette): void {
  const cloths = [fair.red, fair.blue, fair.green];
  for (const stall of lines.STALL_LINES) {
    fillShape(brush, stall.inside, fair.wood);
    fillShape(brush, stall.inside, fair.canvasShade);
    strokeLines(brush, stall.posts, fair.woodLit, 7);
    fillShape(brush, stall.counter, fair.woodLit);
    strokeLines(brush, stall.boards, fair.wood, 2);
    fillShape(brush, stall.canvas, fair.canvas);
    fillShape(brush, stall.stripes, cloths[stall.cloth] ?? fair.red);
    const shade = brush.createLinearGradient(0, 288, 0, 380);
    shade.addColorStop(0, 'transparent');
    shade.addColorStop(1, fair.canvasShade);
    fillShape(brush, stall.canvas, shade);
  }
}

function paintWares(brush: Brush, fair: RingPalette): void {
  strokeLines(brush, lines.ROPES, fair.canvasStripe, 3.4);
  fillShape(brush, lines.RUGS, fair.blue);
  strokeLines(brush, lines.APPLES, fair.red, 11);
  fillShape(brush, lines.CRATES, fair.canvasStripe);
  fillShape(brush, lines.SADDLES, fair.soil[1]);
  for (const { top } of lines.STALL_LINES) fillShape(brush, top, fair.canvasStripe);
}

function paintBunting(brush: Brush, { iron, red, yellow, blue, green }: RingPalette): void {
  strokeLines(brush, lines.ROPE, iron, 1.6);
  const cloths = [red, yellow, blue, green];
  lines.PENNANTS.forEach((pennants, at) => fillShape(brush, pennants, cloths[at] ?? red));
}

/** They burn when the masts of a show ground do. */
function paintLanterns(brush: Brush, { iron, lamp, whiteShade, shine, burning }: RingPalette): void {
  strokeLines(brush, lines.LANTERN_IRON, iron, 3);
  fillShape(brush, lines.LANTERN_GLASS, burning > 0 ? lamp : whiteShade);
  if (burning === 0) return;
  for (const [x, y] of lines.LANTERNS)
    for (const [atY, across, up] of [
      [y, 170, 150],
      [lines.FOOT + 60, 320, 80],
    ] as const) {
      brush.save();
      brush.translate(x, atY);
      brush.scale(across, up);
      const glow = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
      shine.forEach((colour, at) => glow.addColorStop([0, 0.4, 1][at] ?? 1, colour));
      brush.fillStyle = glow;
      brush.fillRect(-1, -1, 2, 2);
      brush.restore();
    }
}
