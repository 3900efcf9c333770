import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { findUploadCount } from './profile-queries.ts';

/** Pictures that one account may upload in an hour, whatever its address and however many processes there are. */
export const MOST_UPLOADS = 30;
export const UPLOAD_WINDOW_MS = 3_600_000;

/** Says when the next picture may be uploaded. */
export async function refuseUpload(
  db: Db,
  playerId: string,
  wallNow: Date,
): Promise<Refusal<'TOO_MANY_UPLOADS'>> {
  const count = await findUploadCount.first(db, { playerId });
  const until = (count?.since ?? wallNow).getTime() + UPLOAD_WINDOW_MS;
  const seconds = Math.max(1, Math.ceil((until - wallNow.getTime()) / 1000));
  return refuse('TOO_MANY_UPLOADS', { most: MOST_UPLOADS, minutes: Math.ceil(seconds / 60), seconds });
}
