import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedMigrations, pendingMigrations, type Migrations } from '../db/migrations/migrate.ts';
import { migrations as ours } from '../db/migrations/index.ts';
import type { Database } from '../db/open-database.ts';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { backupName, backupsFolder } from './backup-file.ts';
import { isFounded } from './backup-queries.ts';
import { writeBackup } from './write-backup.ts';

/** Backups before upgrades; others are never removed. */
const MOST_BACKUPS = 3;
const OF_AN_UPGRADE = /^fetlock-.*-before-.*\.backup$/;

export interface UpgradeBackupOptions {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly dataDir: string;
  readonly pictures: PictureStore;
  readonly now: Date;
  readonly notify: (sentence: string) => void;
  readonly migrations?: Migrations;
}

/**
 * Call before `migrate`. Backs up an embedded world that has pending migrations. On a server that may take too long:
 * the operator is reminded.
 */
export async function backUpFirst({
  database,
  dataDir,
  pictures,
  now,
  notify,
  migrations = ours,
}: UpgradeBackupOptions): Promise<void> {
  const { db, kind } = database;
  const [first] = await pendingMigrations(db, migrations);
  if (first === undefined || (await appliedMigrations(db)).length === 0 || !(await isFounded(db))) return;
  if (kind === 'postgres') {
    notify('Migrating the database. To have a way back, run `npm run backup` before an upgrade');
    return;
  }
  const folder = backupsFolder(dataDir);
  const name = backupName(now, `-before-${first}`);
  await writeBackup({ db, pictures, file: join(folder, name), now });
  notify(`Backup of the world before this upgrade: ${join(folder, name)}`);
  const former = (await readdir(folder)).filter((other) => OF_AN_UPGRADE.test(other) && other !== name);
  for (const old of former.toSorted().slice(0, -(MOST_BACKUPS - 1)))
    await rm(join(folder, old), { force: true });
}
