import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { auditBooks } from '../audit/audit-books.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aMare, request } from '../testing/builders/breeding.ts';
import { aFedHorse, enter, leaveCoins, nextShows } from '../testing/builders/stable.ts';
import { buyListing } from '../testing/builders/trade.ts';
import { failing } from '../testing/database/audit.ts';

const app = await appForFile({ houseStables: 'auto' });
beforeAll(() =>
  inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 3)),
);

async function buy(player: TestPlayer, kind: 'horse' | 'tack', nth: number): Promise<void> {
  const offered = await app.db
    .selectFrom('listings')
    .select(['id', 'price'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const listing = offered[nth % Math.max(1, offered.length)];
  if (listing) await buyListing(player, listing.id, listing.price);
}

async function coverAtStud(player: TestPlayer, nth: number): Promise<void> {
  const studs = await app.db
    .selectFrom('studs')
    .select(['stallionId', 'fee'])
    .orderBy('stallionId')
    .execute();
  const stud = studs[nth % Math.max(1, studs.length)];
  if (stud) await request(player, await aMare(app, player), stud.stallionId, stud.fee);
}

async function start(player: TestPlayer): Promise<void> {
  const horse = await aFedHorse(player);
  const [show = ''] = await nextShows(player, horse, 1);
  await enter(player, show, horse);
}

const ACTS = {
  day: () => app.pass(86_400),
  minutes: () => app.pass(600),
  horse: (player: TestPlayer, nth: number) => buy(player, 'horse', nth),
  tack: (player: TestPlayer, nth: number) => buy(player, 'tack', nth),
  stud: coverAtStud,
  show: start,
  /** Fewer stables are wanted than are at work, or more. */
  players: async (_: TestPlayer, nth: number) => {
    const visitsAt = nth % 2 === 0 ? null : app.clock.now();
    const [stable] = await app.db
      .selectFrom('house_stables')
      .select('playerId')
      .orderBy('playerId')
      .execute();
    if (stable)
      await app.db
        .updateTable('house_stables')
        .set({ visitsAt })
        .where('playerId', '=', stable.playerId)
        .execute();
  },
} as const;

const DEALS = [ACTS.horse, ACTS.tack, ACTS.stud, ACTS.show] as const;
const DAYS = 60;

/** Lines of journals that take from a house purse and give to anybody but the house. */
const LOST = sql<{ id: string }>`
  select journal_id as id from ledger_entries line join ledger_accounts account on account.id = line.account_id
  group by journal_id
  having bool_or(kind = 'house_purse' and amount < 0) and bool_or(kind <> 'house_purse' and amount > 0)`;

test('no sequence of visits and calls moves a coin from a house purse to a player or an escrow', async () => {
  const act = fc.tuple(fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])), fc.nat(50));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 15 }), async (acts) => {
      const player = await app.newPlayer();
      await leaveCoins(app, player, 50_000, 50_000);
      for (const [what, nth] of acts) await ACTS[what](player, nth);
      expect((await LOST.execute(app.db)).rows).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test('sixty days of purchases, covers and starts leave the books in order', async () => {
  const player = await app.newPlayer();
  for (let day = 0; day < DAYS; day += 1) {
    await leaveCoins(app, player, 50_000, 50_000);
    await DEALS[day % DEALS.length]?.(player, day);
    await app.pass(86_400);
  }
  const { rows } = await sql<{ paid: number }>`
    select count(*)::integer as paid from ledger_entries paid
    join ledger_entries taken on taken.journal_id = paid.journal_id and taken.amount > 0
    join ledger_accounts purse on purse.id = taken.account_id and purse.kind = 'house_purse'
    where paid.account_id = ${player.id} and paid.amount < 0`.execute(app.db);
  expect(rows[0]?.paid).toBeGreaterThan(2 * DEALS.length);
  expect((await LOST.execute(app.db)).rows).toEqual([]);
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});
