import type { Season } from '../../../game/game-time.ts';
import { fillShape, paintSoft, strokeLines, type Brush } from '../brush.ts';
import { BLACK, css, faded, mixed, oklab } from '../colour.ts';
import type { Light } from '../hours.ts';
import { LIGHT_ROWS } from '../light-rows.ts';
import { inAirOf, type Palette } from '../palette.ts';
import { paintShade } from '../settings/shade.ts';
import {
  BOARD_TOPS,
  BOARDS,
  BRUSH,
  HEATHER,
  HEDGE,
  JUMPS,
  LOGS,
  MARKER_BOXES,
  MARKER_SIGNS,
  NEAR_RIDGE,
  POND,
  POND_BANK,
  POND_REEDS,
  RIDGES,
  RIPPLES,
  RUN_POSTS,
  RUN_RAIL,
  RUTS,
  SIGN,
  STAND,
  STAND_CROWD,
  TRACK,
  TRUNKS,
  TUB_BOXES,
  TUB_FLOWERS,
  TUB_GREENS,
  WAY_CLOTHS,
  WAY_POLES,
  WIN_POST,
  WOODS_CROWNS,
} from './course-lines.ts';
import { HILLS } from './ring-lines.ts';
import type { RingPalette } from './ring-palette.ts';

/** The named jumps, far ones first; each pole has its own colour. */
export function paintJumps(brush: Brush, light: Light, ring: RingPalette, which: readonly number[]): void {
  const paints = [ring.red, ring.blue, ring.yellow, ring.green];
  for (const index of which) {
    const jump = JUMPS[index];
    if (jump === undefined) continue;
    paintShade(brush, jump.shade, light);
    strokeLines(brush, jump.poles, ring.white, 8);
    brush.lineCap = 'butt';
    brush.strokeStyle = paints[index] ?? ring.red;
    brush.stroke(new Path2D(jump.bands));
    fillShape(brush, jump.wings, ring.white);
  }
}

export function paintBoards(brush: Brush, ring: RingPalette): void {
  fillShape(brush, BOARDS, ring.whiteShade);
  fillShape(brush, BOARD_TOPS, ring.white);
  fillShape(brush, MARKER_BOXES, ring.white);
  strokeLines(brush, MARKER_SIGNS, ring.iron, 2.4);
}

export function paintMown(brush: Brush, stripes: string, ring: RingPalette): void {
  fillShape(brush, stripes, ring.mown);
}

export function paintStand(brush: Brush, ring: RingPalette): void {
  fillShape(brush, STAND.wall, ring.wood);
  strokeLines(brush, STAND.steps, ring.woodLit, 3);
  STAND_CROWD.forEach((coats, at) => strokeLines(brush, coats, ring.crowd[at] ?? '', 8));
  strokeLines(brush, STAND.pillars, ring.white, 5);
  fillShape(brush, STAND.roof, ring.green);
}

export function paintRun(brush: Brush, ring: RingPalette): void {
  strokeLines(brush, WIN_POST.pole, ring.white, 6);
  const [x, y, radius] = WIN_POST.disc;
  for (const [share, colour] of [
    [1, ring.red],
    [0.72, ring.white],
    [0.42, ring.red],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius * share, 0, Math.PI * 2);
    brush.fill();
  }
  strokeLines(brush, RUN_POSTS, ring.whiteShade, 4);
  strokeLines(brush, RUN_RAIL, ring.whiteShade, 10);
  brush.save();
  brush.translate(0, -2);
  strokeLines(brush, RUN_RAIL, ring.white, 6);
  brush.restore();
}

export function paintHedge(brush: Brush, { hedge }: RingPalette): void {
  HEDGE.forEach((leaves, at) => fillShape(brush, leaves, hedge[at] ?? hedge[0]));
}

export function paintTubs(brush: Brush, light: Light, ring: RingPalette): void {
  for (const x of [52, 300, 690, 960, 1224, 1520]) paintShade(brush, [x, 528, 44, 8], light);
  fillShape(brush, TUB_GREENS, ring.hedge[1]);
  strokeLines(brush, TUB_FLOWERS, ring.flowers, 7);
  fillShape(brush, TUB_BOXES, ring.wood);
}

