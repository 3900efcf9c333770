import {
  appliedMigrations,
  isUnfinished,
  migrate,
  UNFINISHED,
  type Migrations,
} from '../db/migrations/migrate.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { SHOWN } from '../profile/profile-pictures.ts';
import { isRow, readBackupFile, type BackupHeader, type BackupRecord } from './backup-file.ts';
import { listTables, prepareSession } from './backup-queries.ts';
import {
  analyze,
  deferReferences,
  disableTriggers,
  findFilled,
  lockTables,
  openTable,
  setSequence,
  type InsertRows,
} from './restore-queries.ts';
import type { BackupContents } from './write-backup.ts';

const MOST_CHARACTERS_AT_ONCE = 1_000_000;
const PICTURE_NAME = /^[0-9a-f]{64}-\d+\.webp$/;

export interface RestoreOptions {
  readonly db: Db;
  readonly pictures: PictureStore;
  /** Already verified. */
  readonly file: string;
  readonly header: BackupHeader;
  readonly migrations: Migrations;
}

/**
 * Restores into an empty database, then migrates it. A killed process leaves empty tables: all rows are one
 * transaction.
 */
export async function restoreRows({
  db,
  pictures,
  file,
  header,
  migrations,
}: RestoreOptions): Promise<BackupContents> {
  await refuseFilled(db);
  const past = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => header.migrations.includes(name)),
  );
  await refuseOtherTables(db, past);
  await migrate(db, past);
  const contents = await db.transaction().execute((tx) => load(tx, { pictures, file, header }));
  await migrate(db, migrations);
  await analyze(db);
  return contents;
}

async function refuseFilled(db: Db): Promise<void> {
  const filled = await findFilled(db, await listTables(db));
  if (filled !== undefined)
    throw new Error(
      `The database is not empty (there are rows in ${filled}): name an empty one in DATABASE_URL, as a restore ` +
        'overwrites nothing.',
    );
}

async function refuseOtherTables(db: Db, past: Migrations): Promise<void> {
  const applied = await appliedMigrations(db);
  if (isUnfinished(applied, past))
    throw new Error(`The database's tables were ${UNFINISHED} Name one without tables in DATABASE_URL.`);
  const newer = applied.find((name) => !(name in past));
  if (newer !== undefined)
    throw new Error(
      `The database's tables are newer than the backup (they have ${newer}): name one without tables in DATABASE_URL.`,
    );
}

/** A server may have started meanwhile. */
async function load(
  tx: Tx,
  { pictures, file, header }: Omit<RestoreOptions, 'db' | 'migrations'>,
): Promise<BackupContents> {
  await prepareSession(tx);
  await lockTables(tx, await listTables(tx));
  await refuseFilled(tx);
  if ((await appliedMigrations(tx)).join() !== header.migrations.join())
    throw new Error('The database was migrated by another program meanwhile: stop that one first.');
  const endDeferring = await deferReferences(tx);
  const enableTriggers = await disableTriggers(tx);
  const contents = await loadRecords(tx, pictures, file);
  await endDeferring();
  await enableTriggers();
  return contents;
}

async function loadRecords(tx: Tx, pictures: PictureStore, file: string): Promise<BackupContents> {
  const contents = { rows: 0, pictures: 0 };
  let insert: InsertRows = async () => {};
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length > 0) await insert(rows);
    contents.rows += rows.length;
    [rows, characters] = [[], 0];
  };
  for await (const line of readBackupFile(file)) {
    if (isRow(line)) {
      rows.push(line);
      characters += line.length;
      if (characters >= MOST_CHARACTERS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    const record = JSON.parse(line) as BackupHeader | BackupRecord;
    if ('table' in record) insert = await openTable(tx, record);
    if ('sequence' in record) await setSequence(tx, record);
    if ('picture' in record) {
      if (!PICTURE_NAME.test(record.picture))
        throw new Error(`No picture can have the name '${record.picture}'.`);
      await pictures.write(SHOWN + record.picture, Buffer.from(record.bytes, 'base64'));
      contents.pictures += 1;
    }
  }
  await flush();
  return contents;
}
