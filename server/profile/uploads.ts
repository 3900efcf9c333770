import { createHash, randomBytes } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { unlessAway } from '../picture-store/picture-store.ts';
import type { ProfilePictures } from './profile-pictures.ts';
import * as queries from './profile-queries.ts';
import { HOUR, MINUTE } from '../../game/game-time.ts';

/** Time to send a picture, and then to use it. */
const UPLOAD_MS = 10 * MINUTE;

/** Per account and window. */
export const MOST_UPLOADS = 30;
export const UPLOAD_WINDOW_MS = HOUR;

const PATH = '/api/profile-picture/uploads/';

export type UploadNotFound = Refusal<'UPLOAD_NOT_FOUND'>;

/** The database stores only the token's hash. */
const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

export const uploadName = (tokenHash: Buffer) => tokenHash.toString('hex');

/** Accepts addresses with or without host; undefined if invalid. */
export function tokenHashIn(address: string): Buffer | undefined {
  const path = URL.canParse(address, 'http://here') ? new URL(address, 'http://here').pathname : '';
  const token = path.startsWith(PATH) ? path.slice(PATH.length) : '';
  return /^[\w-]{43}$/.test(token) ? hashOfToken(token) : undefined;
}

/** Replaces the player's former address. */
export async function openUpload(db: Db, pictures: ProfilePictures, playerId: string) {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + UPLOAD_MS);
  const replaced = await inTransaction(db, async (tx) => {
    const counted = await queries.countUpload.first(tx, {
      playerId,
      wallNow: now,
      windowStart: new Date(now.getTime() - UPLOAD_WINDOW_MS),
      most: MOST_UPLOADS,
    });
    if (!counted) return refuseUpload(tx, playerId, now);
    return queries.replaceUpload.first(tx, { playerId, tokenHash: hashOfToken(token), expiresAt });
  });
  if (replaced && isRefusal(replaced)) return replaced;
  if (replaced?.former) await unlessAway(pictures.deleteUpload(uploadName(replaced.former)));
  return { path: PATH + token, expiresAt };
}

/** Details say when to retry. */
async function refuseUpload(db: Db, playerId: string, wallNow: Date): Promise<Refusal<'TOO_MANY_UPLOADS'>> {
  const count = await queries.findUploadCount.first(db, { playerId });
  const until = (count?.since ?? wallNow).getTime() + UPLOAD_WINDOW_MS;
  const seconds = Math.max(1, Math.ceil((until - wallNow.getTime()) / 1000));
  return refuse('TOO_MANY_UPLOADS', { most: MOST_UPLOADS, minutes: Math.ceil(seconds / 60), seconds });
}

/** Runs before the body is read. */
export async function refuseToken(db: Db, token: string): Promise<UploadNotFound | undefined> {
  const tokenHash = hashOfToken(token);
  const upload = await queries.findOpenUpload.first(db, { tokenHash, wallNow: new Date() });
  return upload ? undefined : refuse('UPLOAD_NOT_FOUND');
}

/** An address takes one picture, once. */
export async function receiveUpload(
  db: Db,
  pictures: ProfilePictures,
  token: string,
  bytes: Buffer,
): Promise<UploadNotFound | undefined> {
  const tokenHash = hashOfToken(token);
  const upload = await queries.markReceived.first(db, { tokenHash, wallNow: new Date() });
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  try {
    await pictures.saveUpload(uploadName(tokenHash), bytes);
  } catch (error) {
    await queries.markAwaited.run(db, { tokenHash });
    throw error;
  }
  return undefined;
}
