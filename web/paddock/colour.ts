/** Lightness and alpha 0 to 1, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];
export type Oklab = readonly [lightness: number, a: number, b: number, alpha: number];

export function oklab([lightness, chroma, hue, alpha = 1]: Oklch): Oklab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle), alpha];
}

/** Mixes in oklab, like CSS; `share` of the second colour, 0 to 1. */
export function mixed(first: Oklab, second: Oklab, share: number): Oklab {
  const part = share < 0 ? 0 : share > 1 ? 1 : share;
  return [
    first[0] + (second[0] - first[0]) * part,
    first[1] + (second[1] - first[1]) * part,
    first[2] + (second[2] - first[2]) * part,
    first[3] + (second[3] - first[3]) * part,
  ];
}

export function css([lightness, a, b, alpha]: Oklab): string {
  const [l, x, y] = [lightness, a, b].map((value) => value.toFixed(4));
  return `oklab(${l} ${x} ${y} / ${alpha.toFixed(3)})`;
}
