import { describe, expect, test } from 'vitest';
import { nextUtcDay, utcDay } from '../game-time.ts';
import { decideSalary, salary } from './salary.ts';

test.each([
  [1, 162],
  [10, 270],
  [29, 498],
  [30, 500],
  [100, 500],
])('at level %i the salary is %i', (level, coins) => {
  expect(salary(level)).toBe(coins);
});

describe('once per UTC day', () => {
  const player = { level: 3, lastCollectedOn: '2031-05-06' };

  test('refused until midnight UTC, then paid', () => {
    expect(decideSalary(player, new Date('2031-05-06T23:59:59.999Z'))).toMatchObject({
      refused: 'SALARY_COLLECTED',
    });
    expect(decideSalary(player, new Date('2031-05-07T00:00:00Z'))).toEqual({
      coins: 186,
      playerXp: 50,
      day: '2031-05-07',
    });
  });

  test('the first is paid at once', () => {
    expect(decideSalary({ level: 1, lastCollectedOn: null }, new Date('2031-05-06T12:00:00Z'))).toMatchObject(
      {
        coins: 162,
      },
    );
  });

  test('refused if the stored day is in the future', () => {
    expect(decideSalary(player, new Date('2031-05-05T12:00:00Z'))).toMatchObject({
      refused: 'SALARY_COLLECTED',
    });
  });

  test('days begin at 00:00 UTC', () => {
    expect(utcDay(new Date('2031-12-31T23:59:59Z'))).toBe('2031-12-31');
    expect(nextUtcDay(new Date('2031-12-31T00:00:00Z'))).toEqual(new Date('2032-01-01T00:00:00Z'));
  });
});
