import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../db/open-database.ts';
import { freshDatabase } from './database.ts';

/** Where there is no world yet, of the project's kind. */
export interface EmptyTarget {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Settings by which a program finds it. */
  readonly env: Readonly<Record<string, string>>;
  /** Looks into the world that is there by now. */
  inspect<T>(look: (database: Database) => Promise<T>): Promise<T>;
  /** Whether no row and no table was made. */
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
    async inspect(look) {
      const database = await openDatabase({ dataDir });
      try {
        return await look(database);
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
    inspect: (look) => look(database),
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
