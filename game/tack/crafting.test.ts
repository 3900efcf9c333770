import { describe, expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { rngFromNumber } from '../rng.ts';
import { craft, craftsLeft, formatMaterials, type Crafter } from './crafting.ts';
import { MATERIAL_ROWS } from './materials.ts';
import { materialsMissing, materialsOf, type MaterialStock } from './recipes.ts';
import { TACK, TACK_TYPES, type TackType } from './tack.ts';

const NOON = new Date('2031-05-06T12:00:00Z');
const PLENTY = { wood: 99, iron: 99, leather: 99, thread: 99, glue: 99 };
const NOVICE: Crafter = {
  guild: 'rider',
  guildChangedAt: null,
  level: 1,
  xp: 0,
  craftSkill: 0,
  craftedAt: null,
  crafts: 0,
};
const after = (ms: number) => new Date(NOON.getTime() + ms);
const make = (
  type: TackType,
  differing: Partial<Crafter> = {},
  { owned = PLENTY, now = NOON }: { owned?: MaterialStock; now?: Date } = {},
) => craft({ type, crafter: { ...NOVICE, ...differing }, stock: owned, now, rng: rngFromNumber(7) });

test('materials cost what the store set costs (docs/rules/economy.md#crafting)', () => {
  const cost = (type: TackType) =>
    materialsOf(type).reduce(
      (sum, { material, quantity }) => sum + quantity * MATERIAL_ROWS[material].buy,
      0,
    );
  expect(TACK_TYPES.map(cost)).toEqual([738, 1264, 938]);
  expect(738 + 1264 + 938).toBe(TACK_TYPES.reduce((sum, type) => sum + TACK[type].buy, 0));
});

test('what is missing, as text', () => {
  expect(materialsMissing('bridle', PLENTY)).toEqual([]);
  expect(formatMaterials(materialsMissing('bridle', { leather: 3 }))).toBe('2 iron, 1 leather and 2 thread');
  expect(formatMaterials(materialsMissing('horseshoes', { iron: 4, glue: 1 }))).toBe('1 glue');
});

describe('a piece', () => {
  test('takes materials, raises skill and gives 15 XP', () => {
    expect(make('horseshoes', { guild: 'manufacturer', craftSkill: 450_000, xp: 990 })).toMatchObject({
      uses: [
        { material: 'iron', quantity: 4 },
        { material: 'glue', quantity: 2 },
      ],
      skillIncrease: 12_800,
      xp: 15,
      crafter: { level: 2, xp: 5, craftSkill: 462_800, craftedAt: NOON, crafts: 1 },
    });
  });

  test.each([
    ['saddle', 5_999, 1],
    ['saddle', 2_999, 4],
    ['bridle', 4_499, 1],
    ['horseshoes', 2_999, 1],
    ['horseshoes', 0, 3],
  ] as const)('a %s is not finished %d ms after the piece before', (type, ms, seconds) => {
    const before = { craftedAt: NOON, crafts: 1 };
    expect(make(type, before, { now: after(ms) })).toEqual({
      refused: 'CRAFT_UNFINISHED',
      details: { seconds },
    });
  });

  test.each([
    ['saddle', 6_000],
    ['bridle', 4_500],
    ['horseshoes', 3_000],
  ] as const)('a %s is finished after %d ms', (type, ms) => {
    expect(isRefusal(make(type, { craftedAt: NOON, crafts: 1 }, { now: after(ms) }))).toBe(false);
  });

  test('four a day, until midnight UTC', () => {
    const spent = { craftedAt: NOON, crafts: 4 };
    const midnight = new Date('2031-05-07T00:00:00Z');
    expect(make('saddle', spent, { now: after(60_000) })).toMatchObject({ refused: 'CRAFTS_SPENT' });
    expect(make('saddle', spent, { now: new Date(midnight.getTime() - 1) })).toMatchObject({
      refused: 'CRAFTS_SPENT',
    });
    expect(make('saddle', spent, { now: midnight })).toMatchObject({ crafter: { crafts: 1 } });
    expect([craftsLeft(spent, NOON), craftsLeft(spent, midnight), craftsLeft(NOVICE, NOON)]).toEqual([
      0, 4, 4,
    ]);
  });

  test('needs all of its materials', () => {
    for (const type of TACK_TYPES) {
      const exact = Object.fromEntries(
        materialsOf(type).map(({ material, quantity }) => [material, quantity]),
      );
      expect(isRefusal(make(type, {}, { owned: exact }))).toBe(false);
      for (const { material, quantity } of materialsOf(type)) {
        expect(make(type, {}, { owned: { ...exact, [material]: quantity - 1 } })).toMatchObject({
          refused: 'NOT_ENOUGH_MATERIALS',
          details: { missing: `1 ${material}` },
        });
      }
    }
  });
});
