import { createHash } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PictureQueue } from './picture-queue.ts';
import type { PictureFiles, PictureStore } from './picture-folder.ts';
import * as queries from './profile-queries.ts';
import { renderPicture } from './render-picture.ts';
import { MOST_UPLOADS, refuseUpload, UPLOAD_WINDOW_MS } from './upload-limit.ts';
import { hashOfToken, newUploadAddress, tokenHashIn } from './uploads.ts';

/** How long an address takes a picture, and how long what was sent there waits to be used. */
const UPLOAD_MS = 10 * 60_000;

export type UploadNotFound = Refusal<'UPLOAD_NOT_FOUND'>;

const nameOf = (tokenHash: Buffer) => tokenHash.toString('hex');

/** Gives the player an address for one picture, and ends the one before: nobody has more than one picture waiting. */
export async function openUpload(db: Db, pictures: PictureStore, playerId: string) {
  const { path, tokenHash } = newUploadAddress();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + UPLOAD_MS);
  const windowStart = new Date(now.getTime() - UPLOAD_WINDOW_MS);
  const replaced = await queries.replaceUpload.first(db, {
    playerId,
    tokenHash,
    expiresAt,
    wallNow: now,
    windowStart,
    most: MOST_UPLOADS,
  });
  if (!replaced) return refuseUpload(db, playerId, now);
  if (replaced.former) await pictures.dropSent(nameOf(replaced.former));
  return { path, expiresAt };
}

/** Whether something may be sent with this token: asked before the whole of it is read. */
export async function mayBeSent(db: Db, token: string): Promise<UploadNotFound | undefined> {
  const upload = await queries.findOpenUpload.first(db, {
    tokenHash: hashOfToken(token),
    wallNow: new Date(),
  });
  return upload ? undefined : refuse('UPLOAD_NOT_FOUND');
}

/** Keeps what was sent until its player asks for it. An address takes one thing, once. */
export async function keepSent(
  db: Db,
  pictures: PictureStore,
  token: string,
  bytes: Buffer,
): Promise<UploadNotFound | undefined> {
  const tokenHash = hashOfToken(token);
  const upload = await queries.markReceived.first(db, { tokenHash, wallNow: new Date() });
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  await pictures.keepSent(nameOf(tokenHash), bytes);
  return undefined;
}

export type PictureRefusal =
  UploadNotFound | Refusal<'PICTURE_NOT_SENT' | 'NOT_A_PICTURE' | 'PICTURE_TOO_LARGE' | 'PICTURES_BUSY'>;

/** Makes what the player sent to this address the profile picture. */
export async function usePicture(
  { db, pictures, queue }: { readonly db: Db; readonly pictures: PictureStore; readonly queue: PictureQueue },
  playerId: string,
  address: string,
): Promise<PictureRefusal | undefined> {
  const tokenHash = tokenHashIn(address);
  const upload =
    tokenHash && (await queries.findUploadOf.first(db, { playerId, tokenHash, wallNow: new Date() }));
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  // Refused before the file is taken: the same address will do once there is room.
  return await queue.run(playerId, async () => {
    const bytes = await pictures.takeSent(nameOf(tokenHash));
    if (!bytes) return refuse('PICTURE_NOT_SENT');
    // The player is told to try again, so the picture must still be there.
    const putBack = () => pictures.keepSent(nameOf(tokenHash), bytes);
    try {
      const files = await renderPicture(bytes);
      if (!isRefusal(files)) return await showFiles(db, pictures, { playerId, tokenHash, files });
      if (files.refused === 'PICTURES_BUSY') await putBack();
      return files;
    } catch (error) {
      await putBack();
      throw error;
    }
  });
}

interface Rendered {
  readonly playerId: string;
  readonly tokenHash: Buffer;
  readonly files: PictureFiles;
}

async function showFiles(
  db: Db,
  pictures: PictureStore,
  { playerId, tokenHash, files }: Rendered,
): Promise<UploadNotFound | undefined> {
  // The upload is in the name too: no two uploads share their files, so that old ones can be thrown away.
  const picture = createHash('sha256').update(tokenHash).update(files.large).digest('hex');
  await pictures.keepShown(picture, files);
  const former = await inTransaction(db, async (tx) => {
    const used = await queries.deleteUpload.first(tx, { playerId, tokenHash });
    return used ? showPicture(tx, playerId, picture) : refuse('UPLOAD_NOT_FOUND');
  });
  if (isRefusal(former)) return former;
  if (former.picture) await pictures.dropShown(former.picture);
  return undefined;
}

/** Takes the picture away. */
export async function removePicture(db: Db, pictures: PictureStore, playerId: string): Promise<void> {
  const former = await inTransaction(db, (tx) => showPicture(tx, playerId, null));
  if (former.picture) await pictures.dropShown(former.picture);
}

/** Shows this picture from now on, or none; which was shown before. */
async function showPicture(tx: Tx, playerId: string, picture: string | null) {
  const former = await queries.lockProfile.first(tx, { playerId });
  await queries.upsertPicture.run(tx, { playerId, picture });
  tell(tx, playerId, { topics: ['user'] });
  return former ?? { picture: null };
}
