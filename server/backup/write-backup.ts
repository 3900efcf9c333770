import { basename } from 'node:path';
import { appliedMigrations } from '../db/migrations/migrate.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { SHOWN } from '../profile/profile-pictures.ts';
import { lineOf, newHeader, writeBackupFile } from './backup-file.ts';
import { listSequences, listTables, prepareSession, readRows } from './backup-queries.ts';

export interface BackupContents {
  readonly rows: number;
  readonly pictures: number;
}

export interface BackupOptions {
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly file: string;
  readonly now: Date;
}

/** Writes a snapshot of any release while others may write. */
export async function writeBackup({
  db,
  pictures: store,
  file,
  now,
}: BackupOptions): Promise<BackupContents> {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw new Error('There is no world in this database.');
  const pictures = new Set<string>();
  let rows = 0;

  async function* lines(tx: Tx): AsyncGenerator<string> {
    await prepareSession(tx);
    yield lineOf(newHeader(now, migrations));
    // Twice, because pictures come and go meanwhile.
    yield* pictureLines(store, pictures);
    const tables = await listTables(tx);
    if ((await appliedMigrations(tx)).join() !== migrations.join())
      throw new Error('The database was migrated just now: try again.');
    for (const table of tables) {
      yield lineOf(table);
      for await (const read of readRows(tx, table)) {
        rows += read.length;
        yield `${read.join('\n')}\n`;
      }
    }
    for (const sequence of await listSequences(tx)) yield lineOf(sequence);
    yield* pictureLines(store, pictures);
  }

  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeBackupFile(file, lines(tx)));
  return { rows, pictures: pictures.size };
}

async function* pictureLines(store: PictureStore, written: Set<string>): AsyncGenerator<string> {
  for await (const { key } of store.list(SHOWN)) {
    const picture = basename(key);
    if (written.has(picture)) continue;
    const bytes = await store.read(key);
    // The player may have deleted the picture.
    if (bytes === undefined) continue;
    written.add(picture);
    yield lineOf({ picture, bytes: bytes.toString('base64') });
  }
}
