import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The major version of PostgreSQL in PGlite: a database made by another one cannot be opened. */
const POSTGRES = '18';
const CONTROL_BYTES = 8192;

/** Files that every database has, and without which it cannot be opened. */
const FILES = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/5/PG_VERSION',
  'base/5/pg_filenode.map',
  'postgresql.conf',
] as const;

const FOLDERS = ['pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'] as const;

/** A part of the log of changes; without the last one the database cannot be opened. */
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/** What there is nothing by: no file, a file on the way to it, or links in a circle. */
const NOTHING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** A database that cannot be opened; the message is for whoever started the program. */
export class DamagedDatabase extends Error {
  constructor(folder: string, problem: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} cannot be opened (${problem}): move that folder away and bring a backup back with ` +
        '`npm run restore -- <file>`.',
      options,
    );
    this.name = 'DamagedDatabase';
  }
}

/** The rest of a world is there, but its database is not. */
export class LostDatabase extends Error {
  constructor(dataDir: string, trace: string) {
    super(
      `There is no database in ${dataDir}, but ${trace} is there: bring the world back with ` +
        '`npm run restore -- <file>`, or set DATA_DIR to an empty folder to found a new one.',
    );
    this.name = 'LostDatabase';
  }
}

/**
 * Whether there is a database in `folder`; false if there is nothing, or an empty folder. Throws
 * `DamagedDatabase` if there is anything else. Changes nothing.
 */
export async function looksFound(folder: string): Promise<boolean> {
  if (!(await lstat(folder).catch(nothing))) return false;
  const found = await stat(folder).catch(nothing);
  if (!found) throw new DamagedDatabase(folder, 'it is a link that leads nowhere');
  if (!found.isDirectory()) throw new DamagedDatabase(folder, 'it is a file and no folder');
  if ((await readdir(folder)).length === 0) return false;
  const problem = await findDamage(folder);
  if (problem) throw new DamagedDatabase(folder, problem);
  return true;
}

async function findDamage(folder: string): Promise<string | undefined> {
  for (const file of FILES)
    if (!(await stat(join(folder, file)).catch(nothing))?.isFile()) return `${file} is missing`;
  for (const name of FOLDERS)
    if (!(await stat(join(folder, name)).catch(nothing))?.isDirectory()) return `${name} is missing`;
  const log = (await readdir(join(folder, 'pg_wal')).catch(nothing)) ?? [];
  if (!log.some((name) => WAL_SEGMENT.test(name))) return 'pg_wal is missing or empty';
  const { size } = await stat(join(folder, 'global/pg_control'));
  if (size !== CONTROL_BYTES) return `global/pg_control has ${size} bytes in place of ${CONTROL_BYTES}`;
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== POSTGRES) return `PostgreSQL '${version}' made it, and this release reads ${POSTGRES}`;
  return undefined;
}

function nothing(error: NodeJS.ErrnoException): undefined {
  if (!NOTHING.has(error.code)) throw error;
}
