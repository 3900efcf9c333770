import { beforeAll, describe, expect, test } from 'vitest';
import { FEED_TYPES, FEEDS } from '../../game/care/feed.ts';
import { TREAT_TYPES, TREATS } from '../../game/care/treats.ts';
import { NO_COUNTS, BAD_TEXTS } from '../testing/bad-values.ts';
import { coinsOf, leaveCoins, owned } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';

const app = await appForFile();
let anna: TestPlayer;
beforeAll(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 1_000_000, 500_000);
});

const ITEMS = [
  ...FEED_TYPES.map(
    (item) =>
      [
        'POST /api/inventory/buy-feed',
        'feed_type',
        item,
        FEEDS[item].buy,
        `${FEEDS[item].label} feed`,
        'feed',
      ] as const,
  ),
  ...TREAT_TYPES.map(
    (item) =>
      [
        'POST /api/inventory/buy-treats',
        'treat_type',
        item,
        TREATS[item].buy,
        TREATS[item].label,
        'treats',
      ] as const,
  ),
];

test('a newcomer owns none of any item, and all items are listed', async () => {
  const player = await app.newPlayer();
  const { body: feed } = await player.call('GET /api/inventory/feed');
  expect(feed).toEqual(FEED_TYPES.map((feedType) => ({ feedType, quantity: 0 })));
  const { body: treats } = await player.call('GET /api/inventory/treats');
  expect(treats).toEqual(TREAT_TYPES.map((treatType) => ({ treatType, quantity: 0 })));
});

describe.each(ITEMS)('%s', (route, field, item, price, label, type) => {
  test(`sells ${item} for ${price}`, async () => {
    const coins = await coinsOf(anna);
    const { body } = await anna.call(route, { body: { [field]: item, quantity: 3 } });
    expect(body).toMatchObject({
      message: `You bought ${field === 'feed_type' ? `3 bags of ${label.toLowerCase()}` : `3 ${label.toLowerCase()}`}.`,
      quantity: 3,
      cost: 3 * price,
      coins: coins - 3 * price,
    });
    expect(await coinsOf(anna)).toBe(coins - 3 * price);
    const { body: ledger } = await anna.call('GET /api/transactions', { query: { limit: '1' } });
    const description = `Bought 3 ${label}`;
    expect(ledger).toMatchObject([{ type, amount: -3 * price, balance: coins - 3 * price, description }]);
    const more = await anna.call(route, { body: { [field]: item, quantity: 99 } });
    expect(more.body.quantity).toBe(102);
    expect(await owned(anna, item)).toBe(102);
  });
});

describe.each([
  ['POST /api/inventory/buy-feed', 'feed_type', 'monthly', 'Please select a feed type from your inventory'],
  ['POST /api/inventory/buy-treats', 'treat_type', 'sugar', 'Please select a treat from your inventory'],
] as const)('%s', (route, field, item, choose) => {
  test('accepts only whole numbers from 1 to 99', async () => {
    const before = await wholeDatabase(app.db);
    const message = 'The quantity must be a whole number from 1 to 99.';
    for (const quantity of [...NO_COUNTS, 100]) {
      const answer = await anna.call(route, { body: { [field]: item, quantity } });
      expect(answer, `quantity ${JSON.stringify(quantity)}`).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', message },
      });
    }
    expect(await wholeDatabase(app.db)).toEqual(before);
  });

  test('refuses items that the market does not sell', async () => {
    const before = await wholeDatabase(app.db);
    for (const word of BAD_TEXTS) {
      const answer = await anna.call(route, { body: { [field]: word, quantity: 1 } });
      expect(answer, `${field} ${JSON.stringify(word)}`).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', message: choose },
      });
    }
    expect(await wholeDatabase(app.db)).toEqual(before);
  });
});

test('bound coins go first, and tradable coins only when those are spent', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 100, 70);
  const left = async () => {
    const { coins, tradableCoins } = (await player.call('GET /api/user')).body;
    return { coins, tradableCoins };
  };
  await player.call('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 1 } });
  expect(await left()).toEqual({ coins: 80, tradableCoins: 70 });
  await player.call('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 2 } });
  expect(await left()).toEqual({ coins: 40, tradableCoins: 40 });
  await player.call('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 1 } });
  expect(await left()).toEqual({ coins: 0, tradableCoins: 0 });
});

test('a purchase changes only the buyer’s inventory', async () => {
  const player = await app.newPlayer();
  await player.call('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 2 } });
  expect(await owned(player, 'monthly')).toBe(2);
  expect(await owned(player, 'quarterly')).toBe(0);
  expect(await owned(anna, 'monthly')).toBe(102);
});
