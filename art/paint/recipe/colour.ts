import type { Rgb } from '../pixel/numbers.ts';

/** Linear light from sRGB such as "#7c4423". */
export function linear(hex: string): Rgb {
  return [decoded(hex, 1), decoded(hex, 3), decoded(hex, 5)];
}

function decoded(hex: string, from: number): number {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * Reflectance that looks like `hex` in the painter's light, which is brighter than even light: white would burn out.
 */
export function hairOf(hex: string): Rgb {
  const [red, green, blue] = linear(hex);
  const brightness = 0.3 * red + 0.6 * green + 0.1 * blue;
  const less = 1 / (1 + 0.52 * brightness);
  return [red * less * 0.97, green * less * 0.96, blue * less * 0.98];
}
