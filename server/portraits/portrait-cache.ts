import { createHash } from 'node:crypto';
import type { PictureStore, StoredPicture } from '../picture-store/picture-store.ts';

/** Bytes at the end of each file, after the picture. */
const CHECKSUM = 16;

/** Tidied again after this share of the limit was written. */
const TIDY_AFTER = 0.05;
/** Share of the limit that stays, so that tidying is rare. */
const RETAINED_SHARE = 0.9;

const FOLDER = 'portraits/';

export interface PortraitCache {
  /** Undefined if it is not there or corrupted, or the store is away. */
  read(file: string): Promise<Buffer | undefined>;
  save(file: string, bytes: Uint8Array): Promise<void>;
  /** Resolves after a tidying that is under way. */
  settle(): Promise<void>;
}

/** Several processes may share the store. Above the limit the oldest files go. */
export function openPortraitCache(store: PictureStore, mostBytes: number): PortraitCache {
  let written = Infinity;
  let tidying: Promise<void> | undefined;

  const tidyIfDue = () => {
    if (written < mostBytes * TIDY_AFTER || tidying !== undefined) return;
    written = 0;
    // Runs again with the next picture if it fails.
    tidying = deleteOldest(store, mostBytes)
      .catch(() => void (written = Infinity))
      .finally(() => (tidying = undefined));
  };

  return {
    async read(file) {
      const bytes = await store.read(keyOf(file)).catch(() => undefined);
      if (bytes === undefined || bytes.length <= CHECKSUM) return undefined;
      const picture = bytes.subarray(0, -CHECKSUM);
      return checksumOf(picture).equals(bytes.subarray(-CHECKSUM)) ? picture : undefined;
    },
    async save(file, bytes) {
      await store.write(keyOf(file), Buffer.concat([bytes, checksumOf(bytes)]));
      written += bytes.length;
      tidyIfDue();
    },
    settle: async () => tidying,
  };
}

/** Large folders are slow. */
const keyOf = (file: string) =>
  `${FOLDER}${createHash('sha256').update(file).digest('hex').slice(0, 2)}/${file}`;

const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM);

async function deleteOldest(store: PictureStore, mostBytes: number): Promise<void> {
  const files: StoredPicture[] = [];
  for await (const file of store.list(FOLDER)) files.push(file);
  let sum = files.reduce((all, { bytes }) => all + bytes, 0);
  if (sum <= mostBytes) return;
  files.sort((a, b) => a.changedAt - b.changedAt);
  for (const { key, bytes } of files) {
    if (sum <= mostBytes * RETAINED_SHARE) return;
    await store.delete(key);
    sum -= bytes;
  }
}
