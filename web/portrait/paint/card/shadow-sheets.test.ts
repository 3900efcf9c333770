import { expect, test } from 'vitest';
import { shadowOf } from '../../../../art/paint/cast.ts';
import type { LayerSet, Plane } from '../../../../art/paint/layers/layers.ts';
import { castSheet } from './shadow-sheets.ts';

function anyPlane(width: number, height: number, box: Plane['box']): Plane {
  const data = Uint8Array.from({ length: width * height }, (_, at) => (at * 7919) % 256);
  return { width, height, box, data };
}

const LAYERS: LayerSet = {
  frame: {
    scale: 549,
    x0: -0.63,
    y1: 1.53,
    dx: [0, 0],
    dy: [0, 0],
    hooves: [],
    head: [0, 0, 1, 1],
    face: [0, 0, 1, 1],
  },
  body: {},
  hair: {
    mane: { alpha: anyPlane(60, 44, [208, 76, 268, 120]) },
    forelock: { alpha: anyPlane(20, 15, [180, 90, 220, 120]) },
  },
  tack: { bridle: { alpha: anyPlane(30, 20, [190, 80, 250, 120]) } },
};

test('the shadow sheet matches the shadow of each point', () => {
  const sheet = castSheet(LAYERS);
  if (sheet === null) throw new Error('Hair casts a shadow');
  const [left, top] = sheet.box;
  for (let row = 0; row < sheet.height; row++)
    for (let column = 0; column < sheet.width; column++) {
      const shadow = shadowOf(LAYERS, LAYERS.frame)(left + column + 0.5, top + row + 0.5) * 255;
      expect(Math.abs((sheet.data[row * sheet.width + column] ?? 0) - shadow)).toBeLessThan(0.6);
    }
});

test('there is no shadow outside the sheet', () => {
  const [left, top, right, bottom] = castSheet(LAYERS)?.box ?? [0, 0, 0, 0];
  for (let at = -40; at < 200; at++) {
    for (const [x, y] of [
      [left - 0.1, top + at],
      [right + 0.1, top + at],
      [left + at, top - 0.1],
      [left + at, bottom + 0.1],
    ] as const)
      expect(shadowOf(LAYERS, LAYERS.frame)(x, y)).toBe(0);
  }
});

test('a horse without hair and tack has no cast shadow', () => {
  expect(castSheet({ ...LAYERS, hair: {}, tack: {} })).toBeNull();
});
