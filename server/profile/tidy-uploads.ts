import type { Logger } from 'pino';
import type { Db } from '../db/connection.ts';
import { dropOrphans } from './drop-orphans.ts';
import type { PictureStore } from './picture-folder.ts';
import { deleteExpiredUploads, deleteSpentCounts } from './profile-queries.ts';
import { UPLOAD_WINDOW_MS } from './upload-limit.ts';

const TIDY_EVERY_MS = 60_000;

/** Throws away uploads whose time is over, with their files, and pictures that nobody shows. */
export async function tidyUploads(db: Db, pictures: PictureStore, wallNow: Date): Promise<void> {
  await pictures.dropOldSent();
  await deleteExpiredUploads.run(db, { wallNow });
  await deleteSpentCounts.run(db, { windowStart: new Date(wallNow.getTime() - UPLOAD_WINDOW_MS) });
  await dropOrphans(db, pictures);
}

/** Tidies every minute, whether or not anybody uploads. Wall time: uploads have nothing to do with the world's. */
export function startTidying(db: Db, pictures: PictureStore, log: Logger): { stop(): Promise<void> } {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= tidyUploads(db, pictures, new Date())
      .catch((error: unknown) => log.error({ err: error }, 'uploads were not tidied; it is tried again'))
      .finally(() => (underWay = undefined));
  }, TIDY_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
