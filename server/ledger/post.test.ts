import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { HOUSE, payFromHouse, post, type Journal, lockBalances } from './ledger.ts';

const app = await appForFile();
let player: TestPlayer;
beforeAll(async () => {
  player = await app.newPlayer();
  await leaveCoins(app, player, 1_000, 40);
});

const balance = () =>
  app.db
    .selectFrom('ledger_accounts')
    .select(['coins', 'tradable'])
    .where('id', '=', player.id)
    .executeTakeFirst();
const posting = (...journals: Journal[]) =>
  inTransaction(app.db, async (tx) => {
    await lockBalances(tx, [player.id]);
    await post(tx, app.clock.now(), journals);
  });
const paid = (coins: number, tradable: number) =>
  payFromHouse(player.id, { coins, tradable }, 'salary', 'Of a test');

test('several journals of one account are written at once', async () => {
  await posting(paid(100, 60), paid(0, 0), paid(-50, -10));
  expect(await balance()).toEqual({ coins: 1_050, tradable: 90 });
});

test('throws on invalid journals, and writes nothing', async () => {
  const before = await balance();
  const unbalanced: Journal = { ...paid(5, 0), lines: [{ account: HOUSE, coins: 5, tradable: 0 }] };
  await expect(posting(paid(7, 7), unbalanced)).rejects.toThrow('out of balance by 5 coins');
  await expect(posting(paid(7, 7), paid(0, 3))).rejects.toThrow('without moving coins');
  expect(await balance()).toEqual(before);
});

test('leaveCoins sets any number of tradable coins', async () => {
  for (const tradable of [40, 60, 0]) {
    await leaveCoins(app, player, 1_000, tradable);
    expect(await balance()).toEqual({ coins: 1_000, tradable });
  }
});
