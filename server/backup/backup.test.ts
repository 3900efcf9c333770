import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedWorld } from '../../world/seed-world.ts';
import { migrate, type Migrations } from '../db/migrations/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { Db } from '../db/connection.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { emptyTarget, type EmptyTarget } from '../testing/database/test-worlds.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { aFedHorse, aHorse } from '../testing/builders/stable.ts';
import { appForFile, appForTest, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { isRow, writeBackupFile } from './backup-file.ts';
import { listTables } from './backup-queries.ts';
import { restoreWorld, type RestoreReport } from './restore-world.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2030-05-02T10:00:00Z');
/** Hard for JSON, gzip or line readers. */
const BIO = 'He said "whoa" \\ to\nall\u2028of them\u2029: 100%, \\N, {}, 🐎\t.';

const scratch = await mkdtemp(join(tmpdir(), 'fetlock-backups-'));
afterAll(() => rm(scratch, { recursive: true }));
const file = join(scratch, 'world.backup');
const app = await appForFile();
let anna: TestPlayer;
beforeAll(async () => {
  await seedWorld(app.db, { players: 6, horses: 24, seed: 'backup', now: app.clock.now() });
  anna = await app.newPlayer();
  await aFedHorse(anna);
  await changePicture(app, anna, await aPicture());
  expect(await anna.call('PATCH /api/user/bio', { body: { bio: BIO } })).toMatchObject({ status: 200 });
  // Breeding values of the new horse: a job would solve them later.
  await app.pass(0);
  await writeBackup({ db: app.db, pictures: openFolderStore(app.dataDir), file, now: NOW });
});

const restore = (target: EmptyTarget, from = file, shapes: Migrations = migrations) =>
  restoreWorld({
    file: from,
    dataDir: target.dataDir,
    pictures: openFolderStore(target.dataDir),
    databaseUrl: target.databaseUrl,
    migrations: shapes,
  });

const everything = async (db: Db) =>
  wholeDatabase(
    db,
    // Who is here is written a second later.
    (await listTables(db)).map(({ table }) => table).filter((table) => table !== 'presences'),
  );

describe('a backup', () => {
  test('is a new file that only its owner can read', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const second = writeBackup({ db: app.db, pictures: openFolderStore(app.dataDir), file, now: NOW });
    await expect(second).rejects.toThrow(`There is a file ${file} already`);
    expect(await readdir(scratch)).toEqual(['world.backup']);
  });
});

