import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utcDay } from '../../game-time.ts';
import { countToday, entryQuota, houseStartsPerDay, laterDay } from './entry-limits.ts';

describe('limits', () => {
  test.each([
    [1, 11, 13],
    [20, 30, 37],
    [50, 60, 75],
    [90, 60, 75],
  ])('at level %i: %i entries running, %i house starts a day', (level, quota, starts) => {
    expect(entryQuota(level)).toBe(quota);
    expect(houseStartsPerDay(level)).toBe(starts);
  });

  test('counts reset each UTC day', () => {
    expect(countToday('2031-05-06', 7, '2031-05-06')).toBe(7);
    expect(countToday('2031-05-05', 7, '2031-05-06')).toBe(0);
    expect(countToday(null, 7, '2031-05-06')).toBe(0);
  });

  test('are right around midnight, in any order of requests', () => {
    const midnight = Date.UTC(2031, 4, 7);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 60 }), (seconds) => {
        const taken: Record<string, number> = {};
        let [day, count]: [string | null, number] = [null, 0];
        for (const second of seconds) {
          const today = utcDay(new Date(midnight + second * 1000));
          const before = countToday(day, count, today);
          if (before >= 3) continue;
          [day, count] = [laterDay(day, today), before + 1];
          taken[today] = (taken[today] ?? 0) + 1;
        }
        const { '2031-05-06': earlier = 0, '2031-05-07': later = 0 } = taken;
        expect(later).toBeLessThanOrEqual(3);
        expect(earlier + later).toBeLessThanOrEqual(6);
      }),
    );
  });
});
