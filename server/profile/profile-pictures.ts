import { PICTURE_SIZES, type PictureSize } from '../../game/profile/picture.ts';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { pictureFile } from '../players/user.ts';
import { MINUTE, REAL_MS_PER_DAY } from '../../game/game-time.ts';

export type PictureFiles = Readonly<Record<PictureSize, Buffer>>;

export interface ProfilePictures {
  saveUpload(name: string, bytes: Buffer): Promise<void>;
  readUpload(name: string): Promise<Buffer | undefined>;
  deleteUpload(name: string): Promise<void>;
  deleteOldUploads(): Promise<void>;
  savePicture(picture: string, files: PictureFiles): Promise<void>;
  readPicture(file: string): Promise<Buffer | undefined>;
  deletePicture(picture: string): Promise<void>;
  /** Also if it was hidden. */
  forgetPicture(picture: string): Promise<void>;
  /** Moves the files to where no address leads. */
  hidePicture(picture: string): Promise<void>;
  /** False if its files are gone. */
  showPicture(picture: string): Promise<boolean>;
  /** Older than a day. Searches once a day, otherwise returns none. */
  findSettledPictures(): Promise<string[]>;
}

const SIZES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** Must exceed the lifetime in `uploads.ts`. */
const UPLOAD_MS = 11 * MINUTE;
const SETTLED_MS = REAL_MS_PER_DAY;

const SENT = 'uploads/sent/';
export const SHOWN = 'uploads/pictures/';
const HIDDEN = 'uploads/hidden/';

export function openProfilePictures(store: PictureStore, wallNow: () => number = Date.now): ProfilePictures {
  const filesOf = (picture: string) => SIZES.map((size) => pictureFile(picture, size));
  const move = async (picture: string, from: string, to: string) => {
    const moved = await Promise.all(filesOf(picture).map((file) => store.move(from + file, to + file)));
    return moved.every(Boolean);
  };
  let settledFoundAt = -Infinity;

  return {
    saveUpload: (name, bytes) => store.write(SENT + name, bytes),
    readUpload: (name) => store.read(SENT + name),
    deleteUpload: (name) => store.delete(SENT + name),
    async deleteOldUploads() {
      const before = wallNow() - UPLOAD_MS;
      for await (const { key, changedAt } of store.list(SENT))
        if (changedAt < before) await store.delete(key);
    },
    async savePicture(picture, files) {
      for (const size of SIZES) await store.write(SHOWN + pictureFile(picture, size), files[size]);
    },
    readPicture: (file) => store.read(SHOWN + file),
    async deletePicture(picture) {
      for (const file of filesOf(picture)) await store.delete(SHOWN + file);
    },
    async forgetPicture(picture) {
      // Operators move files only from the first to the second.
      for (const folder of [SHOWN, HIDDEN])
        for (const file of filesOf(picture)) await store.delete(folder + file);
    },
    async hidePicture(picture) {
      await move(picture, SHOWN, HIDDEN);
    },
    showPicture: (picture) => move(picture, HIDDEN, SHOWN),
    async findSettledPictures() {
      const before = wallNow() - SETTLED_MS;
      if (settledFoundAt > before) return [];
      const settled = await settledIn(store, before);
      settledFoundAt = wallNow();
      return settled;
    },
  };
}

async function settledIn(store: PictureStore, before: number): Promise<string[]> {
  const pictures = new Set<string>();
  for await (const { key, changedAt } of store.list(SHOWN)) {
    const [, picture] = /([0-9a-f]{64})-[^/]*$/.exec(key) ?? [];
    if (picture !== undefined && changedAt < before) pictures.add(picture);
  }
  return [...pictures];
}
