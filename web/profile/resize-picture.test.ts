import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cappedSize } from './resize-picture.ts';

test.each([
  [640, 480, 640, 480],
  [2500, 2000, 2500, 2000],
  [4032, 3024, 2581, 1936],
  [8192, 100, 4096, 50],
  [100_000, 1, 4096, 1],
])('%i by %i becomes %i by %i', (width, height, cappedWidth, cappedHeight) => {
  expect(cappedSize({ width, height })).toEqual({ width: cappedWidth, height: cappedHeight });
});

test('never enlarges, respects the limits and retains the shape', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const capped = cappedSize({ width, height });
      expect(Math.max(capped.width, capped.height)).toBeLessThanOrEqual(Math.max(4096, 1));
      expect(capped.width * capped.height).toBeLessThanOrEqual(5_000_000);
      expect(capped.width).toBeLessThanOrEqual(width);
      expect(capped.height).toBeLessThanOrEqual(height);
      expect(Math.abs(capped.width / width - capped.height / height)).toBeLessThan(
        1 / Math.min(capped.width, capped.height) + 0.001,
      );
    }),
  );
});
