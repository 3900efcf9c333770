import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { houseCut } from '../../game/ledger/coins.ts';
import type { Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { atOnce } from '../testing/at-once.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import {
  coinsMadeInWeek,
  handOver,
  HOUSE,
  lockBalances,
  openEscrow,
  payFromHouse,
  post,
  type Journal,
} from './ledger.ts';
import { sumDays } from './ledger-queries.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const WEEK_MS = 7 * REAL_MS_PER_DAY;
const app = await appForFile();

const rows = async () => await app.db.selectFrom('ledger_days').selectAll().orderBy('day').execute();
/** By week. */
const weeks = async () => {
  const made = new Map<number, number>();
  for (const row of await rows())
    made.set(row.week.getTime(), (made.get(row.week.getTime()) ?? 0) + row.made - row.taken);
  return [...made].toSorted(([one], [other]) => one - other);
};
const made = async () => (await rows()).reduce((sum, row) => sum + row.made - row.taken, 0);
const pay = (player: TestPlayer, coins: number) =>
  payFromHouse(player.id, { coins, tradable: 0 }, 'salary', 'From a test');

async function posting(tx: Tx, player: TestPlayer, journals: readonly Journal[], at = app.clock.now()) {
  await lockBalances(tx, [player.id]);
  await post(tx, at, journals);
}

test('coins count in the week in which they move, also when posted late', async () => {
  const player = await app.newPlayer();
  const { changesAt } = (await app.call('GET /api/shows/purse-index')).body;
  const start = Date.parse(changesAt) - WEEK_MS;
  expect(await weeks()).toEqual([[start, 5_000]]);
  const payments = [
    [-1, 2],
    [0, 30],
    [WEEK_MS - 1, 400],
    [WEEK_MS, 7_000],
  ] as const;
  for (const [ms, coins] of payments)
    await inTransaction(app.db, (tx) => posting(tx, player, [pay(player, coins)], new Date(start + ms)));
  expect(await weeks()).toEqual([
    [start - WEEK_MS, 2],
    [start, 5_430],
    [start + WEEK_MS, 7_000],
  ]);
  const sums = await inTransaction(app.db, (tx) => coinsMadeInWeek(tx, new Date(start)));
  expect(sums).toBe(5_430);
});

test('moving coins between accounts, or undoing it, makes none', async () => {
  const player = await app.newPlayer();
  const before = await weeks();
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
  expect(await weeks()).toEqual(before);
});

test('concurrent payments lose no coin', async () => {
  const players = await atOnce(8, () => app.newPlayer());
  const before = await made();
  await atOnce(160, async (index) => {
    const player = players[index % 8];
    if (!player) return;
    await inTransaction(app.db, async (tx) => {
      await posting(tx, player, [pay(player, 1 + index)]);
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
      await inTransaction(app.db, (one) => posting(one, other, [pay(other, 1)]), { statementMs: 30_000 });
  });
  expect(await made()).toBe(before + 104);
  expect((await rows()).length).toBeLessThan(40);
});

const totalOf = async (kind: 'purse' | 'escrow') => {
  const { rows: sums } = await sql<{ coins: number }>`
    select coalesce(sum(coins), 0)::bigint as coins from ledger_accounts where kind = ${kind}`.execute(
    app.db,
  );
  return sums[0]?.coins ?? 0;
};
const counted = async () => {
  const days = await sumDays.rows(app.db, { from: '2000-01-01', to: '2100-01-01' });
  const sum = (column: 'made' | 'taken' | 'purses' | 'escrow' | 'traded') =>
    days.reduce((total, row) => total + row[column], 0);
  return {
    made: sum('made'),
    taken: sum('taken'),
    purses: sum('purses'),
    escrow: sum('escrow'),
    traded: sum('traded'),
  };
};

interface Step {
  readonly act: 'earn' | 'spend' | 'put up' | 'pay out' | 'give back' | 'sell';
  readonly buyer: number;
  readonly seller: number;
  readonly coins: number;
  readonly day: number;
}
const step = fc.record<Step>({
  act: fc.constantFrom('earn', 'spend', 'put up', 'pay out', 'give back', 'sell'),
  buyer: fc.nat(3),
  seller: fc.nat(3),
  coins: fc.integer({ min: 2, max: 400 }),
  day: fc.nat(3),
});

test('coins in purses and escrow change by sources less sinks, whatever is posted', async () => {
  const players = await atOnce(4, () => app.newPlayer());
  const escrow = crypto.randomUUID();
  await inTransaction(app.db, async (tx) => {
    await openEscrow(tx, escrow);
    for (const player of players) await posting(tx, player, [pay(player, 100_000)]);
  });
  let inEscrow = 0;
  const journalOf = ({ act, buyer, seller, coins }: Step): Journal => {
    const one = players[buyer]?.id ?? '';
    const other = players[seller]?.id ?? '';
    const cut = houseCut(coins);
    const description = 'From a test';
    const sold = (from: string) => [
      { account: from, coins: -coins, tradable: 0 },
      { account: other, coins: coins - cut, tradable: 0 },
      { account: HOUSE, coins: cut, tradable: 0 },
    ];
    if (act === 'earn') return payFromHouse(one, { coins, tradable: 0 }, 'salary', description);
    if (act === 'spend') return payFromHouse(one, { coins: -coins, tradable: 0 }, 'feed', description);
    if (act === 'sell' && one !== other) return { kind: 'item_sale', description, lines: sold(one) };
    if (act === 'pay out' && inEscrow >= coins) {
      inEscrow -= coins;
      return { kind: 'item_sale', description, lines: sold(escrow) };
    }
    if (act === 'give back' && inEscrow >= coins) {
      inEscrow -= coins;
      return { kind: 'item_sale', description, lines: handOver(escrow, one, { coins, tradable: 0 }) };
    }
    inEscrow += coins;
    return { kind: 'item_sale', description, lines: handOver(one, escrow, { coins, tradable: 0 }) };
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (steps, together) => {
        const before = await counted();
        const [purses, escrowed] = [await totalOf('purse'), await totalOf('escrow')];
        const journals = steps.map((one) => ({ journal: journalOf(one), day: one.day }));
        await inTransaction(app.db, async (tx) => {
          await lockBalances(tx, [...players.map(({ id }) => id), escrow]);
          const at = (day: number) => new Date(app.clock.now().getTime() + day * REAL_MS_PER_DAY);
          if (together)
            await post(
              tx,
              app.clock.now(),
              journals.map(({ journal }) => journal),
            );
          else for (const { journal, day } of journals) await post(tx, at(day), [journal]);
        });
        const after = await counted();
        const [pursesNow, escrowNow] = [await totalOf('purse'), await totalOf('escrow')];
        expect(pursesNow - purses).toBe(after.purses - before.purses);
        expect(escrowNow - escrowed).toBe(after.escrow - before.escrow);
        expect(after.made - before.made - (after.taken - before.taken)).toBe(
          pursesNow + escrowNow - purses - escrowed,
        );
      },
    ),
    { numRuns: 60 },
  );
  await inTransaction(app.db, async (tx) => {
    const lines = handOver(escrow, players[0]?.id ?? '', { coins: inEscrow, tradable: 0 });
    await lockBalances(tx, [...players.map(({ id }) => id), escrow]);
    await post(tx, app.clock.now(), [{ kind: 'item_sale', description: 'From a test', lines }]);
  });
  await expectBooksToBalance(app.db, app.clock.now());
});
