import { createHash, randomBytes } from 'node:crypto';
import { publish } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOfDevice,
  deleteExpiredSessions,
  findOpenSessions,
  findSessionByHash,
  findSessionsOf,
  insertSession,
  markSessionUsed,
} from './account-queries.ts';
import { noteEnded } from './homes/homes.ts';
import { findByAccessToken, isAccessToken } from './access-tokens/access-tokens.ts';
import { endSuspension, hasEnded } from './suspensions.ts';
import { HOUR, REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** Wall time. */
const SESSION_MS = 180 * REAL_MS_PER_DAY;

/** An unused session ends. */
const UNUSED_MS = 30 * REAL_MS_PER_DAY;

/** Resolution of `used_at`. */
const USED_INTERVAL_MS = HOUR;

const usedAfter = (wallNow: number) => new Date(wallNow - UNUSED_MS);

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Ends the former session of the device, and deletes expired ones. Only the token's hash is stored. */
export async function openSession(db: Db, accountId: string, deviceId: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await deleteExpiredSessions.run(db, { accountId, wallNow: new Date(now), usedAfter: usedAfter(now) });
  await insertSession.run(db, {
    tokenHash: hashOf(token),
    accountId,
    deviceId,
    createdAt: new Date(now),
    expiresAt: new Date(now + SESSION_MS),
  });
  return token;
}

/**
 * Finds a session by its token or an access token; undefined if unknown, revoked or expired. Ends a suspension whose
 * time is over.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<PlayerSession | undefined> {
  if (isAccessToken(token)) return findByAccessToken(db, token, now);
  const hash = hashOf(token);
  const wallNow = new Date();
  const session = await findSessionByHash.first(db, {
    hash,
    wallNow,
    usedAfter: usedAfter(wallNow.getTime()),
  });
  if (!session) return undefined;
  const usedBefore = new Date(wallNow.getTime() - USED_INTERVAL_MS);
  if (session.usedAt < usedBefore) await markSessionUsed.run(db, { hash, wallNow, usedBefore });
  const { accountId: id, deviceId, expiresAt } = session;
  const ofGuest = session.isGuest ? ({ isGuest: true } as const) : {};
  const open = { id, sessionId: hash.toString('hex'), deviceId, expiresAt, ...ofGuest };
  if (session.suspendedSince === null) return open;
  const suspension = { until: session.suspendedUntil, why: session.suspendedWhy ?? '' };
  if (hasEnded(suspension, now)) {
    await endSuspension(db, id, now);
    return open;
  }
  return { ...open, suspension };
}

export async function openSessionsAmong(db: Db, sessionIds: readonly string[]): Promise<Set<string>> {
  const hashes = sessionIds.map((id) => Buffer.from(id, 'hex'));
  const open = await findOpenSessions.rows(db, { hashes, wallNow: new Date() });
  return new Set(open.map(({ tokenHash }) => tokenHash.toString('hex')));
}

/** Streams and sessions of other realms end; the sessions here stay, so that the account can read why. */
export async function endStreamsOf(tx: Tx, accountId: string): Promise<void> {
  const open = await findSessionsOf.rows(tx, { accountId });
  await noteEnded(tx, accountId);
  publish(tx, accountId, { endedSessions: open.map(({ tokenHash }) => tokenHash.toString('hex')) });
}

export async function closeSession(tx: Tx, { id, sessionId }: PlayerSession): Promise<void> {
  await deleteSession.run(tx, { tokenHash: Buffer.from(sessionId, 'hex') });
  publish(tx, id, { endedSessions: [sessionId] });
}

/** Closes all if `sessionId` is null. */
export async function closeOtherSessions(
  tx: Tx,
  accountId: string,
  sessionId: string | null,
): Promise<number> {
  const except = sessionId === null ? null : Buffer.from(sessionId, 'hex');
  const ended = await deleteOtherSessions.rows(tx, { accountId, except });
  await noteEnded(tx, accountId);
  publish(tx, accountId, { endedSessions: ended.map(({ tokenHash }) => tokenHash.toString('hex')) });
  return ended.length;
}

/** When a session was opened. Wall time. */
export const openedAt = ({ expiresAt }: PlayerSession) => new Date(expiresAt.getTime() - SESSION_MS);

export async function closeSessionsBefore(tx: Tx, accountId: string, before: Date): Promise<void> {
  const ended = await deleteSessionsBefore.rows(tx, { accountId, before });
  publish(tx, accountId, { endedSessions: ended.map(({ tokenHash }) => tokenHash.toString('hex')) });
}

export async function closeSessionsOfDevice(tx: Tx, accountId: string, deviceId: string): Promise<void> {
  const ended = await deleteSessionsOfDevice.rows(tx, { deviceId });
  publish(tx, accountId, { endedSessions: ended.map(({ tokenHash }) => tokenHash.toString('hex')) });
}
