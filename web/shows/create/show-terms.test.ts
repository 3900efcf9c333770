import { describe, expect, test } from 'vitest';
import { costOf, formatCut, FIRST_WISHES, problemsIn, shortOf, termsOf } from './show-terms.ts';

const now = new Date('2031-05-06T12:00:00Z');
const wishes = { ...FIRST_WISHES, type: 'dressage' } as const;

describe('the fields of a new show', () => {
  test.each([
    ['level', '0', 'The minimum level is from 1 to 25.'],
    ['level', '26', 'The minimum level is from 1 to 25.'],
    ['level', '1.5', 'The minimum level must be a whole number.'],
    ['fee', '49', 'The entry fee must be at least 50 coins.'],
    ['fee', '-100', 'The entry fee must be at least 50 coins.'],
    ['fee', '50.5', 'The entry fee must be a whole number of coins.'],
    ['fee', '1e3', 'The entry fee must be a whole number of coins.'],
    ['fee', '', 'The entry fee must be a whole number of coins.'],
    ['fee', '10000001', 'The entry fee must be at most 10,000,000 coins.'],
    ['multiplier', '1', 'Prize multiplier must be at least 2x'],
    ['multiplier', '-5', 'Prize multiplier must be at least 2x'],
    ['multiplier', '1.5', 'Prize multiplier must be at least 2x'],
    ['multiplier', '', 'Prize multiplier must be a whole number.'],
    ['multiplier', '2.5', 'Prize multiplier must be a whole number.'],
    ['multiplier', 'five', 'Prize multiplier must be a whole number.'],
    ['multiplier', '10000001', 'The prize must be at most 1,000,000,000 coins.'],
  ] as const)('%s %j is a problem, and has no cost', (field, typed, text) => {
    const wrong = { ...wishes, [field]: typed };
    expect(problemsIn(wrong)).toEqual({ ...problemsIn(wishes), [field]: text });
    expect(costOf(wrong, 'trainer', now)).toBeUndefined();
  });

  test.each([
    ['50', '101'],
    ['100', '10000000'],
    ['10000000', '100'],
  ])('a fee of %s times %s is a valid prize', (fee, multiplier) => {
    const { prize } = costOf({ ...wishes, fee, multiplier }, 'trainer', now) ?? {};
    expect(prize).toBe(Number(fee) * Number(multiplier));
  });

  test('is entry fee times multiplier, so many days from now', () => {
    expect(termsOf({ ...wishes, days: 4 }, now)).toEqual({
      level: 1,
      entryFee: 100,
      prize: 500,
      runsAt: new Date('2031-05-10T12:00:00Z'),
    });
    expect(costOf({ ...wishes, days: 4 }, 'rider', now)).toMatchObject({
      surcharge: 20,
      discount: 25,
      total: 595,
    });
  });

  test('states the house cut in advance', () => {
    expect(formatCut(500)).toBe(
      'The house keeps 5% of every prize that others win, so they get 473 at most. You keep all of what you win yourself. From the 15th entry by others, the house keeps 5% of their fees.',
    );
  });

  test('cannot be paid from too few coins, or from bound ones alone', () => {
    const cost = costOf(wishes, 'trainer', now);
    if (!cost) throw new Error('No cost');
    expect(shortOf(cost, { coins: 599, tradable: 599 })).toBe('You need 600 coins to create a show');
    expect(shortOf(cost, { coins: 5_000, tradable: 499 })).toContain('You have 499.');
    expect(shortOf(cost, { coins: 600, tradable: 500 })).toBeUndefined();
  });
});
