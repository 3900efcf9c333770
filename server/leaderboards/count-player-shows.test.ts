import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { failing } from '../testing/database/audit.ts';
import { aShow, entered } from '../testing/builders/player-shows.ts';
import { aFedHorse, changeHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { inTransaction } from '../db/transaction.ts';
import { recount } from './count-standings.ts';
import { COUNTER_TABLES } from './standing-queries.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/* A creator wins 400 of its own 401 coins against two friends, with a level-40 horse in a show from level 1. */

const DAYS = 2;

const app = await appForFile();
let creator: TestPlayer;
let horse: string;
beforeAll(async () => {
  creator = await app.newPlayer('trainer');
  await app.db.updateTable('players').set({ level: 40 }).where('id', '=', creator.id).execute();
  horse = await aFedHorse(creator);
  await changeHorse(app.db, horse, { level: 40, breederId: creator.id });
  await sql`insert into breeders (player_id, foals, foal_levels) values (${creator.id}, 1, 40)`.execute(
    app.db,
  );
  await inTransaction(app.db, recount);
  await leaveCoins(app, creator, 5_000, 5_000);
  const scheduled_date = new Date(app.clock.now().getTime() + DAYS * REAL_MS_PER_DAY).toISOString();
  const show = await aShow(creator, { prize_amount: 401, scheduled_date });
  await entered(creator, show, horse);
  for (let friends = 0; friends < 2; friends++) {
    const friend = await app.newPlayer('trainer');
    const own = await aFedHorse(friend);
    await leaveCoins(app, friend, 1_000, 100);
    await changeHorse(app.db, own, { aptitude: [0, 0, 0, 0, 0, 0, 0] });
    await entered(friend, show, own);
    if (friends === 0) await enterNext(friend, own, 2);
  }
  await app.pass(DAYS * 86_400);
});

const standings = async () =>
  (
    await sql<Record<string, unknown>>`select * from horse_standings where horse_id = ${horse}`.execute(
      app.db,
    )
  ).rows;
const all = async () => {
  const tables = Object.keys(COUNTER_TABLES).map((table) =>
    sql`select * from ${sql.table(table)} t order by t::text`.execute(app.db),
  );
  return (await Promise.all(tables)).map(({ rows }) => rows);
};

test('own prizes and first places do not count, and high-level horses are in no low division', async () => {
  const { body: won } = await creator.call('GET /api/horses/:id/entries', { params: { id: horse } });
  expect(won).toMatchObject([{ placement: 1, fieldSize: 3, earnings: 200 }]);
  const counted = { division: 0, shows: 1, wins: 0, earnings: 0, xp: won[0]?.xpEarned };
  expect(await standings()).toEqual([
    expect.objectContaining({ season: 0, ...counted }),
    expect.objectContaining({ season: 1, ...counted }),
  ]);
  for (const list of ['players', 'show-winners'] as const) {
    const { body } = await creator.call(`GET /api/leaderboards/${list}`, { query: { when: 'season' } });
    expect(body.filter((row) => row.totalWins > 0 && row.totalEarnings > 0 && row.level >= 40)).toEqual([]);
  }
  const { body: breeders } = await creator.call('GET /api/leaderboards/breeders');
  expect(breeders).toMatchObject([{ id: creator.id, total_offspring_wins: 0 }]);
});

test('a recount gives the same', async () => {
  const counted = await all();
  await inTransaction(app.db, recount);
  expect(await all()).toEqual(counted);
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});
