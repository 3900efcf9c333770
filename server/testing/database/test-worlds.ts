import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../db/open-database.ts';
import type { Db } from '../../db/connection.ts';
import { freshDataFolder } from './data-folder.ts';
import { freshDatabase } from './database.ts';

export interface WorldToServe {
  readonly env: Readonly<Record<string, string>>;
  /** Use only while no server runs. */
  inspect<T>(read: (db: Db) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Migrated, without a world. */
export async function worldToServe(): Promise<WorldToServe> {
  if (inject('databaseTemplate').kind === 'postgres') {
    const database = await freshDatabase();
    const { connectionString = '' } = database.pool.options;
    const env = { DATABASE_URL: connectionString };
    return { env, inspect: (read) => read(database.db), remove: () => database.close() };
  }
  const { dataDir, remove } = await freshDataFolder();
  return worldIn(dataDir, remove);
}

export async function nothingToServe(): Promise<WorldToServe> {
  const folder = await mkdtemp(join(tmpdir(), 'fetlock-first-start-'));
  return worldIn(join(folder, 'data'), () => rm(folder, { recursive: true }));
}

function worldIn(dataDir: string, remove: () => Promise<void>): WorldToServe {
  return {
    env: { DATA_DIR: dataDir },
    remove,
    async inspect(read) {
      const database = await openDatabase({ dataDir });
      try {
        return await read(database.db);
      } finally {
        await database.close();
      }
    },
  };
}

/** Without tables. */
export interface EmptyTarget {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly env: Readonly<Record<string, string>>;
  inspect<T>(read: (database: Database) => Promise<T>): Promise<T>;
  isUntouched(): Promise<boolean>;
  remove(): Promise<void>;
}

export async function emptyTarget(): Promise<EmptyTarget> {
  const scratch = await mkdtemp(join(tmpdir(), 'fetlock-target-'));
  const dataDir = join(scratch, 'data');
  const removeScratch = () => rm(scratch, { recursive: true, force: true });
  return inject('databaseTemplate').kind === 'embedded'
    ? folderTarget(dataDir, removeScratch)
    : await serverTarget(dataDir, removeScratch);
}

function folderTarget(dataDir: string, remove: () => Promise<void>): EmptyTarget {
  return {
    dataDir,
    env: { DATA_DIR: dataDir },
    remove,
    isUntouched: () =>
      access(join(dataDir, 'database')).then(
        () => false,
        () => true,
      ),
    async inspect(read) {
      const database = await openDatabase({ dataDir });
      try {
        return await read(database);
      } finally {
        await database.close();
      }
    },
  };
}

async function serverTarget(dataDir: string, removeScratch: () => Promise<void>): Promise<EmptyTarget> {
  const database = await freshDatabase();
  const { connectionString: databaseUrl = '' } = database.pool.options;
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  return {
    dataDir,
    databaseUrl,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    inspect: (read) => read(database),
    async isUntouched() {
      const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(database.db);
      return rows.length === 0;
    },
    async remove() {
      await database.close();
      await removeScratch();
    },
  };
}
