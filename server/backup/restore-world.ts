import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { auditBooks, type AuditReport } from '../audit/audit-books.ts';
import { lockDataFolder } from '../db/embedded/data-lock.ts';
import { createBeside, moveIntoPlace, removeUnfinished } from '../db/embedded/create-database.ts';
import { hasDatabase } from '../db/embedded/inspect-database.ts';
import { openEmbeddedPool } from '../db/embedded/embedded-pool.ts';
import { migrations as ours } from '../db/migrations/index.ts';
import type { Migrations } from '../db/migrations/migrate.ts';
import {
  databaseFolder,
  embeddedDatabase,
  embeddedSettings,
  openDatabase,
  type Database,
} from '../db/open-database.ts';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { checkBackupFile } from './backup-file.ts';
import { restoreRows } from './restore-rows.ts';
import type { BackupContents } from './write-backup.ts';

export interface RestoreTarget {
  readonly file: string;
  readonly dataDir: string;
  readonly pictures: PictureStore;
  /** Replaces the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly migrations?: Migrations;
}

export interface RestoreReport extends BackupContents {
  /** Time of the backup. */
  readonly at: string;
  readonly audit: AuditReport;
}

/** Throws a message, changing nothing, if there is a world. */
export async function restoreWorld(into: RestoreTarget): Promise<RestoreReport> {
  const migrations = into.migrations ?? ours;
  const file = resolve(into.file);
  const header = await checkBackupFile(file, migrations);
  const fill = async ({ db }: Database): Promise<RestoreReport> => {
    const contents = await restoreRows({ db, pictures: into.pictures, file, header, migrations });
    return { at: header.at, ...contents, audit: await auditBooks(db, { jobsRun: false }) };
  };
  return into.databaseUrl === undefined ? intoFolder(into.dataDir, fill) : intoServer(into, fill);
}

async function intoServer(
  into: RestoreTarget,
  fill: (database: Database) => Promise<RestoreReport>,
): Promise<RestoreReport> {
  const database = await openDatabase({ ...into, maxConnections: 2, statementTimeoutMs: 0 });
  try {
    return await fill(database);
  } finally {
    await database.close();
  }
}

/** Moved into place only when complete. */
async function intoFolder(
  dataDir: string,
  fill: (database: Database) => Promise<RestoreReport>,
): Promise<RestoreReport> {
  const folder = databaseFolder(dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    if (await hasDatabase(folder))
      throw new Error(
        `There is a world in ${folder}: move that folder away first, or set DATA_DIR to another, as a restore ` +
          'overwrites nothing.',
      );
    await removeUnfinished(folder, 'restoring');
    const making = await createBeside(folder, 'restoring');
    try {
      const restored = await fillFolder(making, fill);
      await moveIntoPlace(making, folder);
      return restored;
    } catch (error) {
      await rm(making, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await lock.release();
  }
}

async function fillFolder(
  folder: string,
  fill: (database: Database) => Promise<RestoreReport>,
): Promise<RestoreReport> {
  const embedded = await openEmbeddedPool({ folder }, embeddedSettings({}));
  const database = embeddedDatabase(embedded, {}, async () => {});
  try {
    return await fill(database);
  } finally {
    await database.close();
  }
}
