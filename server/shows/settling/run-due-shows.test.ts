import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { happinessNow } from '../../../game/horses/happiness.ts';
import { gainXp } from '../../../game/players/level.ts';
import { standingAfter } from '../../../game/shows/grades.ts';
import { moodOf, standingColumns, standingOf } from '../../horses/state/horse-state.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';
import { aFedHorse, enterNext, makeWinner } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { whileWritesFail } from '../../testing/database/power-cut.ts';
import { wholeDatabase } from '../../testing/database/whole-database.ts';
import { ENTRIES_WITHOUT_PAUSE } from './settle-shows.ts';

const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const app = await appForFile({ log });

const DAY = 24 * 3600;
const byNumber = (a: number, b: number) => a - b;
const horseRow = (id: string) =>
  app.db.selectFrom('horses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const startsOf = (id: string) =>
  app.db.selectFrom('show_entries').selectAll().where('horseId', '=', id).orderBy('runsAt').execute();
const advance = async (advanceSeconds: number) =>
  (await app.call('POST /api/dev/clock', { body: { advanceSeconds } })).body.piecesDone;

const ENTRIES_EACH = 5;

/** With every start of the day taken. */
async function fullStables(players: number): Promise<{ player: TestPlayer; horse: string }[]> {
  const stables = [];
  for (let n = 0; n < players; n++) {
    const player = await app.newPlayer(n % 2 === 0 ? 'rider' : 'trainer');
    const horse = await aFedHorse(player, { feed: 'monthly' });
    await makeWinner(app.db, horse);
    await enterNext(player, horse, ENTRIES_EACH);
    stables.push({ player, horse });
  }
  return stables;
}

describe('after days without a server', () => {
  test('shows run in the order of their dates, each horse as it stood when its show ran', async () => {
    await app.pass(DAY);
    // More than one batch.
    const stables = await fullStables(21);
    expect(stables.length * ENTRIES_EACH).toBeGreaterThan(ENTRIES_WITHOUT_PAUSE);
    const before = new Map<string, Awaited<ReturnType<typeof horseRow>>>();
    for (const { horse } of stables) before.set(horse, await horseRow(horse));
    await app.pass(5 * DAY);
    expect(await app.db.selectFrom('shows').select('id').where('status', '=', 'open').execute()).toEqual([]);

    for (const { player, horse } of stables) {
      const was = before.get(horse);
      if (!was) throw new Error('No horse');
      const { guild } = await app.db
        .selectFrom('players')
        .select('guild')
        .where('id', '=', player.id)
        .executeTakeFirstOrThrow();
      const mood = moodOf(was);
      let { level, xp } = was;
      let standing = standingOf(was);
      for (const start of await startsOf(horse)) {
        const at = happinessNow(mood, GUILD_ROWS[guild].restPerDay, start.runsAt);
        expect(start).toMatchObject({ status: 'completed', result: { happiness: at, standing, level } });
        standing = standingAfter(standing, {
          classLevel: 1,
          grade: start.grade ?? 'gold',
          veteran: false,
          place: start.place ?? 0,
          prize: start.prize ?? 0,
        }).standing;
        ({ level, xp } = gainXp({ level, xp }, start.placeXp ?? 0));
      }
      expect(await horseRow(horse)).toMatchObject({ ...standingColumns(standing), level, xp });
      expect((await player.call('GET /api/users/me/quota')).body.current_active_entries).toBe(0);
    }
  });

  test('completed shows do not run again', async () => {
    const before = await wholeDatabase(app.db);
    expect(await advance(0)).toBe(0);
    expect(await wholeDatabase(app.db)).toEqual(before);
  });

  test('shows that nobody entered leave no row', async () => {
    const { shows } = await wholeDatabase(app.db);
    await app.pass(2 * DAY);
    expect((await wholeDatabase(app.db))['shows']).toBe(shows);
  });
});

test('each prize is paid once, to the player who entered, as tradable coins', async () => {
  const [stable] = await fullStables(1);
  if (!stable) throw new Error('No stable');
  await app.pass(DAY);
  const starts = await startsOf(stable.horse);
  const won = starts.filter(({ prize }) => (prize ?? 0) > 0);
  expect(won.length).toBeGreaterThan(0);
  const entries = await app.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('accountId', '=', stable.player.id)
    .where('type', '=', 'show_prize')
    .execute();
  const amounts = entries.map(({ amount }) => amount);
  expect(amounts.toSorted(byNumber)).toEqual(won.map(({ prize }) => prize ?? 0).toSorted(byNumber));
  for (const { amount, tradable, description } of entries) {
    expect(tradable).toBe(amount);
    expect(description).toMatch(
      /^Juniper came [1-8](?:st|nd|rd|th) of 12 in [A-Z][\w -]+, class 1(?:, and moved up to silver grade)?$/,
    );
  }
});

describe('killed half-way', () => {
  test.each([
    'shows',
    'show_entries',
    'horses',
    'players',
    'ledger_accounts',
    'ledger_entries',
    'ledger_totals',
    'tack',
  ])('at %s: rolls back, and runs once afterwards', async (table) => {
    const stables = await fullStables(2);
    // Store tack does not wear.
    await sql`update tack set quality = 1000000, maker_id = owner_id`.execute(app.db);
    const before = await wholeDatabase(app.db);
    await whileWritesFail(app.db, { tables: [table] }, async () => {
      const cut = await app.call('POST /api/dev/clock', { body: { advanceSeconds: DAY } });
      expect(cut).toMatchObject({ status: 500, body: { code: 'INTERNAL_ERROR' } });
    });
    // Only the clock moved; shows without payments need no ledger.
    const { world: _, ...after } = await wholeDatabase(app.db);
    if (!table.startsWith('ledger')) expect(before).toMatchObject(after);
    await expectBooksToBalance(app.db, app.clock.now());

    await advance(601);
    for (const { player, horse } of stables) {
      const starts = await startsOf(horse);
      expect(starts.map(({ status }) => status)).toEqual(Array(ENTRIES_EACH).fill('completed'));
      const prizes = starts.filter(({ prize }) => (prize ?? 0) > 0).length;
      const paid = await player.call('GET /api/transactions', { query: { limit: '100' } });
      expect(paid.body.filter(({ type }) => type === 'show_prize')).toHaveLength(prizes);
    }
    await expectBooksToBalance(app.db, app.clock.now());
  });
});

test('a failing show does not delay others', async () => {
  const [stable] = await fullStables(1);
  if (!stable) throw new Error('No stable');
  const [broken] = await app.db
    .selectFrom('shows')
    .select('id')
    .where('status', '=', 'open')
    .orderBy('runsAt')
    .limit(1)
    .execute();
  const setLevel = (level: number) =>
    app.db
      .updateTable('shows')
      .set({ level })
      .where('id', '=', broken?.id ?? '')
      .execute();
  await setLevel(2);
  const failed = await app.call('POST /api/dev/clock', { body: { advanceSeconds: DAY } });
  expect(failed.status).toBe(500);
  await advance(0);
  const starts = await startsOf(stable.horse);
  expect(starts.filter(({ status }) => status === 'pending')).toHaveLength(1);

  await setLevel(1);
  await advance(601);
  expect((await startsOf(stable.horse)).every(({ status }) => status === 'completed')).toBe(true);
});

test('shows that fail only as a batch are run one by one, and the failure is logged', async () => {
  const [stable] = await fullStables(1);
  if (!stable) throw new Error('No stable');
  await whileWritesFail(app.db, { tables: ['show_entries'], when: `nextval('cuts') = 1` }, async () =>
    expect(await app.call('POST /api/dev/clock', { body: { advanceSeconds: DAY } })).toMatchObject({
      status: 200,
    }),
  );
  expect((await startsOf(stable.horse)).every(({ status }) => status === 'completed')).toBe(true);
  expect(logged).toContainEqual(
    expect.objectContaining({
      msg: 'batch of due shows failed; retrying one by one',
      err: expect.objectContaining({ message: expect.stringContaining('the lights went out') }),
    }),
  );
});

test('a full batch of failing shows does not delay others', async () => {
  const [stable] = await fullStables(1);
  if (!stable) throw new Error('No stable');
  const soon = new Date(app.clock.now().getTime() + 1_000);
  // No class begins at level 2.
  await sql`insert into shows (id, kind, discipline, level, entry_fee, prize, runs_at, seed_hash)
    select gen_random_uuid(), 'house', 'dressage', 2, 0, 0, ${soon}, '' from generate_series(1, 45)`.execute(
    app.db,
  );
  const failedByItself = () => logged.filter(({ msg }) => msg === 'jobs failed; will retry').length;
  const before = failedByItself();
  const statusAfter = async (advanceSeconds: number) =>
    (await app.call('POST /api/dev/clock', { body: { advanceSeconds } })).status;
  expect(await statusAfter(DAY)).toBe(500);
  // The job resumes where it failed: with the next call or its timer.
  const next = await statusAfter(0);
  expect([next, failedByItself() - before]).toEqual(next === 500 ? [500, 0] : [200, 1]);
  await advance(0);
  expect((await startsOf(stable.horse)).every(({ status }) => status === 'completed')).toBe(true);
  await sql`delete from shows where level = 2`.execute(app.db);
});
