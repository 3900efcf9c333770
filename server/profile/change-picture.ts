import { createHash } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import { dropOrphans } from './drop-orphans.ts';
import type { PictureStore } from './picture-store.ts';
import * as queries from './profile-queries.ts';
import { renderPicture } from './render-picture.ts';
import { hashOfToken, newUploadAddress, tokenHashIn } from './upload-address.ts';

/** How long an address takes a picture, and how long what was sent there waits to be used. */
const UPLOAD_MS = 10 * 60_000;

export type UploadNotFound = Refusal<'UPLOAD_NOT_FOUND'>;

const nameOf = (tokenHash: Buffer) => tokenHash.toString('hex');

/** Gives the player an address for one picture; the one given before is worth nothing any more. */
export async function openUpload(db: Db, pictures: PictureStore, playerId: string) {
  const { path, tokenHash } = newUploadAddress();
  const expiresAt = new Date(Date.now() + UPLOAD_MS);
  const replaced = await queries.replaceUpload.first(db, playerId, tokenHash, expiresAt);
  if (replaced?.former) await pictures.dropSent(nameOf(replaced.former));
  return { path, expiresAt };
}

/** Whether something may be sent with this token: asked before the whole of it is read. */
export async function mayBeSent(db: Db, token: string): Promise<UploadNotFound | undefined> {
  const upload = await queries.findOpenUpload.first(db, hashOfToken(token), new Date());
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
  const upload = await queries.markReceived.first(db, tokenHash, new Date());
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  await pictures.keepSent(nameOf(tokenHash), bytes);
  return undefined;
}

/** Makes what the player sent to this address the profile picture. */
export async function usePicture(
  db: Db,
  pictures: PictureStore,
  playerId: string,
  address: string,
): Promise<UploadNotFound | Refusal<'PICTURE_NOT_SENT' | 'NOT_A_PICTURE' | 'PICTURE_TOO_LARGE'> | undefined> {
  const tokenHash = tokenHashIn(address);
  const upload = tokenHash && (await queries.findUploadOf.first(db, playerId, tokenHash, new Date()));
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  const bytes = await pictures.readSent(nameOf(tokenHash));
  if (!bytes) return refuse('PICTURE_NOT_SENT');
  const files = await renderPicture(bytes);
  if (isRefusal(files)) return files;

  // The upload is in the name too: no two uploads share their files, so that old ones can be thrown away.
  const picture = createHash('sha256').update(tokenHash).update(files.large).digest('hex');
  await pictures.keepShown(picture, files);
  const former = await inTransaction(db, async (tx) => {
    const used = await queries.deleteUpload.first(tx, playerId, tokenHash);
    return used ? showPicture(tx, playerId, picture) : refuse('UPLOAD_NOT_FOUND');
  });
  if (isRefusal(former)) return former;
  await pictures.dropSent(nameOf(tokenHash));
  if (former.picture) await pictures.dropShown(former.picture);
  await dropOrphans(db, pictures);
  return undefined;
}

/** Takes the picture away. */
export async function removePicture(db: Db, pictures: PictureStore, playerId: string): Promise<void> {
  const former = await inTransaction(db, (tx) => showPicture(tx, playerId, null));
  if (former.picture) await pictures.dropShown(former.picture);
}

/** Shows this picture from now on, or none; which was shown before. */
async function showPicture(tx: Tx, playerId: string, picture: string | null) {
  const former = await queries.lockProfile.first(tx, playerId);
  await queries.upsertPicture.run(tx, playerId, picture);
  tell(tx, playerId, { topics: ['user'] });
  return former ?? { picture: null };
}
