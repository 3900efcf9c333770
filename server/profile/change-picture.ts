import { createHash } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { commitHeld } from '../db/held-commit.ts';
import { tell } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PictureFiles, PictureFolder } from './picture-folder.ts';
import type { PictureQueue } from './picture-queue.ts';
import * as queries from './profile-queries.ts';
import { renderPicture } from './render-picture.ts';
import { tokenHashIn, uploadName, type UploadNotFound } from './uploads.ts';

export type PictureRefusal =
  UploadNotFound | Refusal<'PICTURE_NOT_SENT' | 'NOT_A_PICTURE' | 'PICTURE_TOO_LARGE' | 'PICTURES_BUSY'>;

export async function usePicture(
  { db, folder, queue }: { readonly db: Db; readonly folder: PictureFolder; readonly queue: PictureQueue },
  playerId: string,
  address: string,
): Promise<PictureRefusal | undefined> {
  const tokenHash = tokenHashIn(address);
  const upload =
    tokenHash && (await queries.findUploadOf.first(db, { playerId, tokenHash, wallNow: new Date() }));
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  // Refuses before taking the file, so the player can retry.
  return await queue.run(playerId, async () => {
    const bytes = await folder.takeUpload(uploadName(tokenHash));
    if (!bytes) return refuse('PICTURE_NOT_SENT');
    // Keeps the upload for the player's retry.
    const putBack = () => folder.saveUpload(uploadName(tokenHash), bytes);
    try {
      const files = await renderPicture(bytes);
      if (!isRefusal(files)) return await publishPicture(db, folder, { playerId, tokenHash, files });
      if (files.refused === 'PICTURES_BUSY') await putBack();
      return files;
    } catch (error) {
      await putBack();
      throw error;
    }
  });
}

interface RenderedUpload {
  readonly playerId: string;
  readonly tokenHash: Buffer;
  readonly files: PictureFiles;
}

async function publishPicture(
  db: Db,
  folder: PictureFolder,
  { playerId, tokenHash, files }: RenderedUpload,
): Promise<UploadNotFound | undefined> {
  // Includes the token, so uploads never share files.
  const picture = createHash('sha256').update(tokenHash).update(files.large).digest('hex');
  await folder.savePicture(picture, files);
  const former = await inTransaction(db, async (tx) => {
    const used = await queries.deleteUpload.first(tx, { playerId, tokenHash });
    return used ? replacePicture(tx, playerId, picture) : refuse('UPLOAD_NOT_FOUND');
  });
  if (isRefusal(former)) return former;
  await commitHeld();
  if (former.picture) await folder.deletePicture(former.picture);
  return undefined;
}

export async function removePicture(db: Db, folder: PictureFolder, playerId: string): Promise<void> {
  const former = await inTransaction(db, (tx) => replacePicture(tx, playerId, null));
  await commitHeld();
  if (former.picture) await folder.deletePicture(former.picture);
}

async function replacePicture(tx: Tx, playerId: string, picture: string | null) {
  const former = await queries.lockProfile.first(tx, { playerId });
  await queries.upsertPicture.run(tx, { playerId, picture });
  tell(tx, playerId, { topics: ['user'] });
  return former ?? { picture: null };
}
