import { describe, expect, test } from 'vitest';
import { feedClock } from '../care/pasture.ts';
import { bankWith, MOST_BANKED, trainingBank } from '../guild-work/training-bank.ts';
import { ageInMonths, bornAtAge, bornEarlier, realMsToAge, RETIRED_FROM } from '../horses/age.ts';
import { MANE_STYLES } from '../horses/coat/look-values.ts';
import { HAPPINESS_MAX, HAPPINESS_POINT, happinessNow } from '../horses/happiness.ts';
import { isRefusal } from '../refusal.ts';
import { rngFromNumber } from '../rng.ts';
import { BACKDROPS } from './backdrops.ts';
import { HOURGLASS_MONTHS, MAGIC_ITEMS, MAGIC_ROWS, type MagicHorse, type Wish } from './items.ts';
import { decideMagic } from './use-magic.ts';

const NOW = new Date('2030-05-01T08:00:00Z');
const RICH = { coins: 10_000, tradable: 10_000 };

function aHorse(change: Partial<MagicHorse> = {}): MagicHorse {
  return {
    breed: 'hanoverian',
    restPerDay: 8,
    bornAt: bornAtAge(80, NOW),
    mood: {
      happiness: 50 * HAPPINESS_POINT,
      happinessAt: new Date(NOW.getTime() - 3_600_000),
      feedExpiresAt: new Date(NOW.getTime() + 86_400_000),
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
    },
    trainingFrom: bankWith(2, NOW),
    whistledDay: null,
    maneStyle: null,
    backdrop: null,
    ...change,
  };
}

function used(wish: Wish, change: Partial<MagicHorse> = {}) {
  const plan = decideMagic({ horse: aHorse(change), balance: RICH }, wish, NOW);
  if (isRefusal(plan)) throw new Error(plan.refused);
  return plan;
}

function refused(wish: Wish, change: Partial<MagicHorse> = {}, coins = 10_000) {
  const plan = decideMagic({ horse: aHorse(change), balance: { coins, tradable: 0 } }, wish, NOW);
  return isRefusal(plan) ? plan : undefined;
}

const WISHES: readonly Wish[] = [
  { item: 'ribbon' },
  { item: 'hourglass', retire: false },
  { item: 'whistle' },
  { item: 'mane_scroll', maneStyle: 'long' },
  { item: 'lantern', backdrop: 'snowfall' },
];

test('each item changes its own part of a horse, and nothing else', () => {
  const changed = Object.fromEntries(
    WISHES.map((wish) => {
      const before: object = aHorse();
      const after: object = used(wish).horse;
      expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
      return [wish.item, differing(before, after)];
    }),
  );
  expect(changed).toEqual({
    ribbon: ['mood'],
    hourglass: ['bornAt'],
    whistle: ['trainingFrom', 'whistledDay'],
    mane_scroll: ['maneStyle'],
    lantern: ['backdrop'],
  });
  expect(Object.keys(changed)).toEqual(MAGIC_ITEMS);
});

const differing = (before: object, after: object) =>
  Object.entries(after)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, key)))
    .map(([key]) => key);

test('bound coins pay, and one coin too few does not', () => {
  for (const wish of WISHES) {
    const { price } = MAGIC_ROWS[wish.item];
    expect(refused(wish, {}, price - 1)).toMatchObject({
      refused: 'NOT_ENOUGH_COINS',
      details: { needs: price, coins: price - 1 },
    });
    expect(refused(wish, {}, price)).toBeUndefined();
    expect(used(wish)).toMatchObject({ price, balance: { coins: 10_000 - price } });
  }
});

