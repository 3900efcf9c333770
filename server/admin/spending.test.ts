import { expect, test } from 'vitest';
import { PAYERS_LEAST, SPENDING_COUNT_INTERVAL_MS, SPENDING_DAYS } from '../../game/admin/spending.ts';
import { PAIR_FREE_FROM } from '../../game/market/pair-limit.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { operatorOf } from '../testing/builders/moderation.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { aTackListing, buyListing } from '../testing/builders/trade.ts';

const app = await appForFile();
const operator = await operatorOf(app);
const PRICE = 1_000;
const AN_HOUR = SPENDING_COUNT_INTERVAL_MS / 1_000;

const spending = async () => (await operator.call('GET /api/admin/spending')).body;
/** A buyer above the level of young accounts, whose payments are limited. */
const buyFrom = async (seller: TestPlayer, buyer: TestPlayer) => {
  await app.db.updateTable('players').set({ level: PAIR_FREE_FROM }).where('id', '=', buyer.id).execute();
  expect(await buyListing(buyer, await aTackListing(seller, PRICE), PRICE)).toMatchObject({ status: 200 });
};

test('shows, hourly and for a month, who gets most of what several accounts spend', async () => {
  const [seller, rich] = [await app.newPlayer(), await app.newPlayer()];
  const buyers: TestPlayer[] = [];
  for (let index = 0; index < PAYERS_LEAST - 1; index++) buyers.push(await app.newPlayer());
  for (const buyer of buyers) await buyFrom(seller, buyer);
  // An active player spends most coins elsewhere.
  await aHorse(rich);
  await buyFrom(seller, rich);
  expect((await spending()).sellers).toEqual([]);

  const last = await app.newPlayer();
  buyers.push(last);
  await buyFrom(seller, last);
  expect((await spending()).sellers).toEqual([]);
  await app.pass(AN_HOUR);
  const { sellers, countedAt } = await spending();
  expect(countedAt).toBe(app.clock.now().toISOString());
  expect(sellers).toMatchObject([
    {
      player: { id: seller.id, username: seller.username },
      payers: PAYERS_LEAST,
      coins: PAYERS_LEAST * PRICE,
      top: buyers.map(() => ({ coins: PRICE, percent: 100 })),
    },
  ]);
  expect(new Set(sellers[0]?.top.map(({ player }) => player.id))).toEqual(
    new Set(buyers.map(({ id }) => id)),
  );

  await app.pass((SPENDING_DAYS * 24 + 1) * 3_600);
  expect((await spending()).sellers).toEqual([]);
});
