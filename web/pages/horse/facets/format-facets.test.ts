import { expect, test } from 'vitest';
import { formatStarts } from './format-facets.ts';

test.each([
  [undefined, undefined, null],
  [[], 0, 'No start yet'],
  [[4, 11], 2, 'Best place so far: 4th'],
  [[1, 3, 1], 3, '2 wins in 3 starts'],
  [[1, 5], 58, '1 win in the last 2 starts'],
])('places %j of %s starts: %s', (places, starts, text) => {
  expect(formatStarts({ places, starts })).toBe(text);
});
