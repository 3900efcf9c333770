import { expect, test } from 'vitest';
import { NAMEPLATES } from '../../../game/cosmetics/nameplates.ts';
import { PLATES } from './plates.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(NAMEPLATES)('letters on %s are legible', (nameplate) => {
  const { face, letters, grain } = PLATES[nameplate];
  for (const background of [...face, ...(grain === undefined ? [] : [grain])])
    expect(contrast(letters, background)).toBeGreaterThanOrEqual(4.5);
});
