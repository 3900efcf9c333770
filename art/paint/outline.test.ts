import { expect, test } from 'vitest';
import { blendAir } from './outline-air.ts';
import { outlineShadow } from './outline-shadow.ts';
import { SHADOW_BOX } from './shadow-box.ts';

const [WIDTH, HEIGHT] = [256, 220];

/** A white block that stands on the ground. */
function standing() {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let row = 60; row < 210; row++)
    for (let column = 100; column < 140; column++) data.set([255, 255, 255, 255], (row * WIDTH + column) * 4);
  return { data, width: WIDTH, height: HEIGHT };
}

test('a shadow starts at the feet and falls aside and upwards, softer with height', () => {
  const shadow = outlineShadow(standing(), [], [1, 2, 3]);
  /** `x`, `y`: px of the picture. */
  const darkAt = (x: number, y: number) => {
    const column = Math.floor(((x / WIDTH - SHADOW_BOX.left) / SHADOW_BOX.width) * shadow.width);
    const row = Math.floor(((y / HEIGHT - SHADOW_BOX.top) / SHADOW_BOX.height) * shadow.height);
    return shadow.data[(row * shadow.width + column) * 4 + 3] ?? 0;
  };
  expect(darkAt(120, 207)).toBeGreaterThan(100);
  expect(darkAt(170, 200)).toBeGreaterThan(80);
  expect(darkAt(185, 197)).toBeLessThan(darkAt(150, 204));
  expect(darkAt(70, 207)).toBe(0);
  expect(darkAt(120, 196)).toBe(0);
  const above = outlineShadow(standing(), [[0.47, 0.955]], [1, 2, 3]);
  const sum = ({ data }: typeof above) => data.reduce((all, value) => all + value, 0);
  expect(sum(above)).toBeGreaterThan(sum(shadow));
});

test('air is blended with the outline alone', () => {
  const picture = standing();
  blendAir(picture, [0, 0, 0]);
  const at = (column: number, row: number) => picture.data[(row * WIDTH + column) * 4];
  expect(at(100, 120)).toBe(168);
  expect(at(120, 60)).toBe(168);
  expect(at(101, 120)).toBe(255);
  expect(picture.data[(120 * WIDTH + 100) * 4 + 3]).toBe(255);
});
