import type { Logger } from 'pino';
import type { Db } from '../db/connection.ts';
import { PictureStoreAway } from '../picture-store/picture-store.ts';
import type { ProfilePictures } from './profile-pictures.ts';
import { deleteExpiredUploads, deleteSpentCounts, findOwnedPictures } from './profile-queries.ts';
import { UPLOAD_WINDOW_MS } from './uploads.ts';
import { MINUTE } from '../../game/game-time.ts';

const TIDY_INTERVAL_MS = MINUTE;
const PICTURES_AT_ONCE = 10_000;

export async function tidyUploads(db: Db, pictures: ProfilePictures, wallNow: Date): Promise<void> {
  await deleteExpiredUploads.run(db, { wallNow });
  await deleteSpentCounts.run(db, { windowStart: new Date(wallNow.getTime() - UPLOAD_WINDOW_MS) });
  await pictures.deleteOldUploads();
  await deleteOrphans(db, pictures);
}

/** Left by rollbacks or crashes. Keeps files of the last day, whose row may still be written. */
export async function deleteOrphans(db: Db, pictures: ProfilePictures): Promise<void> {
  const settled = await pictures.findSettledPictures();
  for (let from = 0; from < settled.length; from += PICTURES_AT_ONCE) {
    const batch = settled.slice(from, from + PICTURES_AT_ONCE);
    const owned = new Set(
      (await findOwnedPictures.rows(db, { pictures: batch })).map(({ picture }) => picture),
    );
    for (const picture of batch) if (!owned.has(picture)) await pictures.deletePicture(picture);
  }
}

export function startTidying(db: Db, pictures: ProfilePictures, log: Logger): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tidyUploads(db, pictures, new Date())
      .catch((error: unknown) => {
        // Logged by the store.
        if (!(error instanceof PictureStoreAway))
          log.error({ err: error }, 'tidying uploads failed; retrying');
      })
      .finally(() => (running = undefined));
  }, TIDY_INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