describe('the hourglass', () => {
  const wish = { item: 'hourglass', retire: true } as const;
  const monthsOf = ({ bornAt }: { bornAt: Date }) => ageInMonths(bornAt, NOW);

  test('moves every age by exactly twelve months, and the next birthday not at all', () => {
    for (let months = 0; months < RETIRED_FROM; months++) {
      for (const shift of [0, 1, -1]) {
        const bornAt = new Date(Math.min(NOW.getTime(), NOW.getTime() - realMsToAge(months) + shift));
        const before = ageInMonths(bornAt, NOW);
        expect(monthsOf(used(wish, { bornAt }).horse)).toBe(before + HOURGLASS_MONTHS);
      }
    }
  });

  test('at any millisecond of a life', () => {
    const seed = Math.floor(NOW.getTime() / 1000);
    const rng = rngFromNumber(seed);
    const most = realMsToAge(RETIRED_FROM);
    for (let draw = 0; draw < 5000; draw++) {
      const lived = Math.floor(rng.next() * most);
      const bornAt = new Date(NOW.getTime() - lived);
      const after = bornEarlier(bornAt, HOURGLASS_MONTHS, NOW);
      expect(ageInMonths(after, NOW), `seed ${seed}, lived ${lived} ms`).toBe(
        ageInMonths(bornAt, NOW) + HOURGLASS_MONTHS,
      );
    }
  });

  test('a foal on grass has the rest of its milk, without what it drank there', () => {
    const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
    const grazing = {
      ...aHorse().mood,
      grassFrom: hours(-10),
      feedExpiresAt: hours(2),
      longFeedUntil: hours(1),
    };
    const foal = { bornAt: hours(-10), mood: grazing };
    const { horse } = used(wish, foal);
    expect(horse.mood).toEqual({ ...grazing, feedExpiresAt: hours(-8), longFeedUntil: hours(-9) });
    expect(feedClock({ grassFrom: hours(-10), bornAt: horse.bornAt }, NOW)).toEqual(hours(-10));
    const thirsty = used(wish, { ...foal, mood: { ...grazing, feedExpiresAt: hours(-3) } }).horse;
    expect(thirsty.mood.feedExpiresAt).toEqual(hours(-10));
    const grown = { bornAt: bornAtAge(40, NOW), mood: grazing };
    expect(used(wish, grown).horse.mood).toEqual(grazing);
    const notYet = { ...grazing, grassFrom: hours(3) };
    expect(used(wish, { ...foal, mood: notYet }).horse.mood).toEqual(notYet);
  });

  test('ages twice by twice as much', () => {
    const { horse } = used(wish, { bornAt: bornAtAge(65, NOW) });
    expect(monthsOf(used(wish, horse).horse)).toBe(89);
  });

  test('retires a horse only if its owner agrees, and has nothing for the retired', () => {
    const at = (months: number) => ({ bornAt: bornAtAge(months, NOW) });
    const careful = { item: 'hourglass', retire: false } as const;
    expect(refused(careful, at(347))).toBeUndefined();
    expect(refused(careful, at(348))).toMatchObject({
      refused: 'WOULD_RETIRE',
      details: { age: '30 years' },
    });
    expect(refused(wish, at(348))).toBeUndefined();
    expect(refused(wish, at(360))).toMatchObject({ refused: 'HORSE_RETIRED' });
  });
});

test('the ribbon makes happy at once, leaves the feed, and is refused at 100', () => {
  const { horse } = used({ item: 'ribbon' });
  expect(happinessNow(horse.mood, 8, NOW)).toBe(HAPPINESS_MAX);
  expect(horse.mood).toMatchObject({ happinessAt: NOW, feedExpiresAt: aHorse().mood.feedExpiresAt });
  const mood = { ...aHorse().mood, happiness: HAPPINESS_MAX - HAPPINESS_POINT, happinessAt: NOW };
  expect(refused({ item: 'ribbon' }, { mood })).toBeUndefined();
  expect(refused({ item: 'ribbon' }, { mood: { ...mood, happiness: HAPPINESS_MAX } })).toMatchObject({
    refused: 'ALREADY_HAPPY',
  });
});

test('the whistle saves one training, never a seventh, and once a day', () => {
  const wish = { item: 'whistle' } as const;
  for (let banked = 0; banked < MOST_BANKED; banked++) {
    const { horse } = used(wish, { trainingFrom: bankWith(banked, NOW) });
    expect(trainingBank(horse.trainingFrom, NOW).banked).toBe(banked + 1);
    expect(horse.whistledDay).toBe('2030-05-01');
    expect(refused(wish, horse)?.refused).toBe('WHISTLED_TODAY');
  }
  expect(refused(wish, { trainingFrom: bankWith(MOST_BANKED, NOW) })?.refused).toBe('TRAININGS_FULL');
  expect(refused(wish, { whistledDay: '2030-04-30' })).toBeUndefined();
  expect(refused(wish, { bornAt: bornAtAge(23, NOW) })).toMatchObject({
    refused: 'HORSE_TOO_YOUNG',
    details: { age: 23, needs: 24 },
  });
});

test('a scroll brings every mane but the one that is worn', () => {
  const short = MANE_STYLES.filter((maneStyle) => refused({ item: 'mane_scroll', maneStyle }));
  expect(short).toEqual(['short']);
  expect(refused({ item: 'mane_scroll', maneStyle: 'long' }, { maneStyle: 'long' })?.refused).toBe(
    'SAME_MANE',
  );
  expect(used({ item: 'mane_scroll', maneStyle: 'short' }, { maneStyle: 'long' }).horse.maneStyle).toBe(
    'short',
  );
});

test('a lantern lights every backdrop but the present one, and goes out for free', () => {
  for (const backdrop of BACKDROPS) {
    expect(used({ item: 'lantern', backdrop }).price).toBe(3000);
    expect(refused({ item: 'lantern', backdrop }, { backdrop })?.refused).toBe('SAME_BACKDROP');
  }
  const out = { item: 'lantern', backdrop: null } as const;
  expect(used(out, { backdrop: 'snowfall' })).toMatchObject({ price: 0, balance: RICH });
  expect(refused(out)?.refused).toBe('SAME_BACKDROP');
});
