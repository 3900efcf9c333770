import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { appliedMigrations } from '../db/migrations/migrate.ts';
import { openExisting } from '../db/open-database.ts';
import { openPictureStore } from '../picture-store/open-picture-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';
import { backupName, backupsFolder } from './backup-file.ts';
import { isFounded } from './backup-queries.ts';
import { writeBackup } from './write-backup.ts';

/*
 * `npm run backup -- [file]`: backs up the world in use with its pictures to a new file, by default in
 * DATA_DIR/backups. Exits with 1 on failure.
 */

async function backup(settings: Settings, named: string | undefined): Promise<string> {
  const { dataDir } = settings;
  const now = new Date();
  const file = resolve(named ?? join(backupsFolder(dataDir), backupName(now)));
  const store = openPictureStore(settings);
  const database = await openExisting(settings);
  try {
    const { db } = database;
    if ((await appliedMigrations(db)).length === 0 || !(await isFounded(db)))
      throw new Error('There is no world in this database.');
    const { rows, pictures } = await writeBackup({ db, pictures: store, file, now });
    const { size } = await stat(file);
    return (
      `Backed up ${rows} rows and ${pictures} files of pictures (from ${store.location}) in ${file}, ` +
      `${size} bytes. It contains the world's secret and its players' addresses: keep it as safe as the database.`
    );
  } finally {
    await database.close();
  }
}

function problemIn(error: unknown): string {
  return error instanceof DataFolderInUse
    ? `${error.message} Only a world on a PostgreSQL server can be backed up while the game runs on it.`
    : explainStartupError(error);
}

try {
  const [file, more] = process.argv.slice(2);
  if (more !== undefined || file?.startsWith('-')) throw new Error('Usage: npm run backup -- [file]');
  console.log(await backup(readSettings(process.env), file));
} catch (error) {
  console.error(`Nothing was backed up.\n${problemIn(error)}`);
  process.exitCode = 1;
}
