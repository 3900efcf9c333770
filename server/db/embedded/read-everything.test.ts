import { cpSync, statSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataFolder, type TestDataFolder } from '../../testing/database/data-folder.ts';
import { spawnServer } from '../../testing/programs/running-server.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { markFounded } from './create-database.ts';
import { CorruptedDatabase } from './inspect-database.ts';
import { readEverything } from './read-everything.ts';

const NEVER = new AbortController().signal;

const TABLE = `
  create table bales (herd int, number int, label text not null, notes text not null, primary key (herd, number));
  alter table bales alter notes set storage external;
  create index bales_label on bales (label);
  create index bales_pieces on bales using gin (label gin_trgm_ops);
  insert into bales select n % 7, n, md5(n::text) || md5((-n)::text), repeat(md5(n::text), 100)
    from generate_series(1, 3000) n`;

/** Where each file of the table is. */
async function filesOf({ db }: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; path: string }>`
    select 'table' as name, pg_relation_filepath('bales') as path
    union all select 'long texts', pg_relation_filepath(reltoastrelid) from pg_class where relname = 'bales'
    union all select replace(relname, 'bales_', ''), pg_relation_filepath(oid) from pg_class
      where relname in ('bales_pkey', 'bales_label', 'bales_pieces')
  `.execute(db);
  return new Map(rows.map(({ name, path }) => [name, path]));
}

/** A sound database with rows of every kind, and its files; each test breaks a copy. */
let sound: TestDataFolder;
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  sound = await freshDataFolder();
  const database = await openDatabase({ dataDir: sound.dataDir });
  await sql.raw(TABLE).execute(database.db);
  files = await filesOf(database);
  await database.close();
});
afterAll(() => sound.remove());

/** Calls `use` with a data folder that is a copy with this file cut to half. */
async function withHalfOf(name: string, use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = `${sound.dataDir}-without-half-of-${name.replace(' ', '-')}`;
  // The asynchronous copy takes three times as long.
  cpSync(sound.dataDir, dataDir, { recursive: true });
  try {
    const file = join(dataDir, 'database', files.get(name) ?? '');
    const { size } = statSync(file);
    expect(size).toBeGreaterThan(16_384);
    truncateSync(file, size / 2);
    await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

test.each(['table', 'long texts', 'pkey', 'label', 'pieces'])(
  'names a database whose file was cut to half while it was closed: %s',
  (name) =>
    withHalfOf(name, async (dataDir) => {
      const database = await openDatabase({ dataDir });
      const result = readEverything(database.db, dataDir, NEVER);
      await expect(result).rejects.toThrow(CorruptedDatabase);
      await expect(result).rejects.toThrow(/cannot be opened \(.*could not read/);
      await database.close();
    }),
);

test('reads a sound database, as founded and with rows of every kind', async () => {
  const { dataDir } = sound;
  const database = await openDatabase({ dataDir });
  await readEverything(database.db, dataDir, NEVER);
  await database.close();
});

test('ends a program that serves a corrupted world, with a sentence', () =>
  withHalfOf('label', async (dataDir) => {
    const { code, complaint } = await spawnServer({ DATA_DIR: dataDir, PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(/^Fetlock stops\.\nThe database in .* cannot be opened \(.*could not read/);
  }));

test('refuses to found a second world in a database that lost its own', async () => {
  const { dataDir, remove } = await freshDataFolder();
  try {
    await markFounded(dataDir);
    const before = await openDatabase({ dataDir });
    await sql`truncate world`.execute(before.db);
    await before.close();
    const { code, complaint } = await spawnServer({ DATA_DIR: dataDir, PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(complaint).toContain('Fetlock cannot start.\nThe database has lost its world');
  } finally {
    await remove();
  }
});

test('stops when the program stops', async () => {
  const { dataDir, remove } = await freshDataFolder();
  const database = await openDatabase({ dataDir });
  await database.close();
  await readEverything(database.db, dataDir, AbortSignal.abort());
  await remove();
});
