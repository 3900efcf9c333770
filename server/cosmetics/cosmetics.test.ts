import { expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import { aFedHorse, changeHorse, coinsOf, leaveCoins, wearCosmetic } from '../testing/builders/stable.ts';
import { aSellableHorse, buyRescue, sellHorse } from '../testing/builders/trade.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';

const app = await appForFile();

const NAVY = { cosmetic: 'tack_colour', item: 'navy', price: 900 } as const;

const seenBy = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id', { params: { id } })).body;
const publicPage = async (id: string) => (await app.http.inject(`/api/public/horses/${id}`)).json<object>();

async function withHorse(coins = 10_000) {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  await leaveCoins(app, player, coins);
  return { player, id };
}

test('a purchase is worn, seen by everybody, and free to switch back to', async () => {
  const { player, id } = await withHorse();
  expect(await publicPage(id)).toMatchObject({ nameplate: 'brass', tackColour: 'oak' });
  const before = (await seenBy(player, id)).strengths;
  expect(await wearCosmetic(player, id)).toMatchObject({
    status: 200,
    body: { message: 'Juniper has a new nameplate: carved oak.', cost: 600, coins: 9_400 },
  });
  expect(await wearCosmetic(player, id, NAVY)).toMatchObject({
    status: 200,
    body: { message: 'Juniper’s tack is navy now.', cost: 900, coins: 8_500 },
  });
  const { body: lines } = await player.call('GET /api/transactions');
  expect(lines.slice(0, 2)).toMatchObject([
    { type: 'cosmetics', amount: -900, description: 'Tack colour, navy for Juniper' },
    { type: 'cosmetics', amount: -600, description: 'Nameplate, carved oak for Juniper' },
  ]);
  const dressed = { nameplate: 'oak', tackColour: 'navy' };
  expect(await publicPage(id)).toMatchObject(dressed);
  const visitor = await app.newPlayer();
  expect((await visitor.call('GET /api/horses/:id/card', { params: { id } })).body).toMatchObject(dressed);
  expect(await seenBy(player, id)).toMatchObject({
    ...dressed,
    nameplates: ['oak'],
    tackColours: ['navy'],
    strengths: before,
  });

  for (const item of ['brass', 'oak'])
    expect(await wearCosmetic(player, id, { item, price: 0 })).toMatchObject({
      status: 200,
      body: { cost: 0, coins: 8_500 },
    });
  expect(await seenBy(player, id)).toMatchObject({ nameplate: 'oak', nameplates: ['oak'] });
  const { body: economy } = await visitor.call('GET /api/economy');
  expect(JSON.stringify(economy)).toContain('Cosmetics');
  await expectBooksToBalance(app.db, app.clock.now());
});

test('a sold horse takes its cosmetics along, and only the owner chooses', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 30_000);
  const id = await aSellableHorse(app, player);
  await wearCosmetic(player, id);
  expect(await sellHorse(player, id)).toMatchObject({ status: 200 });
  expect((await wearCosmetic(player, id, { item: 'brass', price: 0 })).body.code).toBe('NOT_YOUR_HORSE');
  const buyer = await app.newPlayer();
  await leaveCoins(app, buyer, 10_000);
  expect(await buyRescue(buyer, id)).toMatchObject({ status: 200 });
  expect(await seenBy(buyer, id)).toMatchObject({ nameplate: 'oak', nameplates: ['oak'] });
  expect(await wearCosmetic(buyer, id, { item: 'brass', price: 0 })).toMatchObject({ status: 200 });
  expect((await wearCosmetic(player, id, { price: 0 })).body.code).toBe('NOT_YOUR_HORSE');
  await expectBooksToBalance(app.db, app.clock.now());
});

test('concurrent equal purchases pay once, and different ones never spend more coins than there are', async () => {
  const { player, id } = await withHorse(2_000);
  expect(outcomes(await atOnce(12, () => wearCosmetic(player, id)))).toEqual({ ok: 1, ALREADY_WORN: 11 });
  expect(await coinsOf(player)).toBe(1_400);
  const both = [NAVY, { item: 'slate', price: 800 }];
  const done = outcomes(await atOnce(2, (index) => wearCosmetic(player, id, both[index % 2])));
  expect(done).toEqual({ ok: 1, NOT_ENOUGH_COINS: 1 });
  await leaveCoins(app, player, 5_000);
  const kinds = ['silver', 'rosewood', 'green_enamel'];
  const prices = [2_000, 1_500, 1_200];
  await atOnce(9, (index) => wearCosmetic(player, id, { item: kinds[index % 3], price: prices[index % 3] }));
  expect(await coinsOf(player)).toBe(300);
  expect((await seenBy(player, id)).nameplates).toEqual(expect.arrayContaining(['oak', ...kinds]));
  await expectBooksToBalance(app.db, app.clock.now());
});

test('invalid values are refused and change nothing', async () => {
  const { player, id } = await withHorse();
  for (const bad of BAD_TEXTS)
    for (const body of [
      { ...NAVY, cosmetic: bad },
      { ...NAVY, item: bad },
      { ...NAVY, price: typeof bad === 'number' ? -1 - bad : bad },
    ])
      expect(await wearCosmetic(player, id, body), JSON.stringify(body)).toMatchObject({ status: 400 });
  expect(await wearCosmetic(player, id, { ...NAVY, item: 'slate' })).toMatchObject({ status: 400 });
  expect(await coinsOf(player)).toBe(10_000);
});

test('the database refuses cosmetics that were not bought', async () => {
  const { id } = await withHorse();
  await expect(changeHorse(app.db, id, { nameplate: 'gilded' })).rejects.toThrow(/horses_nameplate_bought/);
  await expect(changeHorse(app.db, id, { tackColour: 'gold' })).rejects.toThrow(/horses_tack_colour_bought/);
});
