import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedWorld } from '../../world/seed-world.ts';
import { openSession } from '../accounts/sessions.ts';
import { ARCHIVE_DAMAGES } from '../audit/damages/archive-queries.ts';
import { listTables } from '../backup/backup-queries.ts';
import { restoreWorld } from '../backup/restore-world.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { startTestApp, type Route, type TestApp, type TestInput } from '../testing/app/test-app.ts';
import { aFedHorse, enterNext } from '../testing/builders/stable.ts';
import { expectBooksToBalance, expectDamageFound } from '../testing/database/audit.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { emptyTarget } from '../testing/database/world-places.ts';
import type { Tx } from '../db/connection.ts';
import { listNews } from '../news/read-news.ts';
import { findEntries } from '../shows/entries/entries-queries.ts';
import { readPlayerPage } from '../stables/read-stable.ts';
import { latestToArchive, monthOf } from './archivable.ts';
import { moveMonths, type Moved } from './move-months.ts';

const BEFORE = new Date('2030-05-01T00:00:00Z');
const NOBODY = '00000000-0000-7000-8000-000000000000';
const NOTHING: Moved = { entries: 0, lines: 0 };

let app: TestApp;
let tokens: string[];
let pages: Pages;
beforeAll(async () => {
  app = await startTestApp();
  await seedWorld(app.db, { players: 5, horses: 24, seed: 'months', now: app.clock.now() });
  await app.pass(65 * 86_400);
  const { rows } = await sql<{ id: string }>`
    select player_id as id from show_entries group by 1 order by count(*) desc limit 2`.execute(app.db);
  tokens = [];
  for (const { id } of rows) tokens.push(await openSession(app.db, id, null));
  // The first call of a visit changes what is new.
  for (const token of tokens) await app.call('GET /api/auth/me', {}, token);
  pages = await everyPage();
}, 60_000);
afterAll(() => app.close());

type Pages = Record<string, unknown>;

const move = (before = BEFORE, rowsAtOnce = 100) =>
  moveMonths(app.db, { before, rowsAtOnce, untilKnown: async () => {}, tell: () => {} });

/** Every page of the past that these players can read. */
async function everyPage(): Promise<Pages> {
  const read: Pages = {};
  for (const token of tokens) {
    const pagesOf = (route: Route, sent?: TestInput<Route>) => readPages(read, token, route, sent);
    await pagesOf('GET /api/transactions', { query: { limit: '30' } });
    await pagesOf('GET /api/transactions/balance', { query: { days: '30' } });
    await pagesOf('GET /api/transactions/balance', { query: { days: '365' } });
    await pagesOf('GET /api/transactions/summary');
    for (const status of ['pending', 'completed', undefined])
      await pagesOf('GET /api/shows/my-entries', { query: { limit: '20', ...(status && { status }) } });
    await pagesOf('GET /api/shows', { query: { created_by: 'me', status: 'completed' } });
    await pagesOf('GET /api/news', { query: { limit: '30' } });
    for (const route of [
      'GET /api/news/since-last-visit',
      'GET /api/news/reading',
      'GET /api/moments',
      'GET /api/first-steps',
      'GET /api/account/export',
    ] as const)
      await pagesOf(route);
    const { body: me } = await app.call('GET /api/auth/me', {}, token);
    await pagesOf('GET /api/players/:id', { params: { id: me.id } });
    const { body: horses } = await app.call('GET /api/horses', {}, token);
    for (const { id } of horses.slice(0, 4)) {
      const params = { id };
      await pagesOf('GET /api/horses/:id/history', { params, query: { limit: '10' } });
      await pagesOf('GET /api/horses/:id/trophies', { params });
      await pagesOf('GET /api/horses/:id/entries', { params, query: { limit: '10' } });
      await pagesOf('GET /api/horses/:id/pedigree', { params });
    }
  }
  const { rows: shows } = await sql<{ id: string }>`
    select id from shows where status = 'completed' order by md5(id::text) limit 10`.execute(app.db);
  for (const { id } of shows) {
    await readPages(read, tokens[0], 'GET /api/shows/:id/results', {
      params: { id },
      query: { limit: '12' },
    });
    await readPages(read, tokens[0], 'GET /api/shows/:id/entries', { params: { id } });
  }
  return read;
}

