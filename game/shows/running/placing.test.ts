import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranked, type Placeable } from './placing.ts';

const field = fc
  .array(fc.tuple(fc.nat(5), fc.nat(3), fc.boolean()), { maxLength: 12 })
  .map((rows) =>
    rows.map(([score, raw, house], n): Placeable => ({ score, raw, horseId: house ? null : `h${n}` })),
  );

test('places are a permutation, best score first', () => {
  fc.assert(
    fc.property(field, (starters) => {
      const placed = ranked(starters);
      expect(placed.length).toBe(starters.length);
      expect(new Set(placed)).toEqual(new Set(starters));
      for (const [index, { score }] of placed.entries()) {
        expect(score).toBeGreaterThanOrEqual(placed[index + 1]?.score ?? 0);
      }
    }),
  );
});

test("ties do not depend on the order of the players' horses", () => {
  fc.assert(
    fc.property(field, (starters) => {
      const own = starters.filter(({ horseId }) => horseId !== null);
      expect(ranked(own.toReversed())).toEqual(ranked(own));
    }),
  );
});

test("equal scores: the better horse, then the player's, then the lower id", () => {
  const rows: Placeable[] = [
    { score: 5, raw: 9, horseId: null },
    { score: 5, raw: 9, horseId: 'b' },
    { score: 5, raw: 9, horseId: 'a' },
    { score: 5, raw: 10, horseId: null },
    { score: 6, raw: 1, horseId: 'c' },
  ];
  expect(ranked(rows).map(({ raw, horseId }) => `${raw}${horseId ?? ''}`)).toEqual([
    '1c',
    '10',
    '9a',
    '9b',
    '9',
  ]);
});
