import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEED_TYPES } from '../../game/care/feed.ts';
import { TREAT_TYPES } from '../../game/care/treats.ts';
import { MATERIALS } from '../../game/tack/materials.ts';
import { SELL_BACK } from '../../game/trade/sell-back.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { buyFeed, coinsOf, leaveCoins } from '../testing/builders/stable.ts';
import { buyMaterial } from '../testing/builders/tack.ts';

const app = await appForFile();

test('the market buys feed, treats and materials at its prices', async () => {
  const anna = await app.newPlayer();
  await buyMaterial(anna, 'glue', 5);
  await leaveCoins(app, anna, 100);
  const sold = await anna.call('POST /api/market/sell-inventory', {
    body: { itemType: 'glue', quantity: 4 },
  });
  expect(sold.body).toEqual({
    message: 'You sold 4 glue for 92 coins.',
    totalEarned: 92,
    quantity: 1,
    coins: 192,
  });
  const { body } = await anna.call('GET /api/transactions');
  expect(body[0]).toMatchObject({
    type: 'market_sale',
    amount: 92,
    description: 'Sold 4 Glue to the market',
  });
});

/** Buys and sells at random, for each guild. */
test('no buying and selling back makes a profit', async () => {
  const item = fc.oneof(
    fc.record({ item: fc.constantFrom(...FEED_TYPES), quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ item: fc.constantFrom(...TREAT_TYPES), quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ item: fc.constantFrom(...MATERIALS), quantity: fc.integer({ min: 1, max: 5 }) }),
  );
  const buy = (player: TestPlayer, what: string, quantity: number) => {
    const { kind } = SELL_BACK[what as keyof typeof SELL_BACK];
    if (kind === 'material')
      return player.call('POST /api/materials/buy', { body: { material_type: what, quantity } });
    return kind === 'feed'
      ? player.call('POST /api/inventory/buy-feed', { body: { feed_type: what, quantity } })
      : player.call('POST /api/inventory/buy-treats', { body: { treat_type: what, quantity } });
  };
  for (const guild of ['rider', 'equilibrium'] as const) {
    const player = await app.newPlayer(guild);
    await fc.assert(
      fc.asyncProperty(item, async ({ item: what, quantity }) => {
        await leaveCoins(app, player, 50_000);
        expect((await buy(player, what, quantity)).status).toBe(200);
        const body = { itemType: what, quantity };
        expect((await player.call('POST /api/market/sell-inventory', { body })).status).toBe(200);
        expect(await coinsOf(player)).toBeLessThan(50_000);
      }),
      { numRuns: 15 },
    );
  }
});

test('feed is not sold twice', async () => {
  const anna = await app.newPlayer();
  await buyFeed(anna, 'monthly', 3);
  await leaveCoins(app, anna, 0);
  const sent = { body: { itemType: 'monthly', quantity: 1 } };
  const answers = await atOnce(20, () => anna.call('POST /api/market/sell-inventory', sent));
  expect(outcomes(answers)).toEqual({ ok: 3, NOT_ENOUGH_ITEMS: 17 });
  expect(await coinsOf(anna)).toBe(48);
});
