import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryPointBeside } from './entry-point.ts';
import { hasDatabase, LostDatabase } from './inspect-database.ts';

/** Saves 90 MB and a second of processor time: optimised code does not pay in such a short process. */
const NODE_OPTIONS = ['--single-threaded', '--liftoff-only'] as const;

type Purpose = 'founding' | 'restoring';

/** Beside the database's folder once a world is in it, so that a lost database is never taken for a first start. */
const MARKER = 'founded';

const TRACES = ['backups', 'uploads/pictures', 'outbox'] as const;

export interface DatabaseCreation {
  readonly created: boolean;
  /** Leftovers of killed first starts, never opened. */
  readonly removed: readonly string[];
}

/**
 * Creates an embedded database if `folder` is missing or empty. Throws `CorruptedDatabase` or `LostDatabase`, changing
 * nothing, where a world was. The caller has locked the folder.
 */
export async function ensureDatabase(folder: string): Promise<DatabaseCreation> {
  const target = await resolveLink(folder);
  const exists = await hasDatabase(folder);
  if (!exists) await refuseLostWorld(dirname(folder), target);
  await mkdir(dirname(target), { recursive: true });
  const removed = await removeUnfinished(target, 'founding');
  if (exists) {
    await removeUnfinished(target, 'restoring');
    return { created: false, removed };
  }
  await moveIntoPlace(await createBeside(target, 'founding'), target);
  return { created: true, removed };
}

/** A new database belongs beside the link's target. */
async function resolveLink(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder);
}

/** An empty world would hide the loss of the old one. */
async function refuseLostWorld(dataDir: string, target: string): Promise<void> {
  const [restoring] = await listUnfinished(target, 'restoring');
  if (restoring !== undefined) throw new LostDatabase(dataDir, restoring);
  if (await hasMarker(dataDir)) throw new LostDatabase(dataDir, join(dataDir, MARKER));
  for (const trace of TRACES.map((folder) => join(dataDir, folder)))
    if ((await namesIn(trace)).length > 0) throw new LostDatabase(dataDir, trace);
}

/** True once `markFounded` was called. */
export function hasMarker(dataDir: string): Promise<boolean> {
  return stat(join(dataDir, MARKER)).then(
    () => true,
    () => false,
  );
}

export async function markFounded(dataDir: string): Promise<void> {
  await writeFile(
    join(dataDir, MARKER),
    'A world was founded here. Its database must never be replaced by an empty one.\n',
  );
}

async function listUnfinished(target: string, purpose: Purpose): Promise<string[]> {
  const parent = dirname(target);
  const names = (await namesIn(parent)).filter((name) => name.startsWith(`${basename(target)}.${purpose}-`));
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

export async function removeUnfinished(folder: string, purpose: Purpose): Promise<string[]> {
  const paths = await listUnfinished(folder, purpose);
  // A killed start's child may still be writing.
  for (const path of paths) await rm(path, { recursive: true, force: true }).catch(() => {});
  return paths;
}

/**
 * Creates a database in a temporary folder, moved into place only when complete, so a killed process leaves nothing
 * broken.
 */
export async function createBeside(folder: string, purpose: Purpose): Promise<string> {
  const unfinished = `${folder}.${purpose}-${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  await runInitdb(unfinished);
  if (!(await hasDatabase(unfinished)))
    throw new Error(`The embedded database was not made completely in ${unfinished}`);
  return unfinished;
}

/** `folder` must be missing or empty. */
export async function moveIntoPlace(complete: string, folder: string): Promise<void> {
  const target = await resolveLink(folder);
  try {
    await rmdir(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(complete, target);
  } catch (cause) {
    await rm(complete, { recursive: true, force: true });
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    throw new Error(
      `A new database cannot take its place at ${target} (${code}): if that is a volume of its own, set DATA_DIR to it.`,
      { cause },
    );
  }
}

async function runInitdb(folder: string): Promise<void> {
  const program = fileURLToPath(entryPointBeside(import.meta.url, 'embedded-initdb'));
  const child = spawn(process.execPath, [...NODE_OPTIONS, program, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The embedded database could not be made (${signal ?? code}): ${stderr.trim()}`));
    });
  });
}
