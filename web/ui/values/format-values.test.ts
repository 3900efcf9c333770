import { expect, test } from 'vitest';
import { formatValue } from './format-values.ts';

test.each([
  ['much taller', { trait: 'height', score: 7, accuracy: 0.9 }],
  ['taller', { trait: 'height', score: 6, accuracy: 0.4 }],
  ['a bit lower', { trait: 'neckSet', score: 4.6, accuracy: 0.4 }],
  ['as usual', { trait: 'limbs', score: 5.3, accuracy: 0.5 }],
  ['too early to say', { trait: 'limbs', score: 5.3, accuracy: 0.49 }],
  ['much more willing', { trait: 'rideability', score: 7.4, accuracy: 0.8 }],
] as const)('%s', (words, bar) => {
  expect(formatValue(bar)).toBe(words);
});
