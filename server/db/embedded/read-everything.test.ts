import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDataFolder } from '../../testing/database/data-folder.ts';
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

test('reads a sound database, as founded and with rows of every kind', async () => {
  const { dataDir, remove } = await freshDataFolder();
  const database = await openDatabase({ dataDir });
  try {
    await sql.raw(TABLE).execute(database.db);
    await readEverything(database.db, dataDir, NEVER);
  } finally {
    await database.close();
    await remove();
  }
});

test.each(['table', 'long texts', 'pkey', 'label', 'pieces'])(
  'names a database whose file was cut to half while it was closed: %s',
  async (name) => {
    const { dataDir, remove } = await freshDataFolder();
    try {
      const before = await openDatabase({ dataDir });
      await sql.raw(TABLE).execute(before.db);
      const file = join(dataDir, 'database', (await filesOf(before)).get(name) ?? '');
      await before.close();
      const { size } = statSync(file);
      expect(size).toBeGreaterThan(16_384);
      truncateSync(file, size / 2);

      const database = await openDatabase({ dataDir });
      const result = readEverything(database.db, dataDir, NEVER);
      await expect(result).rejects.toThrow(CorruptedDatabase);
      await expect(result).rejects.toThrow(/cannot be opened \(.*could not read/);
      await database.close();
    } finally {
      await remove();
    }
  },
);

test('ends a program that serves a corrupted world, with a sentence', async () => {
  const { dataDir, remove } = await freshDataFolder();
  try {
    const before = await openDatabase({ dataDir });
    await sql.raw(TABLE).execute(before.db);
    const file = join(dataDir, 'database', (await filesOf(before)).get('label') ?? '');
    await before.close();
    truncateSync(file, statSync(file).size / 2);
    const { code, complaint } = await spawnServer({ DATA_DIR: dataDir, PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(/^Fetlock stops\.\nThe database in .* cannot be opened \(.*could not read/);
  } finally {
    await remove();
  }
});

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
