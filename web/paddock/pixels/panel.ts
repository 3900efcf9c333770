import { HEIGHT, WIDTH } from '../scene-size.ts';
import { cellAt } from './noise.ts';
import type { Tint } from './tint.ts';

/** A picture being painted: linear red, green, blue and alpha of each pixel, times alpha. */
export interface Panel {
  readonly data: Float32Array;
  /** Light on edges that face the upper left. */
  readonly sun: Tint;
}

export function newPanel(sun: Tint): Panel {
  return { data: new Float32Array(WIDTH * HEIGHT * 4), sun };
}

/** Lays a colour over the pixel that starts at `at` in the data. */
export function lay(data: Float32Array, at: number, [red, green, blue]: Tint, alpha: number): void {
  const rest = 1 - alpha;
  data[at] = (data[at] as number) * rest + red * alpha;
  data[at + 1] = (data[at + 1] as number) * rest + green * alpha;
  data[at + 2] = (data[at + 2] as number) * rest + blue * alpha;
  data[at + 3] = (data[at + 3] as number) * rest + alpha;
}

/** Middle, radii, turn in radians, and how hard it is: 0 for a shadow that fades, 1 for a disc. */
export type Dab = readonly [x: number, y: number, across: number, up: number, turn?: number, hard?: number];

/** A soft stroke of an elliptical brush. */
export function dab(
  { data }: Panel,
  [x, y, across, up, turn = 0, hard = 0.3]: Dab,
  tint: Tint,
  alpha: number,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const wide = Math.hypot(across * cos, up * sin);
  const high = Math.hypot(across * sin, up * cos);
  const [right, bottom] = [
    Math.min(WIDTH - 1, Math.floor(x + wide)),
    Math.min(HEIGHT - 1, Math.floor(y + high)),
  ];
  const soft = 1 / (1 - hard);
  const [red, green, blue] = tint;
  for (let row = Math.max(0, Math.ceil(y - high)); row <= bottom; row++) {
    const down = row - y;
    for (let column = Math.max(0, Math.ceil(x - wide)); column <= right; column++) {
      const along = column - x;
      const u = (along * cos + down * sin) / across;
      const v = (down * cos - along * sin) / up;
      const left = (1 - u * u - v * v) * soft;
      if (left <= 0) continue;
      const by = alpha * (left >= 1 ? 1 : hard === 0 ? left * left * (3 - 2 * left) : left);
      const at = (row * WIDTH + column) * 4;
      const rest = 1 - by;
      data[at] = (data[at] as number) * rest + red * by;
      data[at + 1] = (data[at + 1] as number) * rest + green * by;
      data[at + 2] = (data[at + 2] as number) * rest + blue * by;
      data[at + 3] = (data[at + 3] as number) * rest + by;
    }
  }
}

/** From where, how far, how much it bows to the side, and its half width at both ends. */
export type Strand = readonly [
  x: number,
  y: number,
  across: number,
  down: number,
  bow: number,
  wide: number,
  end: number,
];

/** A blade, stalk, twig or wire; it runs from one colour to the other. */
export function strand(
  { data }: Panel,
  [x, y, across, down, bow, wide, end]: Strand,
  [from, to]: readonly [Tint, Tint],
  alpha: number,
): void {
  const upright = Math.abs(down) >= Math.abs(across);
  const steps = Math.ceil(Math.max(Math.abs(across), Math.abs(down)));
  const [most, mostAside] = upright ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const [start, along] = upright ? [y, Math.sign(down)] : [x, Math.sign(across)];
  const [aside, slope] = upright ? [x, across] : [y, down];
  const [stepMain, stepAside] = upright ? [WIDTH * 4, 4] : [4, WIDTH * 4];
  for (let step = 0; step < steps; step++) {
    const main = Math.round(start + along * step);
    if (main < 0 || main >= most) continue;
    const share = step / steps;
    const middle = aside + slope * share + 4 * bow * share * (1 - share);
    const half = wide + (end - wide) * share;
    const red = from[0] + (to[0] - from[0]) * share;
    const green = from[1] + (to[1] - from[1]) * share;
    const blue = from[2] + (to[2] - from[2]) * share;
    const last = Math.min(mostAside - 1, Math.ceil(middle + half));
    for (let place = Math.max(0, Math.floor(middle - half)); place <= last; place++) {
      const covered = half + 0.5 - Math.abs(place - middle);
      if (covered <= 0) continue;
      const by = (covered < 1 ? covered : 1) * alpha;
      const at = main * stepMain + place * stepAside;
      const rest = 1 - by;
      data[at] = (data[at] as number) * rest + red * by;
      data[at + 1] = (data[at + 1] as number) * rest + green * by;
      data[at + 2] = (data[at + 2] as number) * rest + blue * by;
      data[at + 3] = (data[at + 3] as number) * rest + by;
    }
  }
}

/** Light that falls on what is painted: middle, reach across and up; and light in the air. */
export function shine(
  { data }: Panel,
  [x, y, across, up]: Dab,
  [red, green, blue]: Tint,
  strength: number,
): void {
  const [right, bottom] = [Math.min(WIDTH, x + across), Math.min(HEIGHT, y + up)];
  for (let row = Math.max(0, Math.ceil(y - up)); row < bottom; row++)
    for (let column = Math.max(0, Math.ceil(x - across)); column < right; column++) {
      const away = 1 - ((column - x) / across) ** 2 - ((row - y) / up) ** 2;
      if (away <= 0) continue;
      const by = strength * away * away * away;
      const at = (row * WIDTH + column) * 4;
      data[at] = (data[at] as number) * (1 + by * 2.2 * red) + by * 0.1 * red;
      data[at + 1] = (data[at + 1] as number) * (1 + by * 2.2 * green) + by * 0.1 * green;
      data[at + 2] = (data[at + 2] as number) * (1 + by * 2.2 * blue) + by * 0.1 * blue;
    }
}

/** Dims everything outside an ellipse; fully at twice its size. */
export function dim({ data }: Panel, [x, y, across, up]: Dab, by: number): void {
  for (let row = 0, at = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++, at += 4) {
      const away = Math.hypot((column - x) / across, (row - y) / up) - 1;
      if (away <= 0) continue;
      const left = 1 - by * (away < 1 ? away * away * (3 - 2 * away) : 1);
      data[at] = (data[at] as number) * left;
      data[at + 1] = (data[at + 1] as number) * left;
      data[at + 2] = (data[at + 2] as number) * left;
    }
}

const SHADES = 4096;
/** sRGB for linear light from 0 to 2; the brightest is compressed instead of cut off. */
const SRGB = Float32Array.from({ length: 2 * SHADES }, (_, index) => {
  const light = index / SHADES;
  const soft = light < 0.75 ? light : 0.75 + 0.25 * (1 - Math.exp((0.75 - light) / 0.25));
  return 255 * (soft <= 0.003_130_8 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055);
});
const BRIGHTEST = 2 * SHADES - 1;

/** sRGB with alpha, 8 bits each; grain hides steps between shades. */
export function develop({ data }: Panel): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha < 0.004) continue;
    const scale = SHADES / alpha;
    const grain = cellAt(at >> 2, at >> 12) - 0.5;
    for (let channel = at; channel < at + 3; channel++) {
      const shade = Math.min(BRIGHTEST, (data[channel] as number) * scale) | 0;
      pixels[channel] = (SRGB[shade] as number) + grain;
    }
    pixels[at + 3] = alpha * 255;
  }
  return pixels;
}
