import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { looksFound, LostDatabase } from './embedded-look.ts';
import { entryBeside } from './entry-beside.ts';

/** These keep V8 from taking 50 MB more for threads and optimised code that two seconds of work do not repay. */
const NODE_OPTIONS = ['--single-threaded', '--no-wasm-tier-up'] as const;

/** What an unfinished database is being made for; its folder is named so, beside the place it will take. */
type Purpose = 'founding' | 'restoring';

/** What a world leaves in its data folder besides its database. */
const TRACES = ['backups', 'uploads/pictures'] as const;

export interface Founding {
  /** Whether the database was made just now. */
  readonly made: boolean;
  /** The half-made database of a first start that was killed. It was removed: nobody had opened it yet. */
  readonly removed: readonly string[];
}

/**
 * Makes sure that `folder` holds an embedded database. Makes a new one only where there is nothing; throws
 * `DamagedDatabase` or `LostDatabase`, and changes nothing, where a world was. The caller holds the lock on the
 * data folder.
 */
export async function foundEmbedded(folder: string): Promise<Founding> {
  const place = await placeOf(folder);
  const found = await looksFound(folder);
  if (!found) await refuseLostWorld(dirname(folder), place);
  await mkdir(dirname(place), { recursive: true });
  const removed = await removeUnfinished(place, 'founding');
  if (found) {
    await removeUnfinished(place, 'restoring');
    return { made: false, removed };
  }
  await putInPlace(await makeBeside(place, 'founding'), place);
  return { made: true, removed };
}

/** Follows a link, so that a new database is made beside the place where it will lie. */
async function placeOf(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder);
}

/** Throws where the rest of a world is but its database is not: an empty world would hide that it is gone. */
async function refuseLostWorld(dataDir: string, place: string): Promise<void> {
  const [restoring] = await unfinishedOf(place, 'restoring');
  if (restoring !== undefined) throw new LostDatabase(dataDir, restoring);
  for (const trace of TRACES.map((folder) => join(dataDir, folder)))
    if ((await namesIn(trace)).length > 0) throw new LostDatabase(dataDir, trace);
}

async function unfinishedOf(place: string, purpose: Purpose): Promise<string[]> {
  const parent = dirname(place);
  const names = (await namesIn(parent)).filter((name) => name.startsWith(`${basename(place)}.${purpose}-`));
  return names.map((name) => join(parent, name));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Removes what a killed process left of a database that it was making, and gives the folders. */
export async function removeUnfinished(folder: string, purpose: Purpose): Promise<string[]> {
  const paths = await unfinishedOf(folder, purpose);
  // The process of a killed start may be writing there still; the next start will get it.
  for (const path of paths) await rm(path, { recursive: true, force: true }).catch(() => {});
  return paths;
}

/**
 * Makes a new database beside `folder` and gives its path. It takes its place only when all of it is there, so
 * that a kill on the way leaves nothing that looks whole.
 */
export async function makeBeside(folder: string, purpose: Purpose): Promise<string> {
  const making = `${folder}.${purpose}-${randomBytes(4).toString('hex')}`;
  await mkdir(making, { mode: 0o700 });
  await makeIn(making);
  if (!(await looksFound(making)))
    throw new Error(`The embedded database was not made completely in ${making}`);
  return making;
}

/** Gives a database that is complete its place, where nothing is but perhaps an empty folder. */
export async function putInPlace(made: string, folder: string): Promise<void> {
  const place = await placeOf(folder);
  try {
    await rmdir(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(made, place);
  } catch (cause) {
    await rm(made, { recursive: true, force: true });
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    throw new Error(
      `A new database cannot take its place at ${place} (${code}): if that is a volume of its own, set DATA_DIR to it.`,
      { cause },
    );
  }
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
