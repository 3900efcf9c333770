import { describe, expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { rngFromNumber, pick } from '../rng.ts';
import {
  COSMETIC_ROWS,
  COSMETICS,
  cosmeticPrice,
  decideCosmetic,
  FIRST_WARDROBES,
  type Cosmetic,
  type CosmeticWish,
  type Wardrobes,
} from './cosmetics.ts';

function listPrice(cosmetic: Cosmetic, item: string): number {
  const rows: Readonly<Record<string, { readonly price: number }>> = COSMETIC_ROWS[cosmetic].rows;
  return rows[item]?.price ?? Number.NaN;
}

const ALL: readonly CosmeticWish[] = COSMETICS.flatMap((cosmetic) =>
  COSMETIC_ROWS[cosmetic].items.map(
    (item) => ({ cosmetic, item, price: listPrice(cosmetic, item) }) as CosmeticWish,
  ),
);
const RICH = { coins: 50_000, tradable: 20_000 };
const start = { wardrobes: FIRST_WARDROBES, ageInMonths: 80 };

const boughtOf = (wardrobes: Wardrobes, cosmetic: Cosmetic): readonly string[] => wardrobes[cosmetic].bought;

describe.each(ALL.filter(({ price }) => price > 0))('$cosmetic $item', (wish) => {
  test('costs 600 to 3,000 coins once; bound coins pay, and one too few does not', () => {
    expect(wish.price).toBeGreaterThanOrEqual(600);
    expect(wish.price).toBeLessThanOrEqual(3000);
    const paid = decideCosmetic({ horse: start, balance: { coins: wish.price, tradable: 0 } }, wish);
    expect(paid).toMatchObject({ price: wish.price, balance: { coins: 0, tradable: 0 } });
    const poor = { coins: wish.price - 1, tradable: wish.price - 1 };
    expect(decideCosmetic({ horse: start, balance: poor }, wish)).toMatchObject({
      refused: 'NOT_ENOUGH_COINS',
      details: { needs: wish.price, coins: wish.price - 1 },
    });
  });

  test('is never bought at another price than the one agreed to', () => {
    for (const price of [0, wish.price - 1, wish.price + 1])
      expect(decideCosmetic({ horse: start, balance: RICH }, { ...wish, price })).toMatchObject({
        refused: 'COSMETIC_PRICE_CHANGED',
      });
  });
});

test('tack colours wait until a foal is weaned, nameplates do not', () => {
  const foal = { ...start, ageInMonths: 5 };
  for (const wish of ALL.filter(({ price }) => price > 0)) {
    const plan = decideCosmetic({ horse: foal, balance: RICH }, wish);
    expect(isRefusal(plan) ? plan.refused : 'worn').toBe(
      wish.cosmetic === 'nameplate' ? 'worn' : 'HORSE_TOO_YOUNG',
    );
  }
});

test('through any choices: what is worn is free or bought, nothing is lost or paid twice, and coins add up', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const rng = rngFromNumber(seed);
    let [horse, balance, spent] = [start, { coins: 40_000, tradable: 12_000 }, 0];
    for (let step = 0; step < 40; step++) {
      const { cosmetic, item } = pick(rng, ALL);
      const before = horse.wardrobes;
      const price = cosmeticPrice(cosmetic, item as never, before[cosmetic].bought as never);
      const plan = decideCosmetic({ horse, balance }, { cosmetic, item, price } as CosmeticWish);
      if (isRefusal(plan)) {
        expect(['ALREADY_WORN', 'NOT_ENOUGH_COINS'], `seed ${seed}`).toContain(plan.refused);
        continue;
      }
      spent += plan.price;
      expect(plan.balance.coins, `seed ${seed}`).toBe(40_000 - spent);
      expect(plan.balance.tradable).toBeLessThanOrEqual(plan.balance.coins);
      for (const kind of COSMETICS) {
        const [had, has] = [boughtOf(before, kind), boughtOf(plan.wardrobes, kind)];
        expect(has.slice(0, had.length), `seed ${seed}`).toEqual(had);
        expect(new Set(has).size).toBe(has.length);
        const free = COSMETIC_ROWS[kind].items.find((each) => listPrice(kind, each) === 0);
        expect([free, ...has]).toContain(plan.wardrobes[kind].worn);
      }
      expect(plan.wardrobes[cosmetic].worn).toBe(item);
      horse = { ...horse, wardrobes: plan.wardrobes };
      balance = plan.balance;
    }
    const worth = ALL.filter(({ cosmetic, item }) => boughtOf(horse.wardrobes, cosmetic).includes(item));
    expect(
      worth.reduce((sum, { price }) => sum + price, 0),
      `seed ${seed}`,
    ).toBe(spent);
  }
});
