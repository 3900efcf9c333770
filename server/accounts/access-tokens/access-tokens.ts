import { createHash, randomBytes } from 'node:crypto';
import {
  MOST_TOKENS,
  TOKEN_PREFIX,
  tokenExpiresAt,
  TOKEN_SCOPES,
  type TokenScope,
} from '../../../game/accounts/access-tokens.ts';
import { utcDay } from '../../../game/game-time.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import { publish } from '../../db/news.ts';
import type { PlayerSession } from '../../http/player-session.ts';
import { mailOwner } from '../owner-mail.ts';
import { endSuspension, hasEnded } from '../suspensions.ts';
import { accessTokenMadeMail } from './access-token-mails.ts';
import {
  deleteAccessToken,
  deleteAccessTokens,
  deleteExpiredTokens,
  findAccessTokens,
  findTokenByHash,
  insertAccessToken,
  markTokenUsed,
  type AccessTokenRow,
} from './access-token-queries.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export const isAccessToken = (token: string) => token.startsWith(TOKEN_PREFIX);

interface Wish {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
}

interface MadeToken {
  /** Only its hash is stored. */
  readonly token: string;
  readonly row: AccessTokenRow;
}

/** The account must be locked. */
export async function makeAccessToken(
  tx: Tx,
  now: Date,
  accountId: string,
  { name, scopes }: Wish,
): Promise<MadeToken | Refusal<'TOO_MANY_TOKENS'>> {
  await deleteExpiredTokens.run(tx, { accountId, now });
  const before = await findAccessTokens.rows(tx, { accountId });
  if (before.length >= MOST_TOKENS) return refuse('TOO_MANY_TOKENS', { most: MOST_TOKENS });
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const row = await insertAccessToken.first(tx, {
    id: newId(now),
    accountId,
    tokenHash: hashOf(token),
    name,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    now,
    expiresAt: tokenExpiresAt(now),
  });
  if (!row) throw new Error(`No access token was made for ${accountId}`);
  await mailOwner(tx, now, accountId, accessTokenMadeMail(name));
  publish(tx, accountId, { topics: ['user'] });
  return { token, row };
}

export async function listAccessTokens(db: Db, now: Date, accountId: string): Promise<AccessTokenRow[]> {
  const rows = await findAccessTokens.rows(db, { accountId });
  return rows.filter(({ expiresAt }) => expiresAt > now);
}

export async function revokeAccessToken(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<Refusal<'TOKEN_NOT_FOUND'> | undefined> {
  if (!(await deleteAccessToken.first(tx, { accountId, id }))) return refuse('TOKEN_NOT_FOUND');
  publish(tx, accountId, { topics: ['user'] });
  return undefined;
}

/** Runs when an owner shuts everybody else out. The account must be locked. */
export async function endAccessTokens(tx: Tx, accountId: string): Promise<void> {
  await deleteAccessTokens.run(tx, { accountId });
  publish(tx, accountId, { topics: ['user'] });
}

/** Undefined if unknown, revoked or expired. Counts as no device and as no visit. */
export async function findByAccessToken(
  db: Db,
  token: string,
  now: Date,
): Promise<PlayerSession | undefined> {
  const row = await findTokenByHash.first(db, { hash: hashOf(token), now });
  if (!row) return undefined;
  const { id, accountId, scopes, expiresAt, usedOn } = row;
  const today = utcDay(now);
  if (usedOn !== today) await markTokenUsed.run(db, { id, today });
  const session = { id: accountId, sessionId: id, deviceId: null, expiresAt, scopes };
  if (row.suspendedSince === null) return session;
  const suspension = { until: row.suspendedUntil, why: row.suspendedWhy ?? '' };
  if (!hasEnded(suspension, now)) return { ...session, suspension };
  await endSuspension(db, accountId, now);
  return session;
}
