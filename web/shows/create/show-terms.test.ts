import { describe, expect, test } from 'vitest';
import { refusalMessage } from '../../../contract/refusal-message.ts';
import { createShow } from '../../../contract/shows/create-show.ts';
import type { RefusalDetails } from '../../../game/refusal.ts';
import { costOf, formatCut, FIRST_WISHES, problemsIn, shortOf, termsOf } from './show-terms.ts';

const now = new Date('2031-05-06T12:00:00Z');
const wishes = { ...FIRST_WISHES, type: 'dressage' } as const;

/** The server's messages about the same mistakes. */
const refused = (code: keyof typeof createShow.refusals, details: RefusalDetails) =>
  refusalMessage('POST /api/shows/create', code, details);
const valid = { show_type: 'dressage', entry_fee: 100, prize_amount: 500 };
const invalid = (part: object) => createShow.body.safeParse({ ...valid, ...part }).error?.issues[0]?.message;

describe('the fields of a new show', () => {
  test.each([
    ['level', '0', refused('SHOW_LEVEL_OUT_OF_RANGE', { least: 1, most: 25 })],
    ['level', '26', refused('SHOW_LEVEL_OUT_OF_RANGE', { least: 1, most: 25 })],
    ['level', '1.5', invalid({ min_level: 1.5 })],
    ['fee', '49', refused('ENTRY_FEE_TOO_LOW', { least: 50 })],
    ['fee', '-100', refused('ENTRY_FEE_TOO_LOW', { least: 50 })],
    ['fee', '50.5', invalid({ entry_fee: 50.5 })],
    ['fee', '1e3', invalid({ entry_fee: '1e3' })],
    ['fee', '', invalid({ entry_fee: '' })],
    ['fee', '10000001', invalid({ entry_fee: 10_000_001 })],
    ['multiplier', '1', refused('PRIZE_TOO_LOW', { times: 2 })],
    ['multiplier', '-5', refused('PRIZE_TOO_LOW', { times: 2 })],
    ['multiplier', '1.5', refused('PRIZE_TOO_LOW', { times: 2 })],
    ['multiplier', '', 'Prize multiplier must be a whole number.'],
    ['multiplier', '2.5', 'Prize multiplier must be a whole number.'],
    ['multiplier', 'five', 'Prize multiplier must be a whole number.'],
    ['multiplier', '10000001', invalid({ prize_amount: 1_000_000_001 })],
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
    expect(shortOf(cost, { coins: 599, tradable: 599 })).toBe(refused('NOT_ENOUGH_COINS', { needs: 600 }));
    expect(shortOf(cost, { coins: 5_000, tradable: 499 })).toContain('You have 499.');
    expect(shortOf(cost, { coins: 600, tradable: 500 })).toBeUndefined();
  });
});
