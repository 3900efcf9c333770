import type { Db } from '../db/connection.ts';
import type { PictureStore } from './picture-folder.ts';
import { findOwnedPictures } from './profile-queries.ts';

const BATCH = 10_000;

/**
 * Throws away shown pictures that are nobody's: their use was undone, or the program ended between the files and the
 * row. What was kept within the last day is left alone, because its row may still be on its way.
 */
export async function dropOrphans(db: Db, pictures: PictureStore): Promise<void> {
  const settled = await pictures.settledShown();
  for (let from = 0; from < settled.length; from += BATCH) {
    const batch = settled.slice(from, from + BATCH);
    const owned = new Set(
      (await findOwnedPictures.rows(db, { pictures: batch })).map(({ picture }) => picture),
    );
    for (const picture of batch) if (!owned.has(picture)) await pictures.dropShown(picture);
  }
}
