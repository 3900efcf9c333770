import { expect, test } from 'vitest';
import type { Plane } from './layers.ts';
import { borderAt, type Border } from './sample.ts';

/** Part 4 on the left, 6 on the right, empty last row. */
const REGION: Plane = {
  width: 4,
  height: 4,
  data: Uint8Array.from({ length: 16 }, (_, at) => (at >= 12 ? 0 : (at & 3) < 2 ? 64 : 96)),
  box: [10, 20, 14, 24],
};

function borderOf(x: number, y: number): Border {
  const border: Border = { part: 0, other: 0, share: 0 };
  borderAt(REGION, x, y, border);
  return border;
}

test('between two parts, the share depends on distance', () => {
  expect(borderOf(11.75, 21.5)).toEqual({ part: 4, other: 6, share: 0.25 });
  expect(borderOf(12.25, 21.5)).toEqual({ part: 6, other: 4, share: 0.25 });
});

test('within a part and at the outline, there is no other part', () => {
  expect(borderOf(10.9, 21.5)).toMatchObject({ part: 4, share: 0 });
  expect(borderOf(10.9, 22.9)).toMatchObject({ part: 4, share: 0 });
  expect(borderOf(10.1, 20.1)).toMatchObject({ part: 4, share: 0 });
});
