import { expect, test } from 'vitest';
import { bellyOf } from './belly.ts';

const FOALS_AT = '2026-11-29T12:00:00.000Z';

test.each([
  [72, 'usual'],
  [25, 'usual'],
  [24, 'in foal'],
  [10, 'in foal'],
  [9, 'heavy in foal'],
  [0, 'heavy in foal'],
  [-1, 'heavy in foal'],
])('%i hours before she foals, the belly of a mare is %s', (hours, belly) => {
  const now = new Date(new Date(FOALS_AT).getTime() - hours * 3_600_000);
  expect(bellyOf(FOALS_AT, now)).toBe(belly);
});
