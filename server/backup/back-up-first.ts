import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedMigrations, pendingMigrations, type Migrations } from '../db/migrate.ts';
import { migrations as ours } from '../db/migrations/index.ts';
import type { Database } from '../db/open-database.ts';
import { backupName, backupsFolder } from './backup-name.ts';
import { isFounded } from './backup-queries.ts';
import { writeBackup } from './write-backup.ts';

/** How many backups of upgrades are kept. Those that somebody asked for are never removed. */
const KEPT = 3;
const OF_AN_UPGRADE = /^fetlock-.*-before-.*\.backup$/;

export interface UpgradeOf {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly dataDir: string;
  readonly now: Date;
  /** Told where the backup is, or how to make one. */
  readonly tell: (sentence: string) => void;
  readonly migrations?: Migrations;
}

/**
 * To be called before `migrate`. Backs an embedded world up if there are migrations to apply to it. A world on a
 * server may be too large to wait for, so there the operator is reminded only.
 */
export async function backUpFirst({
  database,
  dataDir,
  now,
  tell,
  migrations = ours,
}: UpgradeOf): Promise<void> {
  const { db, kind } = database;
  const [first] = await pendingMigrations(db, migrations);
  if (first === undefined || (await appliedMigrations(db)).length === 0 || !(await isFounded(db))) return;
  if (kind === 'postgres') {
    tell('Migrating the database. To have a way back, run `npm run backup` before an upgrade');
    return;
  }
  const folder = backupsFolder(dataDir);
  const name = backupName(now, `-before-${first}`);
  await writeBackup({ db, dataDir, file: join(folder, name), now });
  tell(`Backup of the world before this upgrade: ${join(folder, name)}`);
  const former = (await readdir(folder)).filter((other) => OF_AN_UPGRADE.test(other) && other !== name);
  for (const old of former.toSorted().slice(0, -(KEPT - 1))) await rm(join(folder, old), { force: true });
}
