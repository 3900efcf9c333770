import { expect, test } from 'vitest';
import { formatMovedUp } from './done-reasons.ts';

test('says who has moved up', () => {
  expect(formatMovedUp([{ level: 5, movesUp: false }])).toBeNull();
  expect(
    formatMovedUp([
      { level: 5, movesUp: true },
      { level: 5, movesUp: false },
    ]),
  ).toBe('Moved up to class 5');
});
