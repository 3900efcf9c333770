import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE, REAL_MS_PER_DAY, utcDay } from '../game-time.ts';
import { backStep, NEWCOMER_DAYS, newcomerDays, type NewcomerStep } from './newcomers.ts';

const ARRIVED = new Date('2030-05-01T22:00:00Z');
const after = (days: number, minutes = 0) =>
  new Date(ARRIVED.getTime() + days * REAL_MS_PER_DAY + minutes * MINUTE);

test.each([
  ['the same evening', after(0), after(0, 30), undefined],
  ['after midnight, the first call of the next day', after(0, 30), after(0, 125), 'back_1'],
  ['again on that day', after(0, 125), after(0, 600), undefined],
  ['after a week', after(1), after(7), 'back_7'],
  ['after eight days', after(1), after(8), undefined],
  ['after thirty days', after(1), after(30), 'back_30'],
])('%s', (_, seenAt, now, step) => {
  expect(backStep({ arrivedAt: ARRIVED, seenAt, now })).toBe(step);
});

test('whatever the visits are, each step counts once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(45 * 24 * 60), { maxLength: 60 }), (minutes) => {
      let seenAt = ARRIVED;
      const counted: NewcomerStep[] = [];
      for (const now of minutes.toSorted((one, other) => one - other).map((minute) => after(0, minute))) {
        const step = backStep({ arrivedAt: ARRIVED, seenAt, now });
        if (step) counted.push(step);
        seenAt = now;
      }
      expect(new Set(counted).size).toBe(counted.length);
    }),
  );
});

test('the chart ends today and leaves no day out', () => {
  const days = newcomerDays(ARRIVED);
  expect(days).toHaveLength(NEWCOMER_DAYS);
  expect(days.at(-1)).toBe(utcDay(ARRIVED));
  expect(new Set(days).size).toBe(NEWCOMER_DAYS);
});
