import { clamp01, encoded, filtered, plus, rgb, times, toPower, type Rgb } from './numbers.ts';

export interface Light {
  /** From the sky above left. */
  direct: number;
  ambient: number;
  /** Reflected by hair. */
  sheen: number;
}

/** Hair lights hair: dark folds are deeper in colour. */
export function litHair(albedo: Rgb, light: Light, gloss: number, metal: number): Rgb {
  const direct = light.direct;
  const ambient = light.ambient;
  const tint: Rgb = rgb(
    direct * 2.2 + ambient * 0.75,
    direct * 2.1 + ambient * 0.8,
    direct * 1.95 + ambient * 0.92,
  );
  const depth = 1 + 0.3 * clamp01(1 - (direct * 1.3 + ambient * 0.4));
  const base: Rgb = filtered(toPower(albedo, depth), tint);
  const sheen = light.sheen * gloss;
  const coloured = sheen * (0.55 + 2.3 * metal);
  const plain = sheen * (0.12 - 0.05 * metal);
  return plus(plus(base, times(albedo, coloured)), rgb(plain * 0.96, plain * 0.985, plain * 1.05));
}

function shoulder(value: number): number {
  return value < 0.7 ? Math.max(value, 0) : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3));
}

/** Linear light to sRGB, with soft highlights. */
export function toScreen(colour: Rgb): Rgb {
  return rgb(encoded(shoulder(colour[0])), encoded(shoulder(colour[1])), encoded(shoulder(colour[2])));
}
