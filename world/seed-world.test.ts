import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouseShows } from '../game/shows/house-shows.ts';
import { auditBooks } from '../server/audit/audit-books.ts';
import { seededChance } from '../server/clock/context.ts';
import type { Database } from '../server/db/open-database.ts';
import { foundWorld } from '../server/found-world.ts';
import { freshDatabase } from '../server/testing/database/database.ts';
import { appForTest, TEST_START } from '../server/testing/app/test-app.ts';
import { BUILT_TABLES } from '../server/founding/played/row-queries.ts';
import { SEEDED_PASSWORD, seedWorld, type SeedOptions } from './seed-world.ts';

const SMALL: SeedOptions = { players: 24, horses: 90, seed: 'spring', now: TEST_START };

async function seeded(seeding: Partial<SeedOptions> = {}): Promise<Database> {
  const database = await freshDatabase();
  await foundWorld(database.db, seededChance(1), TEST_START);
  await database.db
    .updateTable('world')
    .set({ secret: Buffer.alloc(32, 7) })
    .execute();
  await seedWorld(database.db, { ...SMALL, ...seeding });
  return database;
}

let world: Database;
beforeAll(async () => {
  world = await seeded();
});
afterAll(() => world.close());

describe('a seeded world', () => {
  test('passes the audit, every show replayed', async () => {
    const { checks, ...report } = await auditBooks(world.db, { replay: 'all' });
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report).toMatchObject({ ok: true, players: 24, horses: 90 });
  });

  test('has how every horse came to its owner in its history', async () => {
    const { rows } = await sql`
      select horse.id from horses horse
      left join lateral (
        select player_id, kind from horse_events
        where horse_id = horse.id and kind in ('bought', 'born', 'sold', 'rescued', 'sold_to_market')
        order by at desc, id desc limit 1
      ) last on true
      where case last.kind when 'sold_to_market' then horse.owner_id <> '00000000-0000-0000-0000-000000000000'
        else last.player_id <> horse.owner_id end is not false`.execute(world.db);
    expect(rows).toEqual([]);
  });

  test('is plausible: newcomers and old hands, shows that ran and entries to come', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(distinct level) from players) as player_levels,
        (select count(distinct level) from horses) as horse_levels,
        (select count(distinct breed) from horses) as breeds,
        (select count(distinct genotype) from horses) as genotypes,
        (select count(*) from horses where feed_expires_at > ${TEST_START}) as fed,
        (select count(*) from inventory) as stocks,
        (select count(*) from shows where status = 'completed') as ran,
        (select count(*) from show_entries where prize > 0) as prizes,
        (select count(*) from show_entries where status = 'pending') as pending,
        (select count(*) from ledger_accounts where coins > 0) as balances`.execute(world.db);
    const least = {
      playerLevels: 6,
      horseLevels: 8,
      breeds: 15,
      // Families share theirs.
      genotypes: 20,
      fed: 20,
      stocks: 20,
      ran: 20,
      prizes: 1,
      pending: 5,
      balances: 20,
    };
    for (const [what, count] of Object.entries(least)) {
      expect(rows[0]?.[what], what).toBeGreaterThanOrEqual(count);
    }
  });

  test('is as old as its oldest player, and has no future events', async () => {
    const { rows } = await sql<Record<string, boolean>>`
      select (select min(created_at) from players) >= founded_at as founded,
        (select max(at) from ledger_entries) <= ${TEST_START} as booked,
        (select max(entered_at) from show_entries) <= ${TEST_START} as entered,
        (select max(last_seen_at) from players) <= ${TEST_START} as seen
      from world`.execute(world.db);
    expect(rows[0]).toEqual({ founded: true, booked: true, entered: true, seen: true });
  });

  test('reads in order: each balance is the one before and the amount', async () => {
    const { rows } = await sql`
      select * from (
        select account_id, id, balance, sum(amount) over (partition by account_id order by id) as reckoned
        from ledger_entries where balance is not null
      ) entry where balance <> reckoned`.execute(world.db);
    expect(rows).toEqual([]);
  });

  test('has no entry in a show that may run before all is stored', async () => {
    const soon = new Date(TEST_START.getTime() + 600_000);
    const { rows } = await sql`
      select id from show_entries where runs_at > ${TEST_START} and runs_at < ${soon}`.execute(world.db);
    expect(rows).toEqual([]);
    const open = openHouseShows(TEST_START, { level: 1 }).filter(({ runsAt }) => runsAt < soon);
    expect(open.length).toBeGreaterThan(0);
  });
});

/** Without the salted hash. */
async function everything({ db }: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of BUILT_TABLES) {
    const { rows } = await sql.raw<object>(`select * from ${table} order by 1, 2, 3`).execute(db);
    found[table] = rows.map((row) => ({ ...row, passwordHash: null }));
  }
  return found;
}

describe('another world of the same secret', () => {
  let database: Database;
  afterAll(() => database.close());

  test('is the same for the same seed', async () => {
    database = await seeded();
    expect(await everything(database)).toEqual(await everything(world));
  });

  test('differs for another seed', async () => {
    const other = await seeded({ seed: 'autumn' });
    const [names, otherNames] = [await namesIn(world), await namesIn(other)];
    await other.close();
    expect(otherNames).toHaveLength(names.length);
    expect(otherNames).not.toEqual(names);
  });

  test('has players who log in, enter shows and win, by calls', async () => {
    const app = await appForTest({ database, start: TEST_START });
    let entered = 0;
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const email = `player${number}@seed.fetlock.test`;
      const login = await app.call('POST /api/auth/login', { body: { email, password: SEEDED_PASSWORD } });
      expect(login.status).toBe(200);
      const { token } = login.body;
      const { body: horses } = await app.call('GET /api/horses', {}, token);
      expect(horses).toHaveLength(login.body.user.horseCount);
      for (const { id } of horses) {
        const open = await app.call('GET /api/shows', { query: { horse_id: id, limit: '1' } }, token);
        const [show] = open.body;
        // A foal may have none.
        if (!show) continue;
        const sent = { params: { id: show.id }, body: { horse_id: id } };
        const { status, body } = await app.call('POST /api/shows/:id/enter', sent, token);
        if (status === 200) entered += 1;
        else expect(MAY_REFUSE).toContain(body.code);
      }
    }
    expect(entered).toBeGreaterThan(5);
    // Shows of players run after up to six days.
    await app.pass(7 * 24 * 3600);
    expect(await auditBooks(database.db)).toMatchObject({ ok: true, players: 24 });
    const pending = await database.db
      .selectFrom('show_entries')
      .where('status', '=', 'pending')
      .select('id')
      .execute();
    expect(pending).toEqual([]);
  });

  test('a second seeding adds more', async () => {
    const { now, horses } = await auditBooks(database.db);
    await seedWorld(database.db, { ...SMALL, players: 5, horses: 2, now: new Date(now) });
    expect(await auditBooks(database.db, { replay: 'all' })).toMatchObject({
      ok: true,
      players: 29,
      horses: horses + 2,
    });
  });
});

/** Horses may be hungry or old, owners poor or busy. */
const MAY_REFUSE = [
  'ON_PASTURE',
  'BACK_FROM_PASTURE',
  'HORSE_TOO_YOUNG',
  'LEVEL_TOO_LOW',
  'SHOW_NOT_FOUND',
  'HORSE_UNFED',
  'HORSE_RETIRED',
  'NOT_ENOUGH_COINS',
  'QUOTA_FULL',
  'HORSE_STARTS_SPENT',
];

async function namesIn({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('horses').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}
