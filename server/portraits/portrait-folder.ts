import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes at the end of each file, after the picture. */
const CHECKSUM = 16;

/** Tidied again after this share of the limit was written. */
const TIDY_AFTER = 0.05;
/** Share of the limit that stays, so that tidying is rare. */
const KEPT_SHARE = 0.9;

export interface PortraitFolder {
  /** Undefined if it is not there or damaged. */
  read(file: string): Promise<Buffer | undefined>;
  save(file: string, bytes: Uint8Array): Promise<void>;
  /** Resolves after a tidying that is under way. */
  settle(): Promise<void>;
}

/** Several processes may share the folder. Above the limit the oldest files go. */
export function openPortraitFolder(dataDir: string, mostBytes: number): PortraitFolder {
  const root = join(dataDir, 'portraits');
  let written = Infinity;
  let tidying: Promise<void> | undefined;

  const tidyIfDue = () => {
    if (written < mostBytes * TIDY_AFTER || tidying !== undefined) return;
    written = 0;
    // Runs again with the next picture if it fails.
    tidying = deleteOldest(root, mostBytes)
      .catch(() => void (written = Infinity))
      .finally(() => (tidying = undefined));
  };

  return {
    async read(file) {
      const bytes = await readFile(join(root, shelfOf(file), file)).catch(() => undefined);
      if (bytes === undefined || bytes.length <= CHECKSUM) return undefined;
      const picture = bytes.subarray(0, -CHECKSUM);
      return checksumOf(picture).equals(bytes.subarray(-CHECKSUM)) ? picture : undefined;
    },
    async save(file, bytes) {
      const folder = join(root, shelfOf(file));
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomBytes(8).toString('hex')}`);
      await writeFile(unfinished, Buffer.concat([bytes, checksumOf(bytes)]));
      await rename(unfinished, join(folder, file));
      written += bytes.length;
      tidyIfDue();
    },
    settle: async () => tidying,
  };
}

/** Large folders are slow. */
const shelfOf = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 2);

const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM);

async function deleteOldest(root: string, mostBytes: number): Promise<void> {
  const files: { readonly path: string; readonly bytes: number; readonly at: number }[] = [];
  for (const shelf of await readdir(root)) {
    for (const name of await readdir(join(root, shelf))) {
      const path = join(root, shelf, name);
      const found = await stat(path).catch(() => undefined);
      if (found) files.push({ path, bytes: found.size, at: found.mtimeMs });
    }
  }
  let sum = files.reduce((all, { bytes }) => all + bytes, 0);
  if (sum <= mostBytes) return;
  files.sort((a, b) => a.at - b.at);
  for (const { path, bytes } of files) {
    if (sum <= mostBytes * KEPT_SHARE) return;
    await rm(path, { force: true });
    sum -= bytes;
  }
}
