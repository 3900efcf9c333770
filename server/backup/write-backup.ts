import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedMigrations } from '../db/migrations/migrate.ts';
import type { Db, Tx } from '../db/connection.ts';
import { picturesFolder } from '../profile/picture-folder.ts';
import { lineOf, newHeader, writeBackupFile } from './backup-file.ts';
import { listSequences, listTables, prepareSession, readRows } from './backup-queries.ts';

export interface BackupContents {
  readonly rows: number;
  readonly pictures: number;
}

export interface BackupOptions {
  readonly db: Db;
  readonly dataDir: string;
  readonly file: string;
  readonly now: Date;
}

/** Writes a snapshot of any release while others may write. */
export async function writeBackup({ db, dataDir, file, now }: BackupOptions): Promise<BackupContents> {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw new Error('There is no world in this database.');
  const pictures = new Set<string>();
  let rows = 0;

  async function* lines(tx: Tx): AsyncGenerator<string> {
    await prepareSession(tx);
    yield lineOf(newHeader(now, migrations));
    // Twice, because pictures come and go meanwhile.
    yield* pictureLines(dataDir, pictures);
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
    yield* pictureLines(dataDir, pictures);
  }

  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeBackupFile(file, lines(tx)));
  return { rows, pictures: pictures.size };
}

async function* pictureLines(dataDir: string, written: Set<string>): AsyncGenerator<string> {
  const folder = picturesFolder(dataDir);
  for (const picture of await readdir(folder).catch(() => [])) {
    // Unfinished files begin with a dot.
    if (picture.startsWith('.') || written.has(picture)) continue;
    const bytes = await readFile(join(folder, picture), 'base64').catch(gone);
    if (bytes === undefined) continue;
    written.add(picture);
    yield lineOf({ picture, bytes });
  }
}

/** The player may have deleted the picture. */
function gone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
