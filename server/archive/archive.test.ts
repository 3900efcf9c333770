import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { seedWorld } from '../../world/seed-world.ts';
import { openSession } from '../accounts/sessions.ts';
import { isServed } from '../audit/audit-queries.ts';
import { ARCHIVE_CORRUPTIONS } from '../audit/corruptions/archive-queries.ts';
import { listTables } from '../backup/backup-queries.ts';
import { restoreWorld } from '../backup/restore-world.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Db, Tx } from '../db/connection.ts';
import { readArchivedBefore } from '../db/months/through-months.ts';
import { openExisting } from '../db/open-database.ts';
import { LIVE_CONNECTION } from '../db/pool/server-pool.ts';
import { listNews } from '../news/read-news.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { findEntries } from '../shows/entries/entries-queries.ts';
import { readPlayerPage } from '../stables/read-stable.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { readPast, type PastPages } from '../testing/builders/past-pages.ts';
import { aFedHorse, enterNext } from '../testing/builders/stable.ts';
import { expectBooksToBalance, expectCorruptionFound } from '../testing/database/audit.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { databaseOnServer } from '../testing/database/template.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { emptyTarget } from '../testing/database/test-worlds.ts';
import { archiveMonths, latestToArchive, monthOf } from './archive-months.ts';
import { moveMonths, type Moved } from './move-months.ts';

const BEFORE = new Date('2030-05-01T00:00:00Z');
const NOBODY = '00000000-0000-7000-8000-000000000000';
const NOTHING: Moved = { entries: 0, lines: 0 };

const app = await appForFile();
let tokens: string[];
let pages: PastPages;
beforeAll(async () => {
  await seedWorld(app.db, { players: 5, horses: 24, seed: 'months', now: app.clock.now() });
  await app.pass(65 * 86_400);
  const { rows } = await sql<{ id: string }>`
    select player_id as id from show_entries group by 1 order by count(*) desc limit 2`.execute(app.db);
  tokens = [];
  for (const { id } of rows) tokens.push(await openSession(app.db, id, null));
  // The first call of a visit changes what is new.
  for (const token of tokens) await app.call('GET /api/auth/me', {}, token);
  pages = await everyPage();
});

const everyPage = () => readPast(app, tokens);
const move = (before = BEFORE, rowsAtOnce = 100) =>
  moveMonths(app.db, { before, rowsAtOnce, untilKnown: async () => {}, log: () => {} });

async function hasArchived(): Promise<boolean> {
  const { rows } = await sql`select from ledger_history where month < 'infinity' limit 1`.execute(app.db);
  return rows.length > 0;
}

async function addressOfDatabase(db: Db): Promise<string> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') throw new Error('Tested on PostgreSQL alone');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return databaseOnServer(template.adminUrl, rows[0]?.name ?? '');
}

