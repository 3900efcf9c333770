import { beforeAll, describe, expect, test } from 'vitest';
import { atOnce, itemAt, outcomes } from '../../testing/at-once.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';
import { aFedHorse, enter, enterNext, leaveCoins, nextShows } from '../../testing/builders/stable.ts';
import { appForFile, TEST_START, type TestApp, type TestPlayer } from '../../testing/app/test-app.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

/* Two servers on one database. */

let wall = TEST_START;
const app = await appForFile({ wallNow: () => wall });
const other = await appForFile({ wallNow: () => wall, database: app.database, seed: 2 });
let stables: { player: TestPlayer; horse: string }[];
beforeAll(async () => {
  stables = [];
  for (let n = 0; n < 6; n++) {
    const player = await app.newPlayer();
    await leaveCoins(app, player, 50_000);
    stables.push({ player, horse: await aFedHorse(player, { feed: 'biennially' }) });
  }
});

const wait = (seconds: number) => (wall = new Date(wall.getTime() + seconds * 1000));
const runDue = (on: TestApp) => on.pass(0);
const pending = () =>
  app.db.selectFrom('show_entries').select('id').where('status', '=', 'pending').execute();
const untilMidnight = () => (REAL_MS_PER_DAY - (wall.getTime() % REAL_MS_PER_DAY)) / 1000;

async function expectAllSettled(entryIds: readonly string[]): Promise<void> {
  wait(24 * 3600);
  await runDue(app);
  expect(await pending()).toEqual([]);
  const stored = await app.db
    .selectFrom('show_entries')
    .select(['id', 'place'])
    .where('id', 'in', entryIds)
    .execute();
  expect(stored).toHaveLength(entryIds.length);
  for (const { place } of stored) expect(place).toBeGreaterThan(0);
  await expectBooksToBalance(app.db, app.clock.now());
}

describe('entries at the instant of the run', () => {
  test('are either in the show or refused', async () => {
    const accepted: string[] = [];
    for (let round = 0; round < 4; round++) {
      wait(untilMidnight() + 3600);
      const shows = await nextShows(itemAt(stables, 0).player, itemAt(stables, 0).horse, 3);
      const { runsAt } = await readRunsAt(shows[1] ?? '');
      wall = new Date(runsAt.getTime() - 1);
      const answers = await atOnce(48, async (index) => {
        // The show falls due between entries.
        if (index % 8 === 5) wall = new Date(Math.max(wall.getTime(), runsAt.getTime()));
        if (index % 8 >= 6) return runDue(index % 8 === 6 ? app : other);
        const { player, horse } = itemAt(stables, index);
        return enter(player, itemAt(shows, index >> 3), horse);
      });
      const entered = answers.filter((answer) => answer !== undefined);
      const { ok = 0, ALREADY_ENTERED = 0, SHOW_CLOSED = 0, ...others } = outcomes(entered);
      expect(others).toEqual({});
      expect(ok + ALREADY_ENTERED + SHOW_CLOSED).toBe(entered.length);
      accepted.push(...entered.flatMap(({ status, body }) => (status === 200 ? [body.receipt.entryId] : [])));
    }
    expect(accepted.length).toBeGreaterThan(0);
    await expectAllSettled(accepted);
  });

  async function readRunsAt(showId: string): Promise<{ runsAt: Date }> {
    const { body } = await itemAt(stables, 0).player.call('GET /api/shows', {
      query: { limit: '100', max_level: '1' },
    });
    const show = body.find(({ id }) => id === showId);
    return { runsAt: new Date(show?.scheduledDate ?? '') };
  }
});

const WAITING_AT_GATE = `select from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and locktype = 'advisory' and not granted`;

test('a show does not run while somebody is entering it', async () => {
  wait(untilMidnight() + 3600);
  const [first, second] = [itemAt(stables, 0), itemAt(stables, 1)];
  const [show = ''] = await enterNext(first.player, first.horse, 1);
  // Stops the server before it writes the entry.
  const gate = await app.database.pool.connect();
  await gate.query(`create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4207); return new; end $$`);
  await gate.query(
    `create trigger gate before insert on show_entries for each row execute function wait_at_gate()`,
  );
  await gate.query('select pg_advisory_lock(4207)');
  const entering = enter(second.player, show, second.horse);
  const atGate = async () => (await gate.query(WAITING_AT_GATE)).rowCount;
  await expect.poll(atGate).toBe(1);

  wait(24 * 3600);
  const stateOf = () =>
    app.db.selectFrom('shows').select('status').where('id', '=', show).executeTakeFirstOrThrow();
  await Promise.all([runDue(app), runDue(other)]);
  expect(await stateOf()).toEqual({ status: 'open' });
  await gate.query('select pg_advisory_unlock(4207)');
  expect(await entering).toMatchObject({ status: 200 });
  await gate.query('drop trigger gate on show_entries');
  gate.release();
  await runDue(app);
  expect(await stateOf()).toEqual({ status: 'completed' });
  expect(await pending()).toEqual([]);
});

test('shows that two servers run at once are each settled once', async () => {
  wait(untilMidnight() + 3600);
  for (const { player, horse } of stables) await enterNext(player, horse, 5);
  // More than one batch.
  const spread = await app.newPlayer();
  await leaveCoins(app, spread, 50_000);
  await app.db.updateTable('players').set({ level: 50 }).where('id', '=', spread.id).execute();
  for (let n = 0; n < 10; n++) {
    const horse = await aFedHorse(spread, { feed: 'quarterly' });
    const shows = await nextShows(spread, horse, 80);
    for (let index = n; index < 48; index += 10)
      expect(await enter(spread, itemAt(shows, index), horse)).toMatchObject({ status: 200 });
  }
  const entries = (await pending()).map(({ id }) => id);
  const open = await app.db.selectFrom('shows').select('id').where('status', '=', 'open').execute();
  expect(open.length).toBeGreaterThan(40);

  wait(24 * 3600);
  await atOnce(10, (index) => runDue(index % 2 ? app : other));
  await expectAllSettled(entries);
  for (const { player } of stables) await expectPaidOnce(player);
  await expectPaidOnce(spread);
});

async function expectPaidOnce({ id }: TestPlayer): Promise<void> {
  const won = await app.db
    .selectFrom('show_entries')
    .select('prize')
    .where('playerId', '=', id)
    .where('prize', '>', 0)
    .execute();
  const paid = await app.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('accountId', '=', id)
    .where('type', '=', 'show_prize')
    .execute();
  expect(paid).toHaveLength(won.length);
}
