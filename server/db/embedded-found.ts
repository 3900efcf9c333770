import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryBeside } from './entry-beside.ts';

/** Files that the last steps of making a database leave, and without which it cannot be opened. */
const PROOFS = ['PG_VERSION', 'global/pg_control', 'base/5/PG_VERSION'] as const;

/** These keep V8 from taking 50 MB more for threads and optimised code that two seconds of work do not repay. */
const NODE_OPTIONS = ['--single-threaded', '--no-wasm-tier-up'] as const;

export interface Founding {
  /** Whether the database was made just now. */
  readonly made: boolean;
  /** Where something incomplete was moved that stood in the database's place. Nothing is ever deleted. */
  readonly setAside?: string;
}

/**
 * Makes sure that `folder` holds an embedded database, making a new one where there is none. The caller holds
 * the lock on the data folder. A new database appears under its name only when all of it is there, so being
 * killed on the way leaves at most a folder beside it that the next call removes.
 */
export async function foundEmbedded(folder: string): Promise<Founding> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const unfinished = `${basename(folder)}.founding-`;
  await removeUnfinished(parent, unfinished);
  if (isComplete(folder)) return { made: false };

  const making = join(parent, unfinished + randomBytes(4).toString('hex'));
  await mkdir(making, { mode: 0o700 });
  await makeIn(making);
  if (!isComplete(making)) throw new Error(`The embedded database was not made completely in ${making}`);
  const setAside = await moveAside(folder);
  await rename(making, folder);
  return { made: true, ...(setAside && { setAside }) };
}

function isComplete(folder: string): boolean {
  return PROOFS.every((file) => existsSync(join(folder, file)));
}

async function removeUnfinished(parent: string, beginning: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(beginning)) continue;
    // The process of a killed start may be writing there still; the next start will get it.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function moveAside(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length === 0) {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  const aside = `${folder}.incomplete-${randomBytes(4).toString('hex')}`;
  await rename(folder, aside);
  return aside;
}

async function makeIn(folder: string): Promise<void> {
  const { file, argv } = entryBeside(import.meta.url, 'embedded-found-child');
  const child = spawn(process.execPath, [...NODE_OPTIONS, fileURLToPath(file), ...argv, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The embedded database could not be made (${signal ?? code}): ${complaint.trim()}`));
    });
  });
}
