import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { HEIGHT } from '../scene-size.ts';
import {
  BUNTING_ROPE,
  COATS,
  FLAG_CLOTHS,
  FLAG_POLES,
  GROUND,
  HARROWED,
  HEADS,
  MAST_HEADS,
  MAST_LAMPS,
  MAST_LINES,
  MASTS,
  PENNANTS,
  POST_FEET,
  POSTS,
  PRINTS,
  RAILS,
  RIM,
  TENTS,
} from './ring-lines.ts';
import type { RingPalette } from './ring-palette.ts';

/** Raked, with prints of hooves. */
export function paintSand(brush: Brush, { sand, harrowed, raked }: RingPalette): void {
  const ground = brush.createLinearGradient(0, RIM, 0, HEIGHT);
  ground.addColorStop(0, sand[0]);
  ground.addColorStop(1, sand[1]);
  fillShape(brush, GROUND, ground);
  HARROWED.forEach((lines, at) => strokeLines(brush, lines, at === 0 ? harrowed : raked, 2));
  PRINTS.forEach((prints, near) => strokeLines(brush, prints, harrowed, near === 0 ? 3 : 6));
}

export function paintTents(brush: Brush, ring: RingPalette): void {
  for (const tent of TENTS) {
    strokeLines(brush, tent.pole, ring.wood, 3);
    fillShape(brush, tent.flag, ring.red);
    fillShape(brush, tent.walls, ring.canvas);
    fillShape(brush, tent.roof, ring.canvas);
    fillShape(brush, tent.stripes, ring.canvasStripe);
    const shade = brush.createLinearGradient(0, 280, 0, 452);
    shade.addColorStop(0, 'transparent');
    shade.addColorStop(1, ring.canvasShade);
    fillShape(brush, tent.walls, shade);
    fillShape(brush, tent.inside, ring.wood);
    fillShape(brush, tent.scallops, ring.canvas);
  }
}

export function paintBunting(brush: Brush, { iron, red, yellow, blue, green }: RingPalette): void {
  strokeLines(brush, BUNTING_ROPE, iron, 1.6);
  const cloths = [red, yellow, blue, green];
  PENNANTS.forEach((pennants, at) => fillShape(brush, pennants, cloths[at] ?? red));
}

export function paintMasts(brush: Brush, { iron, lamp, burning, whiteShade }: RingPalette): void {
  strokeLines(brush, MAST_LINES, iron, 5);
  fillShape(brush, MAST_HEADS, iron);
  strokeLines(brush, MAST_LAMPS, burning > 0 ? lamp : whiteShade, 9);
}

export function paintCrowd(brush: Brush, { crowd, skin }: RingPalette): void {
  COATS.forEach((coats, at) => strokeLines(brush, coats, crowd[at] ?? '', 11));
  HEADS.forEach((heads, at) => strokeLines(brush, heads, skin[at] ?? '', 10));
}

export function paintRail(brush: Brush, { white, whiteShade, red, yellow, wood }: RingPalette): void {
  strokeLines(brush, FLAG_POLES, wood, 3.5);
  FLAG_CLOTHS.forEach((cloths, at) => fillShape(brush, cloths, at === 0 ? red : yellow));
  strokeLines(brush, POST_FEET, whiteShade, 2);
  strokeLines(brush, POSTS, whiteShade, 5);
  strokeLines(brush, RAILS, white, 4.5);
}

/** Light of the masts over everything behind the horses. */
export function paintShine(brush: Brush, { shine, burning }: RingPalette): void {
  if (burning === 0) return;
  const spots = [
    ...MASTS.map(({ x, top }) => [x, top - 4, 150, 130] as const),
    ...MASTS.map(({ x }) => [x, 590, 560, 150] as const),
  ];
  for (const [x, y, across, up] of spots) {
    brush.save();
    brush.translate(x, y);
    brush.scale(across, up);
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    glow.addColorStop(0, shine[0]);
    glow.addColorStop(0.4, shine[1]);
    glow.addColorStop(1, shine[2]);
    brush.fillStyle = glow;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
}
