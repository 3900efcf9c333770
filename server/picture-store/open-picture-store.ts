import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from '@prometheus-io/client';
import { openFolderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import type { S3Settings } from './s3-request.ts';
import { openS3Store } from './s3-store.ts';
import { watchStore } from './store-watch.ts';

export interface OpenPictureStore extends PictureStore {
  /** Where pictures are, as operators read it. */
  readonly location: string;
  /** Why the store is away; undefined if it works. */
  notice(): string | undefined;
  measureOn(registry: Registry): void;
}

export interface PictureStoreSettings {
  readonly dataDir: string;
  /** Undefined stores pictures in `dataDir`. */
  readonly s3: S3Settings | undefined;
}

export function openPictureStore({ dataDir, s3 }: PictureStoreSettings, log?: Logger): OpenPictureStore {
  if (s3 === undefined)
    return {
      ...openFolderStore(dataDir),
      location: resolve(dataDir),
      notice: () => undefined,
      measureOn: () => {},
    };
  const watch = watchStore(log);
  const { notice, measureOn } = watch;
  return { ...openS3Store(s3, watch), location: `the bucket ${s3.bucket}`, notice, measureOn };
}

/** Finds out early whether the settings are right; the game goes on without. */
export async function tryPictureStore(store: PictureStore): Promise<void> {
  try {
    for await (const _ of store.list('uploads/sent/')) break;
  } catch {
    // Logged by the store.
  }
}
