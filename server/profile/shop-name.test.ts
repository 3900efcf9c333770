import { describe, expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aListing } from '../testing/builders/trade.ts';

const app = await appForFile();

describe('the shop name', () => {
  const name = (player: TestPlayer, shopName: unknown) =>
    player.call('PATCH /api/user/shop-name', { body: { shopName } });

  test('is set and shown on each listing', async () => {
    const anna = await app.newPlayer();
    expect((await name(anna, '  Birchwater Yard ')).body.shopName).toBe('Birchwater Yard');
    await aListing(anna, 900);
    const query = { seller: anna.id };
    const { body } = await anna.call('GET /api/marketplace/listings', { query });
    expect(body[0]?.seller.shopName).toBe('Birchwater Yard');
  });

  test.each(['', '   ', 'x'.repeat(101), 'a\u0000b', null, 7])('%j is refused', async (shopName) => {
    expect((await name(await app.newPlayer(), shopName)).status).toBe(400);
  });
});
