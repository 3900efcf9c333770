import { oklab, type Oklab, type Oklch } from '../colour.ts';

/** Linear red, green and blue, 0 to 1, and alpha. */
export type Tint = readonly [red: number, green: number, blue: number, alpha: number];

export const DARK: Tint = [0, 0, 0, 1];
export const WHITE_TINT: Tint = [1, 1, 1, 1];

export function linear([lightness, a, b, alpha]: Oklab): Tint {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    Math.max(0, -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    Math.max(0, -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha,
  ];
}

export const tint = (colour: Oklch): Tint => linear(oklab(colour));

const known = new Map<string, Tint>();

/** Reads a CSS colour in oklab. Palettes use CSS colours because the page's gradients need them. */
export function tintOf(css: string): Tint {
  const before = known.get(css);
  if (before !== undefined) return before;
  const [lightness, a, b, alpha = 1] = (css.match(/-?[\d.]+/g) ?? []).map(Number);
  if (!css.startsWith('oklab') || lightness === undefined || a === undefined || b === undefined)
    throw new TypeError(`No colour in oklab: ${css}`);
  const made = linear([lightness, a, b, alpha]);
  known.set(css, made);
  return made;
}

/** `share` of the second, 0 to 1. */
export function blend(first: Tint, second: Tint, share: number): Tint {
  const part = share < 0 ? 0 : share > 1 ? 1 : share;
  return [
    first[0] + (second[0] - first[0]) * part,
    first[1] + (second[1] - first[1]) * part,
    first[2] + (second[2] - first[2]) * part,
    first[3] + (second[3] - first[3]) * part,
  ];
}

/** A tint to paint each pixel with, so that none is made for each. */
export type Mixed = [red: number, green: number, blue: number, alpha: number];

export const newMixed = (): Mixed => [0, 0, 0, 1];

/** Like `blend`, into `into`, which may be one of the two. */
export function blendInto(into: Mixed, first: Tint, second: Tint, share: number): void {
  const part = share < 0 ? 0 : share > 1 ? 1 : share;
  into[0] = first[0] + (second[0] - first[0]) * part;
  into[1] = first[1] + (second[1] - first[1]) * part;
  into[2] = first[2] + (second[2] - first[2]) * part;
}

export function dimInto(into: Mixed, by: number): void {
  into[0] *= by;
  into[1] *= by;
  into[2] *= by;
}

export const dimmed = ([red, green, blue, alpha]: Tint, by: number): Tint => [
  red * by,
  green * by,
  blue * by,
  alpha,
];

export const rise = (from: number, to: number, value: number): number => {
  const share = limit((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

export const limit = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);
