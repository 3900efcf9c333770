import { createHash, randomBytes } from 'node:crypto';
import { tell } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import {
  deleteSession,
  deleteSpentSessions,
  findOpenSessions,
  findSessionByHash,
  insertSession,
} from './account-queries.ts';

/** Half a year of wall time: security does not follow the world's clock. */
const SESSION_MS = 180 * 24 * 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Opens a session, clears away those that have run out, and returns its token, which is kept nowhere: the database has its hash. */
export async function openSession(db: Db, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await deleteSpentSessions(db, accountId, new Date(now));
  await insertSession(db, hashOf(token), accountId, new Date(now), new Date(now + SESSION_MS));
  return token;
}

/** Who this token signs in; undefined if it is unknown, revoked or has run out. */
export async function findSession(db: Db, token: string): Promise<PlayerSession | undefined> {
  const hash = hashOf(token);
  const session = await findSessionByHash.first(db, { hash, wallNow: new Date() });
  return (
    session && { id: session.account_id, sessionId: hash.toString('hex'), expiresAt: session.expires_at }
  );
}

/** Of these sessions, those that still sign somebody in. */
export async function openSessionsAmong(db: Db, sessionIds: readonly string[]): Promise<Set<string>> {
  const hashes = sessionIds.map((id) => Buffer.from(id, 'hex'));
  const open = await findOpenSessions.rows(db, { hashes, wallNow: new Date() });
  return new Set(open.map(({ token_hash }) => token_hash.toString('hex')));
}

/** From now on the token signs nobody in, and what is open with it is closed. */
export async function closeSession(tx: Tx, { id, sessionId }: PlayerSession): Promise<void> {
  await deleteSession(tx, Buffer.from(sessionId, 'hex'));
  tell(tx, id, { endedSessions: [sessionId] });
}
