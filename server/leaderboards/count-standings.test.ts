import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { REAL_MS_PER_GAME_YEAR } from '../../game/game-time.ts';
import { DIVISION_ROWS, divisionNumber, divisionOf, seasonOf } from '../../game/leaderboards/leaderboards.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { findDueTimes } from '../clock/jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { atOnce } from '../testing/at-once.ts';
import { aMare, aStallion, cover, DAY_SECONDS, horseNamed } from '../testing/builders/breeding.ts';
import { aFedHorse, changeHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { countPlacings, countPlacingsJob, queuePlacings, recount } from './count-standings.ts';
import { DIVISION_OF, SEASON_OF, COUNTER_TABLES } from './standing-queries.ts';

const app = await appForFile();
let breeder: TestPlayer;
let rider: TestPlayer;
let foal: string;
let other: string;
beforeAll(async () => {
  [breeder, rider] = [await app.newPlayer(), await app.newPlayer()];
  await leaveCoins(app, breeder, 20_000);
  await cover(breeder, await aMare(app, breeder), await aStallion(app, breeder));
  await app.pass(3 * DAY_SECONDS);
  foal = (await horseNamed(breeder, 'Foal of Juniper'))?.id ?? '';
  await sql`update horses set born_at = born_at - interval '200 days' where id = ${foal}`.execute(app.db);
  other = await aFedHorse(rider);
  await changeHorse(app.db, foal, { feedExpiresAt: new Date('2040-01-01'), xp: 995 });
  for (const [player, horse] of [
    [breeder, foal],
    [rider, other],
  ] as const)
    await enterNext(player, horse, 4);
  await app.pass(2 * 3600);
});

type Table = keyof typeof COUNTER_TABLES;
const rowsOf = async (table: Table) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} t order by t::text`.execute(app.db))
    .rows;
const all = async () =>
  Object.fromEntries(
    await Promise.all(
      (Object.keys(COUNTER_TABLES) as Table[]).map(async (table) => [table, await rowsOf(table)] as const),
    ),
  );

describe('what is counted', () => {
  test('for a horse: its entries, per season and for all time, per division and for all', async () => {
    const { body: entries } = await rider.call('GET /api/horses/:id/entries', { params: { id: other } });
    const rows = (await rowsOf('horse_standings')).filter(({ horseId }) => horseId === other);
    const standings = rows.map(({ season, division }) => `${String(season)}/${String(division)}`);
    expect(new Set(standings)).toEqual(new Set(['0/0', '0/1', '1/0', '1/1']));

    for (const row of rows) {
      expect(row).toMatchObject({
        shows: 4,
        wins: entries.filter(({ placement }) => placement === 1).length,
        earnings: entries.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0),
        xp: entries.reduce((sum, { xpEarned }) => sum + (xpEarned ?? 0), 0),
      });
    }
  });

  test('for a breeder: the foal, its rising level and its wins', async () => {
    const { rows: places } = await sql<{ id: string; place: number }>`
      with won as (update show_entries set place = 1 where horse_id = ${foal})
      select id, place from show_entries where horse_id = ${foal}`.execute(app.db);
    await inTransaction(app.db, recount);
    const [all_time] = (await rowsOf('breeder_standings')).filter(
      ({ season, division }) => season === 0 && division === 0,
    );
    expect(all_time).toMatchObject({ playerId: breeder.id, bred: 1, wins: 4 });
    const { level } = await app.db
      .selectFrom('horses')
      .select('level')
      .where('id', '=', foal)
      .executeTakeFirstOrThrow();
    expect(level).toBeGreaterThan(1);
    for (const { id, place } of places)
      await sql`update show_entries set place = ${place} where id = ${id}`.execute(app.db);
    expect(await rowsOf('breeders')).toEqual([{ playerId: breeder.id, foals: 1, foalLevels: level }]);
  });

  test('for a breeder: levels gained by training', async () => {
    const levels = async () => (await rowsOf('breeders'))[0]?.['foalLevels'];
    await changeHorse(app.db, foal, { xp: 1990, trainingFrom: new Date('2030-05-01') });
    const { level } = await app.db
      .selectFrom('horses')
      .select('level')
      .where('id', '=', foal)
      .executeTakeFirstOrThrow();
    const before = await levels();
    const body = { discipline: 'dressage' };
    const trained = await breeder.call('POST /api/train/:id', { params: { id: foal }, body });
    expect(trained).toMatchObject({ status: 200 });
    const { body: now } = await breeder.call('GET /api/horses/:id', { params: { id: foal } });
    expect(now.level).toBe(level + 1);
    expect(await levels()).toBe(Number(before) + 1);
  });

  test('is the same after a recount', async () => {
    await inTransaction(app.db, recount);
    const counted = await all();
    await inTransaction(app.db, recount);
    expect(await all()).toEqual(counted);
    expect(counted['horse_standings']).toHaveLength(8);
  });

  test('excludes shows that do not count', async () => {
    const before = await all();
    await sql`update shows set counts = false`.execute(app.db);
    const { rows } = await sql<{ id: string }>`select id from show_entries`.execute(app.db);
    const ids = rows.map(({ id }) => id);
    await inTransaction(app.db, (tx) => countPlacings(tx, ids));
    await inTransaction(app.db, (tx) => queuePlacings(tx, ids));
    expect(await findDueTimes(app.db, [countPlacingsJob])).toEqual([null]);
    expect(await all()).toEqual(before);
    await sql`update shows set counts = true`.execute(app.db);
  });

  test('survives a stop of the server, and is counted once', async () => {
    const counted = await all();
    const { rows } = await sql<{
      id: string;
    }>`select id from show_entries where status = 'completed'`.execute(app.db);
    await sql`truncate horse_standings, player_standings, horse_disciplines`.execute(app.db);
    await sql`delete from breeder_standings where bred = 0`.execute(app.db);
    await sql`update breeder_standings set wins = 0`.execute(app.db);
    await inTransaction(app.db, (tx) =>
      queuePlacings(
        tx,
        rows.map(({ id }) => id),
      ),
    );
    expect((await auditBooks(app.db)).checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(await findDueTimes(app.db, [countPlacingsJob])).toEqual([new Date(0)]);
    await atOnce(3, () => app.call('POST /api/dev/clock', { body: { advanceSeconds: 0 } }));
    expect(await all()).toEqual(counted);
    expect(await findDueTimes(app.db, [countPlacingsJob])).toEqual([null]);
  });
});

describe('the database', () => {
  test('assigns levels to the divisions of the rules', async () => {
    const levels = [...DIVISION_ROWS.flatMap(({ from, to }) => [from, to]), 100, 1000];
    const { rows } = await sql<{ level: number; division: number }>`
      select level, ${sql.raw(DIVISION_OF('level'))} as division from unnest(${levels}::integer[]) as given (level)
    `.execute(app.db);
    expect(rows).toEqual(levels.map((level) => ({ level, division: divisionNumber(divisionOf(level)) })));
  });

  test('assigns times to the seasons of the rules', async () => {
    const { foundedAt } = await app.db.selectFrom('world').select('foundedAt').executeTakeFirstOrThrow();
    const offsets = [-1, 0, 1, 2, 7].flatMap((years) =>
      [-1, 0, 1].map((ms) => years * REAL_MS_PER_GAME_YEAR + ms),
    );
    const instants = offsets.map((offset) => new Date(foundedAt.getTime() + offset));
    const { rows } = await sql<{ season: number }>`
      select ${sql.raw(SEASON_OF('at'))} as season from unnest(${instants}::timestamptz[]) as given (at), world
    `.execute(app.db);
    expect(rows.map(({ season }) => season)).toEqual(instants.map((at) => seasonOf(foundedAt, at)));
  });
});
