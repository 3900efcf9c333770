import { expect, test } from 'vitest';
import { FEED_TYPES, FEEDS } from '../care/feed.ts';
import { TREAT_TYPES, TREATS } from '../care/treats.ts';
import { GUILDS } from '../guild-work/guilds.ts';
import { xpToNextLevel } from '../players/level.ts';
import { rngFromNumber } from '../rng.ts';
import { materialPrice, MATERIALS } from '../tack/materials.ts';
import { goodAt } from '../horses/bred-for.ts';
import { namesFor } from '../horses/foal-names.ts';
import { HOUSE_HORSE_NAMES } from '../shows/running/house-horse-names.ts';
import { drawFoundingRescues } from './founding-rescues.ts';
import { refuseListTack } from './listing.ts';
import { MARKET_PAYS, refuseMarketSale, RESCUE_PRICE } from './rescue.ts';
import { SELL_BACK } from './sell-back.ts';

test('the market pays what is published', () => {
  const prices = Object.entries(SELL_BACK).map(([item, { price }]) => [item, price]);
  expect(Object.fromEntries(prices)).toEqual({
    monthly: 16,
    quarterly: 64,
    semiannually: 160,
    annually: 400,
    biennially: 1000,
    sugar: 10,
    cookies: 30,
    carrots: 80,
    apples: 200,
    grain: 400,
    wood: 20,
    iron: 40,
    leather: 30,
    thread: 10,
    glue: 23,
  });
});

test('selling back pays less than buying costs, in every guild', () => {
  for (const feed of FEED_TYPES) expect(SELL_BACK[feed].price).toBeLessThan(FEEDS[feed].buy);
  for (const treat of TREAT_TYPES) expect(SELL_BACK[treat].price).toBeLessThan(TREATS[treat].buy);
  for (const material of MATERIALS)
    for (const guild of GUILDS)
      expect(SELL_BACK[material].price).toBeLessThan(materialPrice(material, guild));
  expect(MARKET_PAYS).toBeLessThan(RESCUE_PRICE);
});

test.each([
  [{ level: 4, locked: false }, 'LEVEL_TOO_LOW'],
  [{ level: 5, locked: false }, undefined],
  [{ level: 5, locked: true }, 'HORSE_LOCKED'],
])('the market takes %j: refusal %s', (horse, code) => {
  expect(refuseMarketSale({ name: 'Iris', ...horse })?.refused).toBe(code);
});

test.each([
  [{ wornBy: null, forSale: false, starter: false }, undefined],
  [{ wornBy: 'Iris', forSale: false, starter: true }, 'STARTER_TACK'],
  [{ wornBy: null, forSale: false, starter: true }, 'STARTER_TACK'],
  [{ wornBy: 'Iris', forSale: false, starter: false }, 'TACK_WORN'],
  [{ wornBy: null, forSale: true, starter: false }, 'ALREADY_FOR_SALE'],
])('tack %j is listed: refusal %s', (piece, code) => {
  expect(refuseListTack({ type: 'saddle', ...piece })?.refused).toBe(code);
});

test('founding rescues are grown horses of the market’s level, the same from the same seed', () => {
  const horses = drawFoundingRescues(rngFromNumber(3), 100);
  expect(new Set(horses.map(({ name }) => name)).size).toBe(100);
  for (const { name, sex, progress, ageInMonths, discipline, breed, happiness } of horses) {
    expect(namesFor(sex)).toContain(name);
    expect(HOUSE_HORSE_NAMES).not.toContain(name);
    expect(refuseMarketSale({ name: 'x', level: progress.level, locked: false })).toBeUndefined();
    expect(progress.level).toBeLessThanOrEqual(8);
    expect(progress.xp).toBeLessThan(xpToNextLevel(progress.level));
    expect(ageInMonths).toBeGreaterThanOrEqual(96);
    expect(ageInMonths).toBeLessThanOrEqual(240);
    expect(goodAt(breed.bredFor)).toContain(discipline);
    expect(happiness).toBeGreaterThanOrEqual(50);
  }
  expect(drawFoundingRescues(rngFromNumber(3), 100)).toEqual(horses);
});
