import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { HOUSE_STUD_COVERS } from '../../game/breeding/house-stud.ts';
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
const STABLES = 3;
const STEPS_OF_A_DAY = STABLES + 1;
beforeAll(() =>
  inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), STABLES)),
);

/** The answer to a call; undefined if nothing is offered. */
type Dealt = { readonly status: number; readonly body: object } | undefined;

async function buy(player: TestPlayer, kind: 'horse' | 'tack', nth: number): Promise<Dealt> {
  const offered = await app.db
    .selectFrom('listings')
    .select(['id', 'price'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const listing = offered[nth % Math.max(1, offered.length)];
  return listing && buyListing(player, listing.id, listing.price);
}

/** By a stallion who may: fed or on grass, with a valid check, and not with all his covers of a month. */
async function coverAtStud(player: TestPlayer, nth: number): Promise<Dealt> {
  const now = app.clock.now();
  const studs = await app.db
    .selectFrom('studs')
    .innerJoin('horses', 'horses.id', 'studs.stallionId')
    .select(['stallionId', 'fee'])
    .where('breedingCheckUntil', '>', now)
    .where((stud) => stud.or([stud('feedExpiresAt', '>', now), stud('grassFrom', '<=', now)]))
    .where(
      sql<boolean>`(select count(*) from covers where covers.stallion_id = studs.stallion_id
        and covered_at > ${new Date(now.getTime() - 30 * 86_400_000)}) < ${HOUSE_STUD_COVERS}`,
    )
    .orderBy('stallionId')
    .execute();
  const stud = studs[nth % Math.max(1, studs.length)];
  return stud && request(player, await aMare(app, player), stud.stallionId, stud.fee);
}

async function start(player: TestPlayer): Promise<Dealt> {
  const horse = await aFedHorse(player);
  const [show = ''] = await nextShows(player, horse, 1);
  return enter(player, show, horse);
}

/** With the player about, as stables sleep otherwise, and in steps, as they are visited one by one. */
async function passDay(player: TestPlayer): Promise<void> {
  for (let step = 0; step < STEPS_OF_A_DAY; step += 1) {
    await player.call('GET /api/auth/me');
    await app.pass(86_400 / STEPS_OF_A_DAY);
  }
}

/** Within two days each stable is visited: it offers again what is sold out, and its vet renews what has ended. */
async function dealLater(player: TestPlayer, deal: (typeof DEALS)[number], nth: number): Promise<Dealt> {
  await passDay(player);
  await passDay(player);
  return ACTS[deal](player, nth);
}

const ACTS = {
  day: passDay,
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

/** One day each. House stables sell a player one horse in seven days. */
const DEALS = ['horse', 'tack', 'stud', 'show', 'tack', 'show', 'tack', 'stud'] as const;
const DAYS = 24;

/** Lines of journals that take from a house purse and give to anybody but the house. */
const LOST = sql<{ id: string }>`
  select journal_id as id from ledger_entries line join ledger_accounts account on account.id = line.account_id
  group by journal_id
  having bool_or(kind = 'house_purse' and amount < 0) and bool_or(kind <> 'house_purse' and amount > 0)`;

// Before the property, which may use up the covers of a month and put stables to rest.
test('24 days of purchases, covers and starts leave the books in order', async () => {
  const player = await app.newPlayer();
  const deals = Array.from({ length: DAYS }, (_, day) => DEALS[day % DEALS.length] ?? 'show');
  for (const [day, deal] of deals.entries()) {
    await leaveCoins(app, player, 50_000, 50_000);
    const dealt = (await ACTS[deal](player, day)) ?? (await dealLater(player, deal, day));
    expect(dealt?.status, `${deal} on day ${day}: ${JSON.stringify(dealt?.body)}`).toBe(200);
    await passDay(player);
  }
  const { rows } = await sql<{ paid: number }>`
    select count(*)::integer as paid from ledger_entries paid
    join ledger_entries taken on taken.journal_id = paid.journal_id and taken.amount > 0
    join ledger_accounts purse on purse.id = taken.account_id and purse.kind = 'house_purse'
    where paid.account_id = ${player.id} and paid.amount < 0`.execute(app.db);
  // A start pays the house, and a cover only if the mare takes.
  expect(rows[0]?.paid).toBeGreaterThan(2 * DEALS.length);
  expect((await LOST.execute(app.db)).rows).toEqual([]);
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});

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
