import { drawsFrom } from '../lines.ts';
import { shadeArea } from '../pixels/laid.ts';
import { landSteps, type Land } from '../pixels/land.ts';
import { paintGrass } from '../pixels/meadow.ts';
import { noiseAt, roughAt } from '../pixels/noise.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { shine } from '../pixels/glow.ts';
import { dab, eachPixel, lay, strand } from '../pixels/panel.ts';
import { blend, dimmed, limit, linear, type Tint } from '../pixels/tint.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { Painting, PaintSteps } from '../setting.ts';
import * as lines from './ground-lines.ts';
import { RIM, MASTS } from './ground-lines.ts';
import { ringPalette, type RingPalette } from './ring-palette.ts';

export type Steps = (painting: Painting, ring: RingPalette) => (() => void)[];

const SHOW_LAND: Land = {
  rows: [[8, 40, 62, 0.3, 452]],
  mist: 0.18,
  trees: [
    [70, 456, 230, 214, 0.12, 3],
    [1556, 456, 250, 236, 0.1, 5],
  ],
};

/** A ground with spectators; `ground` and `course` depend on the discipline. */
export const onGround =
  (ground: Steps, course: Steps): PaintSteps =>
  (painting) => {
    const ring = ringPalette(painting, linear);
    return [
      ...landSteps(painting, SHOW_LAND),
      () => paintMasts(painting, ring),
      () => paintTents(painting, ring),
      () => paintBunting(painting, ring),
      ...ground(painting, ring),
      () => paintCrowd(painting, ring),
      () => paintRail(painting, ring),
      ...course(painting, ring),
      () => paintShine(painting, ring),
    ];
  };

/** Short turf. */
export const mown: Steps = (painting) => {
  const { back, tints } = painting;
  return [() => paintGrass(back, tints, [24, 15_000, 450, 722, 7]), () => paintMown(painting)];
};

/** Mowing stripes that meet far away. */
function paintMown({ back, tints: { grass, isWinter } }: Painting): void {
  for (let y = HORIZON + 16; y < 720; y++) {
    const near = 0.12 + (y - HORIZON) / 274;
    for (let stripe = -9; stripe < 9; stripe += 2) {
      const from = WIDTH / 2 + stripe * 210 * near;
      const own = isWinter ? dimmed(grass[0], 0.9) : grass[0];
      strand(back, [from, y, 210 * near, 0, 0, 0.5, 0.5], [own, own], isWinter ? 0.12 : 0.24);
    }
  }
}

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

function paintTents({ back }: Painting, ring: RingPalette): void {
  strokeLines(back, lines.TENT_POLES, ring.wood, 3);
  fillShape(back, lines.TENT_FLAGS, ring.red, { edge: 2 });
  fillShape(back, lines.TENT_WALLS, ring.canvas, CLOTH);
  fillShape(back, lines.TENT_ROOFS, ring.canvas, { ...CLOTH, edge: 6 });
  fillShape(back, lines.TENT_STRIPES, ring.canvasStripe, { ...CLOTH, edge: 0 });
  for (const [x, foot, size] of lines.TENTS) {
    const [half, eaves] = [lines.ROOF * size, foot + lines.EAVES * size];
    // The roof's right half and the walls beside the entrance lie in shade.
    for (let step = 0; step < 60; step += 10)
      shadeArea(back, [x + step, eaves, x + half, foot + 90], [0.82, 0.82, 0.86, 1], 0.4);
    shadeArea(back, [x - half, eaves, x + half, foot + 20], [0.45, 0.45, 0.5, 1], 0.8);
  }
  fillShape(back, lines.TENT_DOORS, dimmed(ring.wood, 0.5), { rough: 0.3, edge: 0 });
  fillShape(back, lines.SCALLOPS, ring.canvas, { edge: 2 });
}

/** Pennants of four colours in turn. */
function paintBunting({ back }: Painting, { iron, red, yellow, blue, green }: RingPalette): void {
  const cloths = [red, yellow, blue, green];
  lines.ROPE_ENDS.slice(1).forEach(([x, y], span) => {
    const [fromX, fromY] = lines.ROPE_ENDS[span] ?? [x, y];
    strokeLines(back, `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + 68} ${x} ${y}`, iron, 1.6);
    const count = Math.round((x - fromX) / 34);
    for (let index = 1; index < count; index++) {
      const share = index / count;
      const at = fromY + (y - fromY) * share + 136 * share * (1 - share);
      const cloth = cloths[(span + index) % 4] as Tint;
      fillShape(back, `M${fromX + (x - fromX) * share - 7} ${at}h14l-7 18Z`, cloth, { edge: 2 });
    }
  });
}

function paintMasts({ back }: Painting, { iron, lamp, burning, whiteShade }: RingPalette): void {
  strokeLines(back, lines.MAST_LINES, iron, 5);
  fillShape(back, lines.MAST_HEADS, iron, { edge: 3 });
  strokeLines(back, lines.MAST_LAMPS, burning > 0 ? lamp : whiteShade, 9, burning > 0 ? 0 : 1);
}

/** People along the rail, in groups: coat, arms, head and hair. */
function paintCrowd({ back }: Painting, { crowd, skin }: RingPalette): void {
  const draw = drawsFrom(61);
  for (let x = 8; x < WIDTH; x += 9 + 15 * draw()) {
    // Friends stand together.
    if (draw() < 0.16) x += 44 * draw();
    const coat = crowd[Math.floor(draw() * 6)] as Tint;
    const face = skin[Math.floor(draw() * 3)] as Tint;
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

function paintRail({ back }: Painting, { white, whiteShade, red, yellow, wood }: RingPalette): void {
  const cloth = { grain: [9, 20], rough: 0.3, edge: 2 } as const;
  strokeLines(back, lines.FLAG_POLES, wood, 3.5);
  fillShape(back, lines.RED_FLAGS, red, cloth);
  fillShape(back, lines.YELLOW_FLAGS, yellow, cloth);
  shadeArea(back, [0, 466, WIDTH, 484], [0.45, 0.45, 0.45, 1], 0.8);
  strokeLines(back, lines.POSTS, whiteShade, 5.4);
  strokeLines(back, lines.RAILS, white, 5.4);
}

/** Light of the masts over everything behind the horses. */
function paintShine({ back }: Painting, { lamp, burning }: RingPalette): void {
  if (burning === 0) return;
  for (const [x, y] of MASTS) {
    for (const size of [34, 90, 210]) dab(back, [x, y, size, size * 0.8, 0, 0], lamp, 0.13 * burning);
    shine(back, [x, y + 124, 330, 300], lamp, 0.9 * burning);
    shine(back, [x, 590, 640, 190], lamp, 0.75 * burning);
  }
}
