import type { Pixels, Srgb } from './outline-shadow.ts';

/** Share of the air's colour at the outline, so that a horse does not look cut out. */
const AIR = 0.34;

/** Blends 1 px along the outline with the air. Changes the picture. */
export function blendAir({ data, width, height }: Pixels, air: Srgb): void {
  const cover = new Uint8Array(width * height);
  for (let at = 0; at < cover.length; at++) cover[at] = data[at * 4 + 3] as number;
  for (let at = 0; at < cover.length; at++) {
    const own = cover[at] as number;
    if (own === 0) continue;
    const column = at % width;
    const left = column > 0 ? (cover[at - 1] as number) : 0;
    const right = column < width - 1 ? (cover[at + 1] as number) : 0;
    const above = cover[at - width] ?? 0;
    const below = cover[at + width] ?? 0;
    if ((own & left & right & above & below) === 255) continue;
    const share = AIR * (1 - Math.min(own, left, right, above, below) / 255);
    for (let channel = 0; channel < 3; channel++) {
      const drawn = data[at * 4 + channel] as number;
      data[at * 4 + channel] = drawn + ((air[channel] as number) - drawn) * share;
    }
  }
}