/** How often each archived month of entries was scanned. */
async function countScans(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select right(relname, 7) as month, seq_scan + idx_scan as count from pg_stat_xact_user_tables
    where relname like 'show_entries_2%' order by 1`.execute(tx);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

test('the last two months stay', () => {
  expect(monthOf(latestToArchive(new Date('2030-07-04T23:00:00Z')))).toBe('2030-05');
  expect(monthOf(latestToArchive(new Date('2030-03-01T00:00:00Z')))).toBe('2029-12');
});

describe('the command', () => {
  const command = async (before: Date, wait: (milliseconds: number) => Promise<unknown>) => {
    const database = await openExisting({ dataDir: '', directUrl: await addressOfDatabase(app.db) });
    const logged: string[] = [];
    try {
      await archiveMonths(database, { before, wait, log: (sentence) => logged.push(sentence) });
    } finally {
      await database.close();
    }
    return logged;
  };

  test('leaves the last months where they are', async () => {
    const wait = () => Promise.reject(new Error('It waited'));
    await expect(command(new Date('2030-06-01T00:00:00Z'), wait)).rejects.toThrow(
      'at most --before 2030-05.',
    );
  });

  test('waits until a running game knows, and then leaves its pages as they were', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const known: unknown[] = [];
    const before = new Date('2030-04-01T00:00:00Z');
    try {
      known.push(await readArchivedBefore(app.db));
      const logged = await command(before, async (milliseconds) => {
        known.push(await readArchivedBefore(app.db));
        expect(await hasArchived()).toBe(false);
        vi.setSystemTime(Date.now() + milliseconds);
        known.push(await readArchivedBefore(app.db));
      });
      expect(known).toEqual([null, null, before]);
      expect(logged[0]).toBe('Waiting 90 seconds until every process of the game knows');
      expect(logged.at(-1)).toMatch(
        /^Archived what is older than 2030-04: [1-9]\d* show entries and [1-9]\d* ledger/,
      );
      expect(await hasArchived()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect(await everyPage()).toEqual(pages);
  });

  test('sees an idle game by its connection for live events', async () => {
    const alone = await freshDatabase({ maxConnections: 1 });
    const connectionString = await addressOfDatabase(alone.db);
    expect(await isServed(alone.db)).toBe(false);
    const live = new pg.Client({ connectionString, application_name: LIVE_CONNECTION });
    await live.connect();
    expect(await isServed(alone.db)).toBe(true);
    await live.end();
    await alone.close();
  });
});

test('an interrupted run leaves every page as it was, and the next run finishes it', async () => {
  const { rows } = await sql<{ lineNumber: number; id: string }>`
    select account_id as id, max(line_number) as line_number from ledger_entries where line_number is not null and at < ${BEFORE}
    group by 1 order by 1 limit 1 offset 1`.execute(app.db);
  const [line] = rows;
  await sql`create function cut() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`.execute(
    app.db,
  );
  await sql`create trigger cut before delete on ledger_entries for each row
    when (old.line_number = ${sql.lit(line?.lineNumber)} and old.account_id = ${sql.lit(line?.id)}) execute function cut()`.execute(
    app.db,
  );
  await expect(move()).rejects.toThrow('cut');
  expect(await everyPage()).toEqual(pages);
  await expectBooksToBalance(app.db, app.clock.now());

  await sql`drop trigger cut on ledger_entries`.execute(app.db);
  expect((await move()).lines).toBeGreaterThan(0);
  expect(await move()).toEqual(NOTHING);
  expect(await everyPage()).toEqual(pages);
  await expectBooksToBalance(app.db, app.clock.now());
  const { rows: left } =
    await sql`select id from show_entries where runs_at < ${BEFORE} and status <> 'pending'
    union all select id from ledger_entries where at < ${BEFORE}`.execute(app.db);
  expect(left).toEqual([]);
});

describe('a page that is not full scans only months that may contain its rows', () => {
  const CAME = new Date('2030-02-10T00:00:00Z');
  const SINCE = ['2030_02', '2030_03', '2030_04'];
  const UNTIL_MARCH = SINCE.slice(0, 2);
  const before = { before: NOBODY, beforeAt: new Date('2030-03-10T00:00:00Z') };
  const limit = 500;
  let playerId = '';
  let horseId = '';
  beforeAll(async () => {
    const { rows } = await sql<{ player: string; horse: string }>`
      select player_id as player, horse_id as horse from show_history
      where month < 'infinity' group by 1, 2 order by count(*) desc limit 1`.execute(app.db);
    playerId = rows[0]?.player ?? '';
    horseId = rows[0]?.horse ?? '';
  });
  const news = (tx: Tx, more: object = {}) =>
    listNews(tx, app.clock.now(), { playerId, limit, beforeAt: undefined, ...more });

  test.each<[what: string, read: (tx: Tx) => Promise<unknown>, months: readonly string[]]>([
    ['entries of a player', (tx) => findEntries(tx, { playerId, limit }), SINCE],
    ['entries of a horse', (tx) => findEntries(tx, { horseId, limit }), SINCE],
    ['some entries', (tx) => findEntries(tx, { playerId, ids: [NOBODY], limit }), SINCE],
    [
      'the page of a player',
      (tx) => readPlayerPage(tx, app.clock.now(), { playerId, readerId: playerId }),
      SINCE,
    ],
    ['news', (tx) => news(tx), SINCE],
    ['a later page of news', (tx) => news(tx, before), UNTIL_MARCH],
    ['news of sales', (tx) => news(tx, { topic: 'sales' }), []],
  ])('%s', async (_, read, months) => {
    const undone = new Error('undone');
    const transaction = app.db.transaction().execute(async (tx) => {
      await sql`update players set created_at = ${CAME} where id = ${playerId}`.execute(tx);
      await sql`update horses set created_at = ${CAME} where id = ${horseId}`.execute(tx);
      // Recent places would fill the page of a player.
      await sql`delete from show_entries where player_id = ${playerId}`.execute(tx);
      const scansBefore = await countScans(tx);
      await read(tx);
      const scanned = [...(await countScans(tx))].filter(
        ([month, count]) => count !== scansBefore.get(month),
      );
      expect(scanned.map(([month]) => month)).toEqual(months);
      throw undone;
    });
    await expect(transaction).rejects.toBe(undone);
  });
});

test.each(ARCHIVE_CORRUPTIONS)('the audit finds corruption in the archive: $check', (corruption) =>
  expectCorruptionFound(app.db, corruption),
);

test('a backup carries the archive', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'fetlock-archive-'));
  const target = await emptyTarget();
  try {
    const file = join(scratch, 'world.backup');
    await writeBackup({ db: app.db, pictures: openFolderStore(app.dataDir), file, now: app.clock.now() });
    const { audit } = await restoreWorld({
      file,
      dataDir: target.dataDir,
      pictures: openFolderStore(target.dataDir),
      databaseUrl: target.databaseUrl,
    });
    expect(audit.checks.filter(({ ok }) => !ok)).toEqual([]);
    const tables = (await listTables(app.db))
      .map(({ table }) => table)
      .filter((table) => table !== 'presences');
    expect(tables).toContain('ledger_history');
    const everything = await wholeDatabase(app.db, tables);
    await target.inspect(async ({ db }) => expect(await wholeDatabase(db, tables)).toEqual(everything));
  } finally {
    await target.remove();
    await rm(scratch, { recursive: true });
  }
});

test('two runs take turns while players play', async () => {
  const player = await app.newPlayer();
  const horse = await aFedHorse(player);
  await enterNext(player, horse, 2);
  await app.pass(86_400);
  const before = new Date('2030-07-01T00:00:00Z');
  const [one, other] = await Promise.all([
    move(before, 7),
    move(before, 7),
    enterNext(player, horse, 1),
    everyPage(),
  ]);
  expect(one.lines + other.lines).toBeGreaterThan(0);
  expect(await move(before)).toEqual(NOTHING);
  const { body } = await player.call('GET /api/shows/my-entries', {});
  expect(body).toHaveLength(3);
  await expectBooksToBalance(app.db, app.clock.now());
});