describe('a restored world', () => {
  let target: EmptyTarget;
  let restored: RestoreReport;
  beforeAll(async () => {
    target = await emptyTarget();
    restored = await restore(target);
  });
  afterAll(() => target.remove());

  test('is identical, row by row and picture by picture', async () => {
    const { audit, at, rows, pictures } = restored;
    expect(audit.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect({ at, pictures, ok: audit.ok }).toEqual({ at: NOW.toISOString(), pictures: 2, ok: true });
    expect(rows).toBeGreaterThan(500);
    await target.inspect(async ({ db }) => expect(await everything(db)).toEqual(await everything(app.db)));
    const [original, brought] = [app.dataDir, target.dataDir].map((dir) => join(dir, 'uploads', 'pictures'));
    const names = await readdir(original ?? '');
    expect(await readdir(brought ?? '')).toEqual(names);
    for (const name of names)
      expect(await readFile(join(brought ?? '', name))).toEqual(await readFile(join(original ?? '', name)));
  });

  test('is not overwritten by another restore', async () => {
    await expect(restore(target)).rejects.toThrow('a restore overwrites nothing.');
    await target.inspect(async ({ db }) => expect(await everything(db)).toEqual(await everything(app.db)));
  });

  test('can be played on by its players', async () => {
    await target.inspect(async (database) => {
      const server = await appForTest({ database });
      const credentials = { email: anna.email, password: TEST_PASSWORD };
      const { status, body } = await server.call('POST /api/auth/login', { body: credentials });
      expect(status).toBe(200);
      expect((await server.call('GET /api/user', {}, body.token)).body.bio).toBe(BIO);
      await aHorse({ ...anna, call: (route, sent) => server.call(route, sent, anna.token) });
      await aFedHorse(await server.newPlayer());
      await server.pass(2 * 86_400);
      await server.close();
    });
  });
});

describe('a backup of tables of another release', () => {
  const stalls: Migrations = {
    ...migrations,
    '9998_stalls': {
      up: async (db) => {
        await sql`create table stalls (id bigint generated always as identity primary key, name text,
          twice text generated always as (name || name) stored)`.execute(db);
        // Sorts before the table that it references.
        await sql`create table a_lofts (stall bigint not null references stalls, above bigint)`.execute(db);
      },
    },
  };
  const labelled: Migrations = {
    ...stalls,
    '9999_labels': {
      up: async (db) => void (await sql`alter table stalls add column label text`.execute(db)),
    },
  };
  let older: string;
  let target: EmptyTarget;
  beforeAll(async () => {
    target = await emptyTarget();
    older = join(scratch, 'older.backup');
    const { db, close } = await freshDatabase({ stage: 'founded' });
    await migrate(db, stalls);
    await sql`insert into stalls (name) select 'stall' from generate_series(1, 3000)`.execute(db);
    await sql`insert into a_lofts select id, 9007199254740993 from stalls`.execute(db);
    await sql`delete from a_lofts where stall = 3000`.execute(db);
    await sql`delete from stalls where id = 3000`.execute(db);
    await writeBackup({ db, pictures: openFolderStore(scratch), file: older, now: NOW });
    await close();
  });
  afterAll(() => target.remove());

  test('is refused if that release is newer', async () => {
    await expect(restore(target, older)).rejects.toThrow(
      `The backup ${older} was made by a newer release (this one does not know 9998_stalls): update the program first.`,
    );
    expect(await target.isUntouched()).toBe(true);
  });

  test('is restored and then migrated if that release is older', async () => {
    expect((await restore(target, older, labelled)).audit.ok).toBe(true);
    await target.inspect(async ({ db }) => {
      const { rows } = await sql`insert into stalls (name) values ('new') returning id, twice, label`.execute(
        db,
      );
      expect(rows).toEqual([{ id: 3001, twice: 'newnew', label: null }]);
      const { rows: lofts } = await sql`select above::text, count(*) from a_lofts group by 1`.execute(db);
      expect(lofts).toEqual([{ above: '9007199254740993', count: 2999 }]);
      await expect(sql`insert into a_lofts values (4000)`.execute(db)).rejects.toMatchObject({
        code: '23503',
      });
    });
  });
});

const linesOf = async () =>
  gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n');

describe('a file', () => {
  const zipped = async (change: (lines: string[]) => string[]) =>
    gzipSync(change(await linesOf()).join('\n'));
  let target: EmptyTarget;
  beforeAll(async () => {
    target = await emptyTarget();
  });
  afterAll(() => target.remove());

  test.each([
    ['cut short', async () => (await readFile(file)).subarray(0, -200), 'unexpected end of file'],
    [
      'with a byte changed',
      async () => {
        const bytes = await readFile(file);
        bytes[bytes.length >> 1] = ~(bytes[bytes.length >> 1] ?? 0);
        return bytes;
      },
      /damaged \(/,
    ],
    [
      'with a row changed and zipped again',
      () => zipped((lines) => lines.map((line) => line.replace('"racing"', '"halter"'))),
      'its checksum is another',
    ],
    ['without its end', () => zipped((lines) => lines.slice(0, 50)), 'its end is missing'],
    ['followed by more', () => zipped((lines) => [...lines.slice(0, -1), '["a"]']), 'goes on after its end'],
    ['that is another kind of file', async () => Buffer.alloc(5000, 'horse'), 'incorrect header check'],
    ['that is empty', async () => Buffer.alloc(0), 'unexpected end of file'],
    ['of another program', () => zipped(() => ['{}']), 'it does not begin as a backup does'],
    ['that is not there', async () => undefined, /^There is no file .*damaged-[0-9a-f]{8}\.$/],
  ])('%s is refused before anything is written', async (_, corrupted, problem) => {
    const other = join(scratch, `damaged-${randomBytes(4).toString('hex')}`);
    const bytes = await corrupted();
    if (bytes) await writeFile(other, bytes);
    await expect(restore(target, other)).rejects.toThrow(problem);
    expect(await target.isUntouched()).toBe(true);
  });
});

test('a failed restore leaves no row, and can be repeated', async () => {
  const twice = join(scratch, 'twice.backup');
  const lines = (await linesOf()).slice(0, -2);
  const end = lines.findIndex((line) => line.startsWith('{"table":"vet_requests"'));
  const row = lines.findLastIndex((line, index) => index < end && isRow(line));
  const doubled = lines.toSpliced(row, 0, lines[row] ?? '').map((line) => `${line}\n`);
  const written = (async function* () {
    yield* doubled;
  })();
  await writeBackupFile(twice, written);
  const target = await emptyTarget();
  try {
    await expect(restore(target, twice)).rejects.toMatchObject({ code: '23505' });
    if (target.databaseUrl === undefined) return expect(await readdir(target.dataDir)).toEqual(['uploads']);
    await restore(target);
    await target.inspect(async ({ db }) => expect(await everything(db)).toEqual(await everything(app.db)));
  } finally {
    await target.remove();
  }
});
