/**
 * Pictures by key, such as `uploads/pictures/….webp`, on the disk or in an S3-compatible store. Several processes may
 * share it. Each call may reject with `PictureStoreAway`.
 */
export interface PictureStore {
  /** Undefined if it is not there. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
  /** True if the picture is at `to` afterwards. */
  move(from: string, to: string): Promise<boolean>;
  /** All below a folder, at any depth, in no order. */
  list(folder: string): AsyncIterable<StoredPicture>;
}

export interface StoredPicture {
  readonly key: string;
  readonly bytes: number;
  readonly changedAt: number;
}

/** Ignores an outage: only for pictures that tidying deletes later. */
export async function unlessAway(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof PictureStoreAway)) throw error;
  }
}

/** The store did not answer, or refused. Nothing was changed, or only what may be done again. */
export class PictureStoreAway extends Error {
  override readonly name = 'PictureStoreAway';
}
