import { drawsFrom } from '../lines.ts';
import { shadeArea } from '../pixels/laid.ts';
import { noiseAt, roughAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { dab, eachPixel, lay } from '../pixels/panel.ts';
import { blend, dimmed, limit, type Tint } from '../pixels/tint.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { Painting } from '../setting.ts';
import * as lines from './ring-lines.ts';
import { RIM, MASTS } from './ring-lines.ts';
import type { RingPalette } from './ring-palette.ts';

/** Raked in long lines, with prints of hooves. */
export function paintSand({ back, tints: { sun, lit, haze } }: Painting, { sand }: RingPalette): void {
  const [far, near] = sand;
  eachPixel([0, RIM - 6, WIDTH, HEIGHT], (x, y, at) => {
    const close = (y - HORIZON) / (HEIGHT - HORIZON);
    const rim = RIM - 6 * Math.sin((Math.PI * x) / WIDTH);
    const flat = (x - WIDTH / 2) / (0.1 + close);
    const bend = 6 * roughAt(x / 420, 8, 2);
    const raked = noiseAt(flat / 120, 46 / (0.1 + close) + bend) - 0.5;
    const patch = roughAt(flat / 260, 12 / (0.1 + close), 3) - 0.5;
    const grit = noiseAt(x / 1.3, y / 1.2) - 0.5;
    const own = dimmed(blend(far, near, close), 1 + 0.16 * raked + 0.36 * patch + 0.12 * grit);
    const warm = blend(own, sun, 0.2 * lit * (1 - x / WIDTH));
    lay(back, at, blend(warm, haze, 0.3 * (1 - close) ** 8), limit(y - rim));
  });
  const draw = drawsFrom(47);
  for (let print = 0; print < 460; print++) {
    const y = RIM + 14 + (HEIGHT - RIM) * ((print + draw()) / 460) ** 0.8;
    const size = 1.6 + 8 * ((y - RIM) / (HEIGHT - RIM));
    const [x, turn] = [WIDTH * draw(), (draw() - 0.5) * 0.8];
    dab(back, [x, y, size, size * 0.42, turn, 0], dimmed(near, 0.42), 0.6);
    dab(back, [x + size * 0.3, y + size * 0.34, size * 0.9, size * 0.22, turn, 0], blend(far, sun, 0.3), 0.5);
  }
}

const CLOTH = { grain: [30, 14], rough: 0.12, edge: 3 } as const;

export function paintTents({ back }: Painting, ring: RingPalette): void {
  for (const tent of lines.TENTS) {
    strokeLines(back, tent.pole, ring.wood, 3);
    fillShape(back, tent.flag, ring.red, { edge: 2 });
    fillShape(back, tent.walls, ring.canvas, CLOTH);
    fillShape(back, tent.roof, ring.canvas, { ...CLOTH, edge: 6 });
    fillShape(back, tent.stripes, ring.canvasStripe, { ...CLOTH, edge: 0 });
    const { left, right, eaves, foot } = tent;
    // The roof's right half and the walls beside the entrance lie in shade.
    for (let step = 0; step < 6; step++)
      shadeArea(back, [(left + right) / 2 + step * 10, eaves, right, foot + 90], [0.82, 0.82, 0.86, 1], 0.4);
    shadeArea(back, [left, eaves, right, foot + 20], [0.45, 0.45, 0.5, 1], 0.8);
    fillShape(back, tent.inside, ring.wood, { rough: 0.3, edge: 0, towards: dimmed(ring.wood, 0.02) });
    fillShape(back, tent.scallops, ring.canvas, { edge: 2 });
  }
}

export function paintBunting({ back }: Painting, { iron, red, yellow, blue, green }: RingPalette): void {
  strokeLines(back, lines.BUNTING_ROPE, iron, 1.6);
  const cloths = [red, yellow, blue, green];
  lines.PENNANTS.forEach((pennants, at) => fillShape(back, pennants, cloths[at] ?? red, { edge: 2 }));
}

export function paintMasts({ back }: Painting, { iron, lamp, burning, whiteShade }: RingPalette): void {
  strokeLines(back, lines.MAST_LINES, iron, 5);
  fillShape(back, lines.MAST_HEADS, iron, { edge: 3 });
  strokeLines(back, lines.MAST_LAMPS, burning > 0 ? lamp : whiteShade, 9, burning > 0 ? 0 : 1);
}

/** People along the rail, in groups: coat, arms, head and hair. */
export function paintCrowd({ back }: Painting, { crowd, skin }: RingPalette): void {
  const draw = drawsFrom(61);
  const [coats, faces] = [crowd, skin];
  for (let x = 8; x < WIDTH; x += 9 + 15 * draw()) {
    // Friends stand together.
    if (draw() < 0.16) x += 44 * draw();
    const coat = coats[Math.floor(draw() * coats.length)] ?? LOST;
    const face = faces[Math.floor(draw() * faces.length)] ?? LOST;
    const [y, size] = [428 + 7 * draw(), 0.85 + 0.3 * draw()];
    const hair = dimmed(face, 0.12 + 0.5 * draw());
    dab(back, [x, y + 21 * size, 7.6 * size, 17 * size, 0, 0.5], dimmed(coat, 0.55), 1);
    dab(back, [x - 1.6, y + 19 * size, 5.4 * size, 15 * size, 0, 0.2], coat, 0.95);
    dab(back, [x - 3, y + 14 * size, 2.4 * size, 7 * size, 0.2, 0], dimmed(coat, 1.5), 0.6);
    dab(back, [x, y, 4.6 * size, 5.4 * size, 0, 0.6], hair, 1);
    dab(back, [x - 1 + 2 * draw(), y + 1.4, 3.4 * size, 3.9 * size, 0, 0.5], face, 1);
    if (draw() < 0.3) dab(back, [x, y - 3.4 * size, 6.6 * size, 1.8 * size, 0, 0.5], dimmed(coat, 1.3), 1);
  }
}

const LOST: Tint = [0.2, 0.2, 0.2, 1];

export function paintRail({ back }: Painting, { white, whiteShade, red, yellow, wood }: RingPalette): void {
  strokeLines(back, lines.FLAG_POLES, wood, 3.5);
  lines.FLAG_CLOTHS.forEach((cloths, at) =>
    fillShape(back, cloths, at === 0 ? red : yellow, { grain: [9, 20], rough: 0.3, edge: 2 }),
  );
  shadeArea(back, [0, 466, WIDTH, 484], [0.45, 0.45, 0.45, 1], 0.8);
  strokeLines(back, lines.POSTS, whiteShade, 5.4);
  strokeLines(back, lines.RAILS, white, 5.4);
}

/** Light of the masts over everything behind the horses. */
export function paintShine({ back }: Painting, { lamp, burning }: RingPalette): void {
  if (burning === 0) return;
  const own = lamp;
  for (const { x, top } of MASTS) {
    for (const size of [34, 90, 210]) dab(back, [x, top - 4, size, size * 0.8, 0, 0], own, 0.13 * burning);
    shine(back, [x, top + 120, 330, 300], own, 0.9 * burning);
    shine(back, [x, 590, 640, 190], own, 0.75 * burning);
  }
}
