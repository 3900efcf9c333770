import { describe, expect, test } from 'vitest';
import { costOf, FIRST_WISHES, problemsIn, shortOf, termsOf } from './show-terms.ts';

const now = new Date('2031-05-06T12:00:00Z');
const wishes = { ...FIRST_WISHES, type: 'dressage' } as const;

describe('what is typed for a show', () => {
  test.each([
    ['level', '0'],
    ['level', '26'],
    ['level', '1.5'],
    ['fee', '49'],
    ['fee', '1e3'],
    ['fee', ''],
    ['multiplier', '1'],
    ['multiplier', '-5'],
    ['multiplier', 'five'],
  ] as const)('%s %j is said to be wrong, and costs nothing', (field, typed) => {
    const wrong = { ...wishes, [field]: typed };
    expect(problemsIn(wrong)[field]).toEqual(expect.any(String));
    expect(costOf(wrong, 'trainer', now)).toBeUndefined();
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

  test('cannot be paid from too few coins, or from bound ones alone', () => {
    const cost = costOf(wishes, 'trainer', now);
    if (!cost) throw new Error('No cost');
    expect(shortOf(cost, { coins: 599, tradable: 599 })).toBe('You need 600 coins to create a show');
    expect(shortOf(cost, { coins: 5_000, tradable: 499 })).toContain('you have 499 of those');
    expect(shortOf(cost, { coins: 600, tradable: 500 })).toBeUndefined();
  });
});
