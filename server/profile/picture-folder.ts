import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_SIZES, type PictureSize } from '../../game/profile/picture.ts';
import { pictureFile } from '../players/user.ts';

export type PictureFiles = Readonly<Record<PictureSize, Buffer>>;

export interface PictureFolder {
  saveUpload(name: string, bytes: Buffer): Promise<void>;
  /** Only one of concurrent calls gets it. */
  takeUpload(name: string): Promise<Buffer | undefined>;
  deleteUpload(name: string): Promise<void>;
  deleteOldUploads(): Promise<void>;
  savePicture(picture: string, files: PictureFiles): Promise<void>;
  readPicture(file: string): Promise<Buffer | undefined>;
  deletePicture(picture: string): Promise<void>;
  /** Also if it was hidden. */
  forgetPicture(picture: string): Promise<void>;
  /** Keeps the files where no address leads. */
  hidePicture(picture: string): Promise<void>;
  /** False if its files are gone. */
  showPicture(picture: string): Promise<boolean>;
  /** Older than a day. Searches once a day, otherwise returns none. */
  findSettledPictures(): Promise<string[]>;
}

const SIZES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** Must exceed the lifetime in `uploads.ts`. */
const UPLOAD_MS = 11 * 60_000;
const SETTLED_MS = 86_400_000;

export const picturesFolder = (dataDir: string): string => join(dataDir, 'uploads', 'pictures');

/** Several processes may share the folder. */
export function openPictureFolder(dataDir: string, wallNow: () => number = Date.now): PictureFolder {
  const uploadsDir = join(dataDir, 'uploads', 'sent');
  const picturesDir = picturesFolder(dataDir);
  const hiddenDir = join(dataDir, 'uploads', 'hidden');
  const move = async (picture: string, from: string, to: string) => {
    await mkdir(to, { recursive: true });
    const moved = SIZES.map(async (size) => {
      const file = pictureFile(picture, size);
      const isMoved = await ifThere(rename(join(from, file), join(to, file)).then(() => true));
      return isMoved ?? (await ifThere(stat(join(to, file)))) !== undefined;
    });
    return (await Promise.all(moved)).every(Boolean);
  };
  let settledFoundAt = -Infinity;

  return {
    saveUpload: (name, bytes) => writeAtomically(uploadsDir, name, bytes),
    async takeUpload(name) {
      const taken = join(uploadsDir, `.${randomBytes(8).toString('hex')}`);
      const isTaken = await ifThere(rename(join(uploadsDir, name), taken).then(() => true));
      if (!isTaken) return undefined;
      const bytes = await readFile(taken);
      await rm(taken, { force: true });
      return bytes;
    },
    async deleteOldUploads() {
      const before = wallNow() - UPLOAD_MS;
      for (const name of await readdir(uploadsDir).catch(() => [])) {
        const found = await stat(join(uploadsDir, name)).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(join(uploadsDir, name), { force: true });
      }
    },
    deleteUpload: (name) => rm(join(uploadsDir, name), { force: true }),
    async savePicture(picture, files) {
      for (const size of SIZES) await writeAtomically(picturesDir, pictureFile(picture, size), files[size]);
    },
    readPicture: (file) => ifThere(readFile(join(picturesDir, file))),
    async deletePicture(picture) {
      for (const size of SIZES) await rm(join(picturesDir, pictureFile(picture, size)), { force: true });
    },
    async forgetPicture(picture) {
      // The desk moves files only from the first to the second.
      for (const dir of [picturesDir, hiddenDir])
        for (const size of SIZES) await rm(join(dir, pictureFile(picture, size)), { force: true });
    },
    async hidePicture(picture) {
      await move(picture, picturesDir, hiddenDir);
    },
    showPicture: (picture) => move(picture, hiddenDir, picturesDir),
    async findSettledPictures() {
      const before = wallNow() - SETTLED_MS;
      if (settledFoundAt > before) return [];
      settledFoundAt = wallNow();
      return settledIn(picturesDir, before);
    },
  };
}

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

export async function writeAtomically(dir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true });
  const unfinished = join(dir, `.${randomBytes(8).toString('hex')}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(dir, name));
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
