import { oklab, type Oklab, type Oklch } from '../colour.ts';

/** Linear red, green and blue, 0 to 1, and alpha. */
export type Tint = readonly [red: number, green: number, blue: number, alpha: number];

export function linear([lightness, a, b, alpha]: Oklab): Tint {
  const long = (lightness + 0.39634 * a + 0.2158 * b) ** 3;
  const medium = (lightness - 0.10556 * a - 0.06385 * b) ** 3;
  const short = (lightness - 0.08948 * a - 1.29149 * b) ** 3;
  return [
    Math.max(0, 4.0767 * long - 3.3077 * medium + 0.231 * short),
    Math.max(0, -1.2684 * long + 2.6098 * medium - 0.3413 * short),
    Math.max(0, -0.0042 * long - 0.7034 * medium + 1.7076 * short),
    alpha,
  ];
}

export const tint = (colour: Oklch): Tint => linear(oklab(colour));

/** `share` of the second, 0 to 1: tints mix as colours do. */
export { mixed as blend } from '../colour.ts';

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