/** Follows the links from page to page. */
async function readPages(
  read: Pages,
  token: string | undefined,
  route: Route,
  sent: TestInput<Route> = {},
): Promise<void> {
  let query = (sent as { readonly query?: Record<string, string> }).query ?? {};
  for (;;) {
    const { status, headers, body } = await app.call(route, { ...sent, query }, token);
    expect(status, `${route}: ${JSON.stringify(body)}`).toBe(200);
    read[`${token} ${route} ${JSON.stringify({ ...sent, query })}`] = withoutTime(body);
    const next = /<[^>]*\?([^>]*)>; rel="next"/.exec(String(headers['link']))?.[1];
    if (next === undefined) return;
    query = Object.fromEntries(new URLSearchParams(next));
  }
}

/** How often each archived month of entries was looked into. */
async function countScans(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select right(relname, 7) as month, seq_scan + idx_scan as count from pg_stat_xact_user_tables
    where relname like 'show_entries_2%' order by 1`.execute(tx);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** Sessions and devices tell when they were used. */
function withoutTime(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('open sessions' in body)) return body;
  return { ...body, 'open sessions': null, exportedAt: null };
}

test('the last two months stay', () => {
  expect(monthOf(latestToArchive(new Date('2030-07-04T23:00:00Z')))).toBe('2030-05');
  expect(monthOf(latestToArchive(new Date('2030-03-01T00:00:00Z')))).toBe('2029-12');
});

test('pages that reach into the archive are as they were', async () => {
  expect((await move(new Date('2030-04-01T00:00:00Z'))).lines).toBeGreaterThan(0);
  expect(await everyPage()).toEqual(pages);
});

test('a run that is cut short leaves every page as it was, and the next run ends it', async () => {
  const { rows } = await sql<{ nth: number; id: string }>`
    select account_id as id, max(nth) as nth from ledger_entries where nth is not null and at < ${BEFORE}
    group by 1 order by 1 limit 1 offset 1`.execute(app.db);
  const [line] = rows;
  await sql`create function cut() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`.execute(
    app.db,
  );
  await sql`create trigger cut before delete on ledger_entries for each row
    when (old.nth = ${sql.lit(line?.nth)} and old.account_id = ${sql.lit(line?.id)}) execute function cut()`.execute(
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
}, 60_000);

describe('a page that is not full looks only into months that may hold its rows', () => {
  const CAME = new Date('2030-02-10T00:00:00Z');
  const SINCE = ['2030_02', '2030_03', '2030_04'];
  const UNTIL_MARCH = SINCE.slice(0, 2);
  const before = { before: NOBODY, beforeAt: new Date('2030-03-10T00:00:00Z') };
  const limit = 500;
  let playerId = '';
  let horseId = '';
  beforeAll(async () => {
    const { rows } = await sql<{ player: string; horse: string }>`
      select player_id as player, horse_id as horse from show_history where month < 'infinity'
      group by 1, 2 order by count(*) desc limit 1`.execute(app.db);
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
    const reading = app.db.transaction().execute(async (tx) => {
      await sql`update players set created_at = ${CAME} where id = ${playerId}`.execute(tx);
      await sql`update horses set created_at = ${CAME} where id = ${horseId}`.execute(tx);
      const scansBefore = await countScans(tx);
      await read(tx);
      const looked = [...(await countScans(tx))].filter(([month, count]) => count !== scansBefore.get(month));
      expect(looked.map(([month]) => month)).toEqual(months);
      throw undone;
    });
    await expect(reading).rejects.toBe(undone);
  });
});

test.each(ARCHIVE_DAMAGES)('the audit finds damage in the archive: $check', (damage) =>
  expectDamageFound(app.db, damage),
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
}, 60_000);

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
}, 60_000);
