import { sql } from 'kysely';
import { beforeAll, expect, inject, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { stablesAtWork } from '../../game/house-stables/at-work.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { failing } from '../testing/database/audit.ts';
import { countStatements } from '../testing/database/count-statements.ts';

const app = await appForFile({ houseStables: 2 });
const STABLES = 4;
const DAY_SECONDS = REAL_MS_PER_DAY / 1000;

beforeAll(async () => {
  await inTransaction(app.db, async (tx) =>
    foundHouseStables(tx, app.clock.now(), await findSecret(tx), STABLES),
  );
});

/** By place: true while at work. */
async function atWork(): Promise<boolean[]> {
  const { rows } = await sql<{ works: boolean }>`
    select visits_at is not null as works from house_stables
    join players on players.id = player_id order by house_stable`.execute(app.db);
  return rows.map(({ works }) => works);
}

async function offers(place: number): Promise<{ studs: number; listings: number; inStable: number }> {
  const { rows } = await sql<{ studs: number; listings: number; inStable: number }>`
    select (select count(*)::integer from studs where player_id = players.id) as studs,
      (select count(*)::integer from listings where seller_id = players.id) as listings,
      (select count(*)::integer from horses where owner_id = players.id and grass_from is null) as in_stable
    from players where house_stable = ${place}`.execute(app.db);
  return rows[0] ?? { studs: -1, listings: -1, inStable: -1 };
}

async function passWeek(): Promise<void> {
  const player = await app.newPlayer();
  for (let day = 0; day < 7; day += 1) {
    await app.db
      .updateTable('players')
      .set({ lastSeenAt: app.clock.now() })
      .where('id', '=', player.id)
      .execute();
    await app.pass(DAY_SECONDS);
    for (let minute = 0; minute < STABLES; minute += 1) await app.pass(60);
  }
}

test('one stable a week goes to rest, from the end, and its offers end', async () => {
  await passWeek();
  expect(await atWork()).toEqual([true, true, true, false]);
  expect(await offers(3)).toMatchObject({ studs: 0, listings: 0 });
  await passWeek();
  expect((await offers(3)).inStable).toBe(0);
  expect(await atWork()).toEqual([true, true, false, false]);
  await passWeek();
  expect(await atWork()).toEqual([true, true, false, false]);
  expect((await offers(0)).studs).toBeGreaterThan(0);
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});

test('they return in the same way', async () => {
  await app.db.updateTable('house_stables').set({ visitsAt: null }).execute();
  const [first] = await app.db.selectFrom('players').select('id').where('houseStable', '=', 0).execute();
  await app.db
    .updateTable('house_stables')
    .set({ visitsAt: app.clock.now() })
    .where('playerId', '=', first?.id ?? '')
    .execute();
  await passWeek();
  expect(await atWork()).toEqual([true, true, false, false]);
});

const isOnServer = inject('databaseTemplate').kind === 'postgres';

// Some days have more: a cover, a foal, tack, Monday's purse. Both databases get the same statements.
test.runIf(isOnServer)('two cost at most 8 statements an hour in a week, with their shows', async () => {
  const player = await app.newPlayer();
  const passDay = async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      await app.db
        .updateTable('players')
        .set({ lastSeenAt: app.clock.now() })
        .where('id', '=', player.id)
        .execute();
      await app.pass(DAY_SECONDS / 24);
    }
  };
  const visits = await app.db.selectFrom('house_stables').select(['playerId', 'visitsAt']).execute();
  await app.db.updateTable('house_stables').set({ visitsAt: null }).execute();
  const passSevenDays = async () => {
    for (let day = 0; day < 7; day += 1) await passDay();
  };
  await passDay();
  const idle = await countStatements(passSevenDays);
  for (const { playerId, visitsAt } of visits)
    await app.db.updateTable('house_stables').set({ visitsAt }).where('playerId', '=', playerId).execute();
  await passDay();
  const worked = await countStatements(passSevenDays);
  expect((worked - idle) / (7 * 24)).toBeLessThanOrEqual(8);
});

test.each([
  [0, 12],
  [24, 12],
  [25, 9],
  [50, 6],
  [100, 4],
  [249, 4],
  [250, 2],
  [5000, 2],
])('with %i players %i stables are at work', (players, stables) => {
  expect(stablesAtWork(players)).toBe(stables);
});
