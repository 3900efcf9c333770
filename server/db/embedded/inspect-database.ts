import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** PGlite cannot open other versions. */
const POSTGRES = '18';
const CONTROL_BYTES = 8192;

const FILES = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/5/PG_VERSION',
  'base/5/pg_filenode.map',
  'postgresql.conf',
] as const;

const FOLDERS = ['pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'] as const;

const WAL_SEGMENT = /^[0-9A-F]{24}$/;

const NOT_FOUND: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

export class CorruptedDatabase extends Error {
  constructor(folder: string, problem: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} cannot be opened (${problem}): move that folder away and bring a backup back with ` +
        '`npm run restore -- <file>`.',
      options,
    );
    this.name = 'DamagedDatabase';
  }
}

export class LostDatabase extends Error {
  constructor(dataDir: string, trace: string) {
    super(
      `There is no database in ${dataDir}, but ${trace} is there: bring the world back with ` +
        '`npm run restore -- <file>`, or set DATA_DIR to an empty folder to found a new one.',
    );
    this.name = 'LostDatabase';
  }
}

/** False if `folder` is missing or empty; throws `CorruptedDatabase` if it contains anything else. */
export async function hasDatabase(folder: string): Promise<boolean> {
  if (!(await lstat(folder).catch(undefinedIfMissing))) return false;
  const found = await stat(folder).catch(undefinedIfMissing);
  if (!found) throw new CorruptedDatabase(folder, 'it is a link that leads nowhere');
  if (!found.isDirectory()) throw new CorruptedDatabase(folder, 'it is a file and no folder');
  if ((await readdir(folder)).length === 0) return false;
  const problem = await findCorruption(folder);
  if (problem) throw new CorruptedDatabase(folder, problem);
  return true;
}

async function findCorruption(folder: string): Promise<string | undefined> {
  for (const file of FILES)
    if (!(await stat(join(folder, file)).catch(undefinedIfMissing))?.isFile()) return `${file} is missing`;
  for (const name of FOLDERS)
    if (!(await stat(join(folder, name)).catch(undefinedIfMissing))?.isDirectory())
      return `${name} is missing`;
  const wal = (await readdir(join(folder, 'pg_wal')).catch(undefinedIfMissing)) ?? [];
  if (!wal.some((name) => WAL_SEGMENT.test(name))) return 'pg_wal is missing or empty';
  const { size } = await stat(join(folder, 'global/pg_control'));
  if (size !== CONTROL_BYTES) return `global/pg_control has ${size} bytes in place of ${CONTROL_BYTES}`;
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== POSTGRES) return `PostgreSQL '${version}' made it, and this release reads ${POSTGRES}`;
  return undefined;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (!NOT_FOUND.has(error.code)) throw error;
}
