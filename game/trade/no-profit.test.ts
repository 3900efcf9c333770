import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OWN_COVER_FEE } from '../breeding/breeding.ts';
import { FEEDS, type FeedType } from '../care/feed.ts';
import { TREATS, type TreatType } from '../care/treats.ts';
import { GUILDS, type Guild } from '../guild-work/guilds.ts';
import { trainingXp } from '../guild-work/training.ts';
import { TRAINING_PRICE } from '../guild-work/training-bank.ts';
import { BREEDS } from '../horses/breeds.ts';
import { STORE_TIERS, storePrice } from '../horses/founder.ts';
import { gainXp, type Progress } from '../players/level.ts';
import { isRefusal } from '../refusal.ts';
import { rngFromNumber } from '../rng.ts';
import { craft, type Crafter } from '../tack/crafting.ts';
import { materialPrice, MATERIALS, type Material } from '../tack/materials.ts';
import { TACK, TACK_TYPES } from '../tack/tack.ts';
import { MARKET_PAYS, MARKET_TAKES_FROM_LEVEL, refuseMarketSale, RESCUE_PRICE } from './rescue.ts';
import { SELL_BACK, SELLABLE_ITEMS, type SellableItem } from './sell-back.ts';

const NOON = new Date('2031-05-06T12:00:00Z');
const HOUR_MS = 3_600_000;
const CHEAPEST_HORSE = Math.min(
  ...BREEDS.flatMap((breed) => STORE_TIERS.map(({ name }) => storePrice(breed, name))),
);
const UNTRAINED: StabledHorse = { level: 1, xp: 0, giftFoal: false };
const RESCUED: StabledHorse = { ...UNTRAINED, level: MARKET_TAKES_FROM_LEVEL };
const GIFT_FOAL: StabledHorse = { ...UNTRAINED, giftFoal: true };

interface StabledHorse extends Progress {
  readonly giftFoal: boolean;
}

/** Feed, vet and time are free here, and the stallion is lent: the real game only costs more. */
class Stable {
  coins = 0;
  readonly owned = Object.fromEntries(SELLABLE_ITEMS.map((item) => [item, 0])) as Record<
    SellableItem,
    number
  >;
  readonly horses: StabledHorse[] = [];
  readonly guild: Guild;
  #crafter: Crafter;
  #now = NOON;

  constructor(guild: Guild) {
    this.guild = guild;
    this.#crafter = {
      guild,
      guildChangedAt: null,
      level: 1,
      xp: 0,
      craftSkill: 0,
      craftedAt: null,
      crafts: 0,
    };
  }

  buy(item: SellableItem, quantity: number): void {
    this.owned[item] += quantity;
    this.coins -= quantity * priceOf(item, this.guild);
  }

  sell(item: SellableItem, quantity: number): void {
    const sold = Math.min(quantity, this.owned[item]);
    this.owned[item] -= sold;
    this.coins += sold * SELL_BACK[item].price;
  }

  craft(type: (typeof TACK_TYPES)[number]): void {
    this.#now = new Date(this.#now.getTime() + HOUR_MS);
    const plan = craft({
      type,
      crafter: this.#crafter,
      stock: this.owned,
      now: this.#now,
      rng: rngFromNumber(1),
    });
    if (isRefusal(plan)) return;
    for (const { material, quantity } of plan.uses) this.owned[material] -= quantity;
    this.#crafter = plan.crafter;
  }

  get(horse: StabledHorse, price: number): void {
    this.horses.push(horse);
    this.coins -= price;
  }

  train(times: number): void {
    for (const [index, before] of this.horses.entries()) {
      let horse: Progress = before;
      for (let time = 0; time < times; time++) horse = gainXp(horse, trainingXp(this.guild, horse.level));
      this.horses[index] = { ...horse, giftFoal: before.giftFoal };
      this.coins -= times * TRAINING_PRICE;
    }
  }

  sellHorses(): void {
    const stays = this.horses.filter(({ level, giftFoal }) =>
      refuseMarketSale({ name: 'Iris', level, locked: false, giftFoal }),
    );
    this.coins += MARKET_PAYS * (this.horses.length - stays.length);
    this.horses.splice(0, Infinity, ...stays);
  }
}

function priceOf(item: SellableItem, guild: Guild): number {
  const { kind } = SELL_BACK[item];
  if (kind === 'material') return materialPrice(item as Material, guild);
  return kind === 'feed' ? FEEDS[item as FeedType].buy : TREATS[item as TreatType].buy;
}

type Doing = (stable: Stable) => void;

const few = fc.integer({ min: 1, max: 99 });
const doing: fc.Arbitrary<Doing> = fc.oneof(
  fc.tuple(fc.constantFrom(...SELLABLE_ITEMS), few).map(
    ([item, count]): Doing =>
      (s) =>
        s.buy(item, count),
  ),
  fc.tuple(fc.constantFrom(...MATERIALS), few).map(
    ([item, count]): Doing =>
      (s) =>
        s.buy(item, count),
  ),
  fc.tuple(fc.constantFrom(...SELLABLE_ITEMS), few).map(
    ([item, count]): Doing =>
      (s) =>
        s.sell(item, count),
  ),
  fc.constantFrom(...TACK_TYPES).map(
    (type): Doing =>
      (s) =>
        s.craft(type),
  ),
  fc.constantFrom(...TACK_TYPES).map(
    (type): Doing =>
      (s) =>
        void (s.coins -= TACK[type].buy),
  ),
  fc.constant<Doing>((s) => s.get(UNTRAINED, CHEAPEST_HORSE)),
  fc.constant<Doing>((s) => s.get(RESCUED, RESCUE_PRICE)),
  fc.constant<Doing>((s) => s.get(UNTRAINED, OWN_COVER_FEE)),
  fc.constant<Doing>((s) => s.get(GIFT_FOAL, 0)),
  fc.integer({ min: 1, max: 90 }).map(
    (times): Doing =>
      (s) =>
        s.train(times),
  ),
  fc.constant<Doing>((s) => s.sellHorses()),
);

test('no sequence of buying, crafting, training, breeding and selling to the game makes a profit, for any guild', () => {
  let sold = 0;
  fc.assert(
    fc.property(fc.constantFrom(...GUILDS), fc.array(doing, { maxLength: 60 }), (guild, doings) => {
      const stable = new Stable(guild);
      for (const one of doings) {
        const before = stable.horses.length;
        one(stable);
        sold += Math.max(0, before - stable.horses.length);
        expect(Math.min(...Object.values(stable.owned))).toBeGreaterThanOrEqual(0);
        expect(stable.coins).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
  expect(sold).toBeGreaterThan(10);
});

test('a foal trained for the market costs several times what the market pays, in every guild', () => {
  for (const guild of GUILDS) {
    const stable = new Stable(guild);
    stable.get(UNTRAINED, OWN_COVER_FEE);
    while (stable.horses.length > 0) {
      stable.train(1);
      stable.sellHorses();
    }
    expect(stable.coins).toBeLessThan(-3 * MARKET_PAYS);
  }
});