export function paintBrush(brush: Brush, light: Light, ring: RingPalette): void {
  paintShade(brush, [212, 530, 150, 12], light);
  strokeLines(brush, BRUSH.twigs, ring.hedge[0], 2.2);
  fillShape(brush, BRUSH.box, ring.wood);
  strokeLines(brush, BRUSH.poles, ring.white, 4);
  fillShape(brush, BRUSH.red, ring.red);
  fillShape(brush, BRUSH.white, ring.white);
}

export function paintLogs(brush: Brush, light: Light, ring: RingPalette): void {
  paintShade(brush, [1306, 526, 170, 13], light);
  fillShape(brush, LOGS.trunks, ring.wood);
  strokeLines(brush, LOGS.bark, ring.woodLit, 2.4);
  fillShape(brush, LOGS.ends, ring.woodLit);
  strokeLines(brush, LOGS.poles, ring.white, 4);
  fillShape(brush, LOGS.red, ring.red);
  fillShape(brush, LOGS.white, ring.white);
}

export function paintWoods(brush: Brush, colours: Palette, ring: RingPalette): void {
  paintSoft(brush, 4, (far) =>
    HILLS.forEach((hill, at) => fillShape(far, hill, colours.hills[at] ?? colours.hills[0])),
  );
  paintSoft(brush, 2, (far) => {
    strokeLines(far, TRUNKS, ring.wood, 7);
    WOODS_CROWNS.forEach((crown, at) => fillShape(far, crown, colours.trees[at] ?? colours.trees[0]));
  });
}

/** Frozen and under snow in winter. */
export function paintPond(
  brush: Brush,
  light: Light,
  season: Season,
  { sky, blades, meadow }: Palette,
): void {
  const [, middle, horizon] = LIGHT_ROWS[light].sky;
  const water = brush.createLinearGradient(0, 486, 0, 540);
  water.addColorStop(0, sky[2]);
  water.addColorStop(1, inAirOf(light)(mixed(oklab(middle), BLACK, 0.24), 0.4));
  fillShape(brush, POND, season === 'winter' ? meadow[1] : water);
  strokeLines(brush, POND_BANK, blades[0], 3);
  strokeLines(brush, RIPPLES, css(faded(oklab(horizon), season === 'winter' ? 0.3 : 0.6)), 2);
  POND_REEDS.forEach((reeds, at) => strokeLines(brush, reeds, blades[at] ?? blades[0], 2));
}

export function paintRidges(brush: Brush, colours: Palette): void {
  paintSoft(brush, 3, (far) => {
    RIDGES.forEach((ridge, at) => fillShape(far, ridge, colours.hills[at] ?? colours.hills[0]));
    fillShape(far, NEAR_RIDGE, colours.meadow[1]);
  });
}

export function paintTrack(brush: Brush, { soil, harrowed }: RingPalette): void {
  const ground = brush.createLinearGradient(0, 452, 0, 720);
  ground.addColorStop(0, soil[0]);
  ground.addColorStop(1, soil[1]);
  fillShape(brush, TRACK, ground);
  strokeLines(brush, RUTS, harrowed, 5);
}

export function paintWaymarks(brush: Brush, light: Light, season: Season, ring: RingPalette): void {
  const bloom = season === 'autumn' || season === 'summer' ? ring.flowers : ring.hedge[1];
  brush.globalAlpha = 0.55;
  strokeLines(brush, HEATHER, bloom, 6);
  brush.globalAlpha = 1;
  paintShade(brush, [322, 524, 40, 7], light);
  strokeLines(brush, SIGN.post, ring.wood, 9);
  fillShape(brush, SIGN.arms, ring.woodLit);
  strokeLines(brush, SIGN.lettering, ring.wood, 4);
  strokeLines(brush, WAY_POLES, ring.wood, 4.5);
  fillShape(brush, WAY_CLOTHS, ring.red);
}
