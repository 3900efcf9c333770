import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CALENDAR,
  dateString,
  gameAge,
  formatGameAge,
  GAME_DAYS_PER_YEAR,
  gameDate,
  formatTimeLeft,
  nextGameDay,
} from './game-time.ts';

const founded = new Date('2031-01-01T07:30:00Z');
const after = (hours: number): Date => new Date(founded.getTime() + hours * 3_600_000);

describe('the date of the world', () => {
  test.each([
    [0, '1 January, Year 1'],
    [30.999, '31 January, Year 1'],
    [31, '1 February, Year 1'],
    [59, '1 March, Year 1'],
    [364, '31 December, Year 1'],
    [365, '1 January, Year 2'],
    [2 * 365 + 72, '14 March, Year 3'],
    [-5, '1 January, Year 1'],
  ])('%f real hours after founding it is %s', (hours, text) => {
    expect(dateString(gameDate(founded, after(hours)))).toBe(text);
  });

  test('a real hour has 24 game hours', () => {
    expect(gameDate(founded, after(0)).hourOfDay).toBe(0);
    expect(gameDate(founded, after(0.5)).hourOfDay).toBe(12);
    expect(gameDate(founded, after(0.9999)).hourOfDay).toBe(23);
  });

  test('seasons follow the months', () => {
    expect([0, 60, 200, 300, 364].map((hours) => gameDate(founded, after(hours)).season)).toEqual([
      'winter',
      'spring',
      'summer',
      'autumn',
      'winter',
    ]);
  });

  test('the months fill the year', () => {
    expect(CALENDAR.reduce((sum, { days }) => sum + days, 0)).toBe(GAME_DAYS_PER_YEAR);
  });

  test('the next day begins exactly when this one ends', () => {
    for (const hours of [0, 0.5, 0.999, 1, 25.25, 8760]) {
      const now = after(hours);
      const next = nextGameDay(founded, now);
      expect(next > now).toBe(true);
      const today = dateString(gameDate(founded, now));
      expect(dateString(gameDate(founded, new Date(next.getTime() - 1)))).toBe(today);
      expect(dateString(gameDate(founded, next))).not.toBe(today);
    }
  });

  test('each real hour is a new, unique date', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (hours) => {
        const { year, month, day } = gameDate(founded, after(hours));
        const before = CALENDAR.slice(0, month - 1).reduce((sum, { days }) => sum + days, 0);
        expect((year - 1) * GAME_DAYS_PER_YEAR + before + day - 1).toBe(hours);
      }),
    );
  });
});

describe("a player's age", () => {
  test('24 game hours to the real hour', () => {
    expect(gameAge(founded, after(1))).toBe(24);
    expect(gameAge(founded, new Date(founded.getTime() + 150_000))).toBe(1);
    expect(gameAge(founded, new Date(founded.getTime() + 149_999))).toBe(0);
  });

  test.each([
    [0, '0 days'],
    [23, '0 days'],
    [24, '1 day'],
    [24 * 30, '1 month'],
    [24 * (365 * 2 + 90 + 4), '2 years, 3 months, 4 days'],
    [24 * 364, '12 months, 4 days'],
    [24 * 365, '1 year'],
  ])('%i game hours read %s', (hours, text) => {
    expect(formatGameAge(hours)).toBe(text);
  });
});

describe('time left', () => {
  const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;
  test.each([
    [1, '1 second'],
    [40 * SECOND - 1, '40 seconds'],
    [59 * SECOND, '59 seconds'],
    [59 * SECOND + 1, '1 minute'],
    [MINUTE + 1, '2 minutes'],
    [59 * MINUTE, '59 minutes'],
    [59.6 * MINUTE, '1 hour'],
    [HOUR, '1 hour'],
    [HOUR + 29 * MINUTE, '1 hour'],
    [HOUR + 49 * MINUTE, '2 hours'],
    [2 * HOUR - 1, '2 hours'],
    [23.4 * HOUR, '23 hours'],
    [23.7 * HOUR, '1 day'],
    [DAY, '1 day'],
    [2 * DAY + 11 * HOUR, '2 days'],
    [2 * DAY + 23 * HOUR, '3 days'],
    [3 * DAY - 1, '3 days'],
    [30 * DAY, '30 days'],
  ])('%f ms read "%s"', (ms, text) => {
    expect(formatTimeLeft(ms)).toBe(text);
  });

  const saidBy = (text: string): number => {
    const [count, unit] = text.split(' ');
    const units = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY };
    return Number(count) * units[unit?.replace(/s$/, '') as keyof typeof units];
  };
  const left = fc.integer({ min: 1, max: 40 * DAY });

  test('is monotonic, positive and at most a third off', () => {
    fc.assert(
      fc.property(left, left, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const said = saidBy(formatTimeLeft(less));
        expect(said).toBeLessThanOrEqual(saidBy(formatTimeLeft(more)));
        expect(said).toBeGreaterThan(0);
        if (less >= HOUR) expect(Math.abs(said / less - 1)).toBeLessThanOrEqual(1 / 3);
        // Seconds and minutes round up.
        else expect(said).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});
