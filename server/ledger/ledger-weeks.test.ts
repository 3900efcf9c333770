import { expect, test } from 'vitest';
import type { Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { atOnce } from '../testing/at-once.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { handOver, lockBalances, openEscrow, payFromHouse, post, type Journal } from './ledger.ts';

const WEEK_MS = 7 * 86_400_000;
const app = await appForFile();

const rows = async () =>
  await app.db.selectFrom('ledger_weeks').select(['starts_at', 'made']).orderBy('starts_at').execute();
const made = async () => (await rows()).reduce((sum, row) => sum + row.made, 0);
const pay = (player: TestPlayer, coins: number) =>
  payFromHouse(player.id, { coins, tradable: 0 }, 'salary', 'From a test');

async function posting(tx: Tx, player: TestPlayer, journals: readonly Journal[], at = app.clock.now()) {
  await lockBalances(tx, [player.id]);
  await post(tx, at, journals);
}

test('coins are counted in the week in which they move, late ones too', async () => {
  const player = await app.newPlayer();
  const [week] = await rows();
  const { changesAt } = (await app.call('GET /api/shows/purse-index')).body;
  expect(await rows()).toEqual([{ starts_at: new Date(Date.parse(changesAt) - WEEK_MS), made: 5_000 }]);
  const start = week?.starts_at.getTime() ?? 0;
  const payments = [
    [-1, 2],
    [0, 30],
    [WEEK_MS - 1, 400],
    [WEEK_MS, 7_000],
  ] as const;
  for (const [ms, coins] of payments)
    await inTransaction(app.db, (tx) => posting(tx, player, [pay(player, coins)], new Date(start + ms)));
  expect((await rows()).map(({ starts_at, made }) => [starts_at.getTime() - start, made])).toEqual([
    [-WEEK_MS, 2],
    [0, 5_430],
    [WEEK_MS, 7_000],
  ]);
});

test('what moves between accounts, or is undone, makes no coins', async () => {
  const player = await app.newPlayer();
  const before = await rows();
  const escrow = crypto.randomUUID();
  await inTransaction(app.db, async (tx) => {
    await openEscrow(tx, escrow);
    const ways = [
      [player.id, escrow],
      [escrow, player.id],
    ] as const;
    for (const [from, to] of ways) {
      const lines = handOver(from, to, { coins: 70, tradable: 0 });
      await posting(tx, player, [{ kind: 'breeding', description: 'From a test', lines }]);
    }
    await posting(tx, player, [pay(player, 90), pay(player, -90)]);
  });
  const failing = inTransaction(app.db, async (tx) => {
    await posting(tx, player, [pay(player, 1)]);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await rows()).toEqual(before);
});

test('payments at once lose no coin', async () => {
  const players = await atOnce(8, () => app.newPlayer());
  const before = await made();
  await atOnce(160, async (nth) => {
    const player = players[nth % 8];
    if (!player) return;
    await inTransaction(app.db, async (tx) => {
      await posting(tx, player, [pay(player, 1 + nth)]);
      await posting(tx, player, [pay(player, 1_000)]);
    });
  });
  expect(await made()).toBe(before + 160_000 + (160 * 161) / 2);
  await expectBooksToBalance(app.db, app.clock.now());
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')('nobody waits for another transaction', async () => {
  const [slow, ...others] = await atOnce(5, () => app.newPlayer());
  if (!slow) throw new Error('No player');
  const before = await made();
  await inTransaction(app.db, async (tx) => {
    await posting(tx, slow, [pay(slow, 100)]);
    for (const other of others)
      await inTransaction(app.db, (one) => posting(one, other, [pay(other, 1)]), { statementMs: 2_000 });
  });
  expect(await made()).toBe(before + 104);
  expect((await rows()).length).toBeLessThan(20);
});
