import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountingLines, flowLabel, JOURNAL_KINDS } from './journal-kinds.ts';

const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
const kinds = fc.constantFrom(...Object.keys(JOURNAL_KINDS));
const totals = fc.uniqueArray(
  fc.record({ type: kinds, coinsIn: fc.nat(1_000_000), coinsOut: fc.nat(1_000_000) }),
  { selector: ({ type }) => type },
);

describe('the accounting summary', () => {
  test('nets to the change of the balance for all kinds', () => {
    fc.assert(
      fc.property(totals, (rows) => {
        const moved = rows.reduce((net, { coinsIn, coinsOut }) => net + coinsIn - coinsOut, 0);
        expect(sum(accountingLines(rows, 'income')) - sum(accountingLines(rows, 'expense'))).toBe(moved);
      }),
    );
  });

  test('has every line once, those without coins at zero, and "other" last', () => {
    for (const side of ['income', 'expense'] as const) {
      const lines = accountingLines([], side);
      const named = new Set(Object.values(JOURNAL_KINDS).map((kind) => kind[side]));
      expect(new Set(lines.map(({ label }) => label))).toEqual(named);
      expect(lines).toHaveLength(named.size);
      expect(sum(lines)).toBe(0);
      expect(lines.at(-1)?.label).toMatch(/^Other/);
    }
  });

  test('has the lines of the specification on each side, also before any coin moved', () => {
    const labelsOf = (side: 'income' | 'expense') => accountingLines([], side).map(({ label }) => label);
    const trade = ['Horse purchases', 'Feed', 'Tack purchases', 'Material purchases', 'Vet', 'Breeding fees'];
    expect(labelsOf('income')).toEqual(
      expect.arrayContaining(['Horse sales', 'Tack sales', 'Show prizes', 'Goldsmith salary']),
    );
    expect(labelsOf('expense')).toEqual(expect.arrayContaining(trade));
    expect(labelsOf('expense')).toEqual(expect.arrayContaining(['Show entries', 'Show creation']));
  });

  test('puts each kind in its line', () => {
    const rows = [
      { type: 'start', coinsIn: 5000, coinsOut: 0 },
      { type: 'salary', coinsIn: 162, coinsOut: 0 },
      { type: 'feed', coinsIn: 0, coinsOut: 40 },
      { type: 'treats', coinsIn: 0, coinsOut: 75 },
    ];
    expect(accountingLines(rows, 'income').filter(({ amount }) => amount > 0)).toEqual([
      { label: 'Goldsmith salary', amount: 162 },
      { label: 'Other income', amount: 5000 },
    ]);
    expect(accountingLines(rows, 'expense').filter(({ amount }) => amount > 0)).toEqual([
      { label: 'Feed', amount: 40 },
      { label: 'Other expenses', amount: 75 },
    ]);
  });
});

test('the world’s books use the words of the summary, and name what is under "other" there', () => {
  expect(flowLabel('salary', 'income')).toBe('Goldsmith salary');
  expect(flowLabel('treats', 'expense')).toBe('Treats');
  expect(flowLabel('feed', 'income')).toBe('Other income');
  expect(flowLabel('alms', 'expense')).toBe('Other expenses');
});
