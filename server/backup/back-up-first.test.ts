import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { migrate, type Migrations } from '../db/migrations/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { runServer } from '../testing/programs/running-server.ts';
import { worldToServe, type WorldToServe } from '../testing/database/world-places.ts';
import { backUpFirst } from './back-up-first.ts';
import { checkBackupFile, readBackupFile, backupsFolder } from './backup-file.ts';

const isEmbedded = inject('databaseTemplate').kind === 'embedded';

interface OldWorld {
  readonly world: WorldToServe;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A world of the very first release. */
async function oldWorld(): Promise<OldWorld> {
  const world = await worldToServe();
  await world.inspect(async (db) => {
    await sql`drop schema public cascade; create schema public`.execute(db);
    const [first = ''] = Object.keys(migrations);
    await migrate(db, { [first]: migrations[first] } as Migrations);
    await sql`insert into world (founded_at, clock_reached, secret, purse_index_due)
      values (now(), now(), sha256('secret'), now())`.execute(db);
  });
  const scratch = await mkdtemp(join(tmpdir(), 'fetlock-upgrade-'));
  const remove = async () => {
    await world.remove();
    await rm(scratch, { recursive: true });
  };
  return { world, dataDir: world.env['DATA_DIR'] ?? scratch, remove };
}

const backupsIn = (dataDir: string) => readdir(backupsFolder(dataDir)).catch(() => []);

test('an embedded world is backed up before a migration; for a server the operator is reminded', async () => {
  const { world, dataDir, remove } = await oldWorld();
  try {
    const server = await runServer({ DATA_DIR: dataDir, ...world.env });
    const told = await server.logged(isEmbedded ? /before this upgrade: / : /npm run backup/);
    server.send('SIGTERM');
    await server.ended;
    const [name = '', ...more] = await backupsIn(dataDir);
    expect(more).toEqual([]);
    if (!isEmbedded) return expect(name).toBe('');
    const file = join(backupsFolder(dataDir), name);
    expect(told).toContain(file);
    const { migrations: had } = await checkBackupFile(file, new Set(Object.keys(migrations)));
    expect(had).toEqual(Object.keys(migrations).slice(0, 1));
    expect(await tablesIn(file)).toContain('world');
    expect(await tablesIn(file)).not.toContain('vet_requests');
  } finally {
    await remove();
  }
});

async function tablesIn(file: string): Promise<string[]> {
  const tables: string[] = [];
  for await (const line of readBackupFile(file)) {
    const record = JSON.parse(line) as object;
    if ('table' in record) tables.push(String(record.table));
  }
  return tables;
}

test('three are kept, and none is made without pending migrations', async () => {
  const { world, dataDir, remove } = await oldWorld();
  const told: string[] = [];
  const notify = (sentence: string) => told.push(sentence);
  const kind = isEmbedded ? 'embedded' : 'postgres';
  await world.inspect(async (db) => {
    const upgrade = (day: number) =>
      backUpFirst({
        database: { db, kind },
        dataDir,
        pictures: openFolderStore(dataDir),
        now: new Date(Date.UTC(2030, 0, day)),
        notify,
      });
    for (const day of [1, 2, 3, 4]) await upgrade(day);
    await migrate(db);
    await upgrade(5);
  });
  expect(told).toHaveLength(4);
  const second = Object.keys(migrations)[1];
  const kept = await backupsIn(dataDir);
  expect(kept.toSorted((a, b) => a.localeCompare(b))).toEqual(
    isEmbedded ? [2, 3, 4].map((day) => `fetlock-2030-01-0${day}T00-00-00Z-before-${second}.backup`) : [],
  );
  await remove();
});
