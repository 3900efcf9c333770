import { expect, test } from 'vitest';
import { formatPercent } from './text.ts';

test.each([
  [0, '0%'],
  [0.00001, 'under 0.01%'],
  [0.0005, '0.05%'],
  [0.03125, '3.13%'],
  [0.5, '50%'],
  [0.5625, '56.25%'],
  [2 / 3, '66.67%'],
  [1, '100%'],
])('a share of %f is %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});
