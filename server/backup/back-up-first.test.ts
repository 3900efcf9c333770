import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { migrate, type Migrations } from '../db/migrations/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { backUpFirst } from './back-up-first.ts';
import { checkBackupFile, readBackupFile, backupsFolder } from './backup-file.ts';

const upgraded: Migrations = {
  ...migrations,
  '9999_bales': { up: async (db) => void (await sql`create table bales (id integer)`.execute(db)) },
};

interface OldWorld {
  readonly isEmbedded: boolean;
  /** On a day of January 2030; returns what is logged for the operator. */
  upgrade(day: number): Promise<string[]>;
  migrate(): Promise<unknown>;
  backups(): Promise<string[]>;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** Lacks one migration of `upgraded`. */
async function oldWorld(): Promise<OldWorld> {
  const database = await freshDatabase({ stage: 'founded' });
  const dataDir = await mkdtemp(join(tmpdir(), 'fetlock-upgrade-'));
  return {
    isEmbedded: database.kind === 'embedded',
    dataDir,
    async upgrade(day) {
      const logged: string[] = [];
      await backUpFirst({
        database,
        dataDir,
        pictures: openFolderStore(dataDir),
        now: new Date(Date.UTC(2030, 0, day)),
        notify: (sentence) => logged.push(sentence),
        migrations: upgraded,
      });
      return logged;
    },
    migrate: () => migrate(database.db, upgraded),
    backups: () => readdir(backupsFolder(dataDir)).catch(() => []),
    async remove() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

test('an embedded world is backed up before a migration; for a server the operator is reminded', async () => {
  const { isEmbedded, dataDir, upgrade, backups, remove } = await oldWorld();
  try {
    const [sentence = '', ...others] = await upgrade(1);
    expect(others).toEqual([]);
    expect(sentence).toMatch(isEmbedded ? /before this upgrade: / : /npm run backup/);
    const [name = '', ...more] = await backups();
    expect(more).toEqual([]);
    if (!isEmbedded) return expect(name).toBe('');
    const file = join(backupsFolder(dataDir), name);
    expect(sentence).toContain(file);
    const { migrations: had } = await checkBackupFile(file, upgraded);
    expect(had).toEqual(Object.keys(migrations));
    expect(await tablesIn(file)).toContain('world');
    expect(await tablesIn(file)).not.toContain('bales');
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

test('three are retained, and none is made without pending migrations', async () => {
  const world = await oldWorld();
  const logged: string[] = [];
  for (const day of [1, 2, 3, 4]) logged.push(...(await world.upgrade(day)));
  await world.migrate();
  logged.push(...(await world.upgrade(5)));
  expect(logged).toHaveLength(4);
  const retained = await world.backups();
  expect(retained.toSorted((a, b) => a.localeCompare(b))).toEqual(
    world.isEmbedded
      ? [2, 3, 4].map((day) => `fetlock-2030-01-0${day}T00-00-00Z-before-9999_bales.backup`)
      : [],
  );
  await world.remove();
});
