import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { HERD_LEAST, HERD_MOST } from '../../game/house-stables/herd.ts';
import { HOUSE_STABLES } from '../../game/house-stables/stables.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { failing } from '../testing/database/audit.ts';
import { countStatements } from '../testing/database/count-statements.ts';

const app = await appForFile({ houseStables: 'auto', metricsToken: 'hay-and-oats-for-all' });
const STABLES = HOUSE_STABLES.length;
const HOUR_SECONDS = 3600;
let player: TestPlayer;

beforeAll(async () => {
  player = await app.newPlayer();
});

async function visitsAt(): Promise<number[]> {
  const rows = await app.db.selectFrom('house_stables').select('visitedAt').orderBy('playerId').execute();
  return rows.map((row) => row.visitedAt.getTime());
}

const see = () =>
  app.db.updateTable('players').set({ lastSeenAt: app.clock.now() }).where('id', '=', player.id).execute();

/** In steps, with a player about. */
async function passHours(hours: number, step = 0.5): Promise<void> {
  for (let passed = 0; passed < hours; passed += step) {
    await see();
    await app.pass(HOUR_SECONDS * step);
  }
}

const count = async (query: string) => {
  const { rows } = await sql.raw<{ count: string }>(`select (${query})::text as count`).execute(app.db);
  return Number(rows[0]?.count);
};
const HOUSE = '(select id from players where house_stable is not null)';

const metric = async () =>
  Number(/^house_stable_statements(?:_total)? (\d+)/m.exec(await app.metrics())?.[1] ?? Number.NaN);

describe('twelve stables', () => {
  test('are visited once a day each, and cost at most 60 statements an hour with their shows', async () => {
    const idle = await countStatements(() => passHours(24));
    await inTransaction(app.db, async (tx) =>
      foundHouseStables(tx, app.clock.now(), await findSecret(tx), STABLES),
    );
    await passHours(1);
    const [before, counted] = [await visitsAt(), await metric()];
    const sent = await countStatements(() => passHours(24));
    const after = await visitsAt();
    expect(after.every((at, index) => at > (before[index] ?? 0))).toBe(true);
    expect((await metric()) - counted).toBeGreaterThan(24);
    expect((sent - idle) / 24).toBeLessThanOrEqual(60);
  });

  test('start, sell and stand at stud', async () => {
    expect(
      await count(
        `select count(*) from studs where player_id in ${HOUSE} and not exists (
           select from health_tests test where test.horse_id = stallion_id and test.published)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `select count(*) from show_entries where player_id in ${HOUSE} and entered_at > '${new Date(app.clock.now().getTime() - 86_400_000).toISOString()}'`,
      ),
    ).toBeGreaterThanOrEqual(36);
    expect(await count(`select count(*) from studs where player_id in ${HOUSE}`)).toBeGreaterThanOrEqual(20);
    expect(
      await count(`select count(*) from listings where kind = 'horse' and seller_id in ${HOUSE}`),
    ).toBeGreaterThanOrEqual(20);
  });

  test('keep their herds, name their foals, and the books are in order', async () => {
    // A visit each: stables are visited one by one.
    await passHours(7 * 24, 2);
    expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
    const herds = `select owner_id, count(*) + count(foals_at) as n from horses where owner_id in ${HOUSE} group by owner_id`;
    expect(await count(`select min(n) from (${herds}) herd`)).toBeGreaterThanOrEqual(HERD_LEAST);
    expect(await count(`select max(n) from (${herds}) herd`)).toBeLessThanOrEqual(
      // A full herd has a foal in one week of four.
      HERD_MOST + 1,
    );
    const lately = new Date(app.clock.now().getTime() - 86_400_000).toISOString();
    expect(
      await count(
        `select count(*) from horses where owner_id in ${HOUSE} and name like 'Foal of %' and created_at < '${lately}'`,
      ),
    ).toBe(0);
  });
});

describe('a sleeping world', () => {
  test('is left alone, and wakes by a player’s call, one stable a minute', async () => {
    await app.pass(49 * HOUR_SECONDS);
    const [before, counted] = [await visitsAt(), await metric()];
    await app.pass(24 * HOUR_SECONDS);
    expect(await visitsAt()).toEqual(before);
    // The clock of tests asks every job once; otherwise nobody asks.
    expect(await metric()).toBeLessThanOrEqual(counted + 1);
    await see();
    await app.pass(1);
    const woken = async () => (await visitsAt()).filter((at, index) => at !== before[index]).length;
    expect(await woken()).toBe(1);
    await app.pass(60);
    expect(await woken()).toBe(2);
    for (let minute = 0; minute < STABLES; minute += 1) await app.pass(60);
    expect(await woken()).toBe(STABLES);
  });
});
