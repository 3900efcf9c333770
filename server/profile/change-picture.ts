import { createHash } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { unlessAway } from '../picture-store/picture-store.ts';
import type { PictureFiles, ProfilePictures } from './profile-pictures.ts';
import type { PictureQueue } from './picture-queue.ts';
import * as queries from './profile-queries.ts';
import { renderPicture } from './render-picture.ts';
import { tokenHashIn, uploadName, type UploadNotFound } from './uploads.ts';

export type PictureRefusal =
  | UploadNotFound
  | Refusal<'PICTURE_NOT_SENT' | 'NOT_A_PICTURE' | 'PICTURE_TOO_LARGE' | 'PICTURES_BUSY'>;

export async function usePicture(
  {
    db,
    pictures,
    queue,
  }: { readonly db: Db; readonly pictures: ProfilePictures; readonly queue: PictureQueue },
  playerId: string,
  address: string,
): Promise<PictureRefusal | undefined> {
  const tokenHash = tokenHashIn(address);
  const upload =
    tokenHash && (await queries.findUploadOf.first(db, { playerId, tokenHash, wallNow: new Date() }));
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  return await queue.run(playerId, async () => {
    const bytes = await pictures.readUpload(uploadName(tokenHash));
    if (!bytes) return refuse('PICTURE_NOT_SENT');
    const files = await renderPicture(bytes);
    const refusal = isRefusal(files)
      ? files
      : await publishPicture(db, pictures, { playerId, tokenHash, files });
    // Stays for the player's retry.
    if (refusal?.refused !== 'PICTURES_BUSY') await unlessAway(pictures.deleteUpload(uploadName(tokenHash)));
    return refusal;
  });
}

interface RenderedUpload {
  readonly playerId: string;
  readonly tokenHash: Buffer;
  readonly files: PictureFiles;
}

async function publishPicture(
  db: Db,
  pictures: ProfilePictures,
  { playerId, tokenHash, files }: RenderedUpload,
): Promise<UploadNotFound | undefined> {
  // Includes the token, so uploads never share files.
  const picture = createHash('sha256').update(tokenHash).update(files.large).digest('hex');
  await pictures.savePicture(picture, files);
  const former = await inTransaction(db, async (tx) => {
    const used = await queries.deleteUpload.first(tx, { playerId, tokenHash });
    return used ? replacePicture(tx, playerId, picture) : refuse('UPLOAD_NOT_FOUND');
  });
  if (isRefusal(former)) return former;
  if (former.picture) await unlessAway(pictures.deletePicture(former.picture));
  return undefined;
}

export async function removePicture(db: Db, pictures: ProfilePictures, playerId: string): Promise<void> {
  const former = await inTransaction(db, (tx) => replacePicture(tx, playerId, null));
  if (former.picture) await unlessAway(pictures.deletePicture(former.picture));
}

async function replacePicture(tx: Tx, playerId: string, picture: string | null) {
  const former = await queries.lockProfile.first(tx, { playerId });
  await queries.upsertPicture.run(tx, { playerId, picture });
  publish(tx, playerId, { topics: ['user'] });
  return former ?? { picture: null };
}
