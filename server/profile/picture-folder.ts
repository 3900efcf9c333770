import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_SIZES, type PictureSize } from '../../game/profile/picture.ts';
import { pictureFile } from '../players/user.ts';

/** A picture in each size, ready to be shown. */
export type PictureFiles = Readonly<Record<PictureSize, Buffer>>;

/** Where pictures lie: what was sent and not looked at yet, and what is shown. */
export interface PictureStore {
  keepSent(name: string, bytes: Buffer): Promise<void>;
  /** Takes it out of the folder: the first gets it, all others nothing. */
  takeSent(name: string): Promise<Buffer | undefined>;
  dropSent(name: string): Promise<void>;
  /** Throws away what was sent so long ago that nobody may use it any more. */
  dropOldSent(): Promise<void>;
  keepShown(picture: string, files: PictureFiles): Promise<void>;
  /** One file of a picture; undefined if there is none of this name. */
  readShown(file: string): Promise<Buffer | undefined>;
  dropShown(picture: string): Promise<void>;
  /** Pictures that have lain among those shown for a day; looked for once a day, so mostly none. */
  settledShown(): Promise<string[]>;
}

const SIZES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** Longer than an address is good for (`change-picture.ts`), so that nothing is thrown away that may be used. */
const SENT_MS = 11 * 60_000;
const SETTLED_MS = 86_400_000;

/** Where the pictures that are shown lie, each under a name that no other ever has. */
export const shownPicturesFolder = (dataDir: string): string => join(dataDir, 'uploads', 'pictures');

/** Pictures in the `uploads` folder of the data folder. Several processes may share it. */
export function openPictureStore(dataDir: string, wallNow: () => number = Date.now): PictureStore {
  const sentDir = join(dataDir, 'uploads', 'sent');
  const shownDir = shownPicturesFolder(dataDir);
  let settledAskedAt = -Infinity;

  return {
    keepSent: (name, bytes) => keepFile(sentDir, name, bytes),
    async takeSent(name) {
      const taken = join(sentDir, `.${randomBytes(8).toString('hex')}`);
      const isMine = await ifThere(rename(join(sentDir, name), taken).then(() => true));
      if (!isMine) return undefined;
      const bytes = await readFile(taken);
      await rm(taken, { force: true });
      return bytes;
    },
    async dropOldSent() {
      const before = wallNow() - SENT_MS;
      for (const name of await readdir(sentDir).catch(() => [])) {
        const found = await stat(join(sentDir, name)).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(join(sentDir, name), { force: true });
      }
    },
    dropSent: (name) => rm(join(sentDir, name), { force: true }),
    async keepShown(picture, files) {
      for (const size of SIZES) await keepFile(shownDir, pictureFile(picture, size), files[size]);
    },
    readShown: (file) => ifThere(readFile(join(shownDir, file))),
    async dropShown(picture) {
      for (const size of SIZES) await rm(join(shownDir, pictureFile(picture, size)), { force: true });
    },
    async settledShown() {
      const before = wallNow() - SETTLED_MS;
      if (settledAskedAt > before) return [];
      settledAskedAt = wallNow();
      return settledIn(shownDir, before);
    },
  };
}

/** The pictures of a folder of which a file is that old. */
async function settledIn(dir: string, before: number): Promise<string[]> {
  const pictures = new Set<string>();
  for (const file of await readdir(dir).catch(() => [])) {
    const [, picture] = /^([0-9a-f]{64})-/.exec(file) ?? [];
    if (picture === undefined || pictures.has(picture)) continue;
    const found = await stat(join(dir, file)).catch(() => undefined);
    if (found && found.mtimeMs < before) pictures.add(picture);
  }
  return [...pictures];
}

/** Whoever reads it finds all of it or nothing. */
export async function keepFile(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true });
  const unfinished = join(dir, `.${randomBytes(8).toString('hex')}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(dir, name));
}

/** Undefined if there is no such file. */
async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
