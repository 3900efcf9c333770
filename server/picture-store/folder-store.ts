import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { PictureStore, StoredPicture } from './picture-store.ts';
import { HOUR } from '../../game/game-time.ts';

/** After it, a process that was writing has died. */
const UNFINISHED_MS = HOUR;

/** Keys are paths below the folder. */
export function openFolderStore(dataDir: string): PictureStore {
  const pathOf = (key: string) => join(dataDir, key);
  return {
    read: (key) => ifThere(readFile(pathOf(key))),
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = join(dirname(path), `.${randomBytes(8).toString('hex')}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async move(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true });
      const isMoved = await ifThere(rename(pathOf(from), pathOf(to)).then(() => true));
      return isMoved ?? (await ifThere(stat(pathOf(to)))) !== undefined;
    },
    list: (folder) => filesBelow(dataDir, pathOf(folder)),
  };
}

async function* filesBelow(dataDir: string, folder: string): AsyncGenerator<StoredPicture> {
  for (const entry of (await ifThere(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* filesBelow(dataDir, path);
      continue;
    }
    const found = await ifThere(stat(path));
    if (!found) continue;
    if (!entry.name.startsWith('.'))
      yield { key: relative(dataDir, path), bytes: found.size, changedAt: found.mtimeMs };
    else if (found.mtimeMs < Date.now() - UNFINISHED_MS) await rm(path, { force: true });
  }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
