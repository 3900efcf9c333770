import { HEIGHT, WIDTH } from '../scene-size.ts';
import { cellAt } from './noise.ts';
import { blend, limit, rise, type Tint } from './tint.ts';

/** A picture being painted: linear red, green, blue and alpha of each pixel, times alpha. */
export interface Panel {
  readonly data: Float32Array;
  /** Light on edges that face the upper left. */
  readonly sun: Tint;
}

export function newPanel(sun: Tint): Panel {
  return { data: new Float32Array(WIDTH * HEIGHT * 4), sun };
}

/** Left, top, right and bottom. */
export type Area = readonly [number, number, number, number];

/** `at`: where the pixel starts in the data of a panel. */
export function eachPixel(
  [left, top, right, bottom]: Area,
  visit: (x: number, y: number, at: number) => void,
): void {
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(HEIGHT, bottom); y++)
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(WIDTH, right); x++)
      visit(x, y, (y * WIDTH + x) * 4);
}

/** Lays a colour over the pixel that starts at `at` in the data. */
export function lay({ data }: Panel, at: number, tint: Tint, alpha: number): void {
  const rest = 1 - alpha;
  data[at] = (data[at] as number) * rest + tint[0] * alpha;
  data[at + 1] = (data[at + 1] as number) * rest + tint[1] * alpha;
  data[at + 2] = (data[at + 2] as number) * rest + tint[2] * alpha;
  data[at + 3] = (data[at + 3] as number) * rest + alpha;
}

/** Middle, radii, turn in radians, and how hard it is: 0 for a shadow that fades, 1 for a disc. */
export type Dab = readonly [x: number, y: number, across: number, up: number, turn?: number, hard?: number];

/** A soft stroke of an elliptical brush. */
export function dab(
  panel: Panel,
  [x, y, across, up, turn = 0, hard = 0.3]: Dab,
  tint: Tint,
  alpha: number,
): void {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const wide = Math.hypot(across * cos, up * sin);
  const high = Math.hypot(across * sin, up * cos);
  eachPixel([x - wide, y - high, x + wide, y + high], (column, row, at) => {
    const along = column - x;
    const down = row - y;
    const u = (along * cos + down * sin) / across;
    const v = (down * cos - along * sin) / up;
    const left = limit((1 - u * u - v * v) / (1 - hard));
    if (left > 0) lay(panel, at, tint, alpha * (hard === 0 ? rise(0, 1, left) : left));
  });
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
  panel: Panel,
  [x, y, across, down, bow, wide, end]: Strand,
  [from, to]: readonly [Tint, Tint],
  alpha: number,
): void {
  const upright = Math.abs(down) >= Math.abs(across);
  const most = Math.max(wide, end) + Math.abs(bow) + 1;
  const [left, top] = [x + Math.min(0, across) - most, y + Math.min(0, down) - most];
  eachPixel(
    [left, top, left + Math.abs(across) + 2 * most, top + Math.abs(down) + 2 * most],
    (column, row, at) => {
      const share = upright ? (row - y) / down : (column - x) / across;
      const aside = upright ? column - x - across * share : row - y - down * share;
      const covered = wide + (end - wide) * share + 0.5 - Math.abs(aside - 4 * bow * share * (1 - share));
      if (share >= 0 && share < 1 && covered > 0)
        lay(panel, at, blend(from, to, share), limit(covered) * alpha);
    },
  );
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
