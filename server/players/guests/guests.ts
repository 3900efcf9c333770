import { randomInt } from 'node:crypto';
import { guestUntil } from '../../../game/accounts/guests.ts';
import { DEFAULT_GUILD } from '../../../game/guild-work/guilds.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import {
  emailKey,
  lockAccountIfAny,
  type Registration,
  type RegistrationRefusal,
} from '../../accounts/accounts.ts';
import { undoDeletion } from '../../accounts/deletion/request-deletion.ts';
import { noPassword } from '../../accounts/passwords.ts';
import { requestConfirmation } from '../../accounts/email/confirm-email.ts';
import { closeOtherSessions, openSession } from '../../accounts/sessions.ts';
import type { Tx } from '../../db/connection.ts';
import { sqlStateOf, SQL_STATE } from '../../db/errors.ts';
import { publish } from '../../db/news.ts';
import type { PlayerSession } from '../../http/player-session.ts';
import { openPlayer, refuseTaken, refuseUsername } from '../register.ts';
import { usernameKey } from '../username-key.ts';
import { findUsername } from '../username-queries.ts';
import { beginGuestRow, keepGuestAccount, keepGuestRow, lockGuest } from './guest-queries.ts';

const NAME_TRIES = 20;

/**
 * A player named "Guest" and a number, without email and password (decision 139). `gateName`: what others see in place
 * of the guest's name for the horse. Returns the id.
 */
export async function beginGuest(tx: Tx, now: Date, gateName: string): Promise<string> {
  for (let tried = 0; tried < NAME_TRIES; tried++) {
    const username = `Guest ${randomInt(100_000, 10_000_000)}`;
    const key = usernameKey(username);
    if (await findUsername.first(tx, { usernameKey: key })) continue;
    const noAccount = { email: '', passwordHash: await noPassword(), guild: DEFAULT_GUILD };
    const playerId = await openPlayer(tx, now, { ...noAccount, username });
    if (playerId === undefined) continue;
    const until = guestUntil({ beganAt: now, seenAt: now });
    await beginGuestRow.run(tx, { playerId, until, gateName });
    return playerId;
  }
  throw new Error('No name is free for a guest');
}

export type Keeping = Omit<Registration, 'guild'>;

type KeepingRefusal = RegistrationRefusal | Refusal<'KEPT_BEFORE' | 'NOT_SIGNED_IN'>;

/** The guest becomes a player with an account: the same horse, results and coins. Returns the new session's token. */
export async function keepGuest(...keeping: Parameters<typeof keep>): Promise<string | KeepingRefusal> {
  try {
    return await keep(...keeping);
  } catch (error) {
    // Registered by somebody else meanwhile.
    const [, , , { username }] = keeping;
    if (sqlStateOf(error) === SQL_STATE.uniqueViolation) return refuse('USERNAME_TAKEN', { username });
    throw error;
  }
}

async function keep(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  { username, email, passwordHash }: Keeping,
): Promise<string | KeepingRefusal> {
  const playerId = session.id;
  if (!(await lockAccountIfAny(tx, playerId))) return refuse('NOT_SIGNED_IN');
  // Who comes back in the last moment stays.
  await undoDeletion(tx, playerId);
  if (!(await lockGuest.first(tx, { playerId }))) return refuse('KEPT_BEFORE');
  const refusal = await refuseUsername(tx, username);
  if (refusal) return refusal;
  const wallNow = new Date();
  const kept = await keepGuestRow.first(tx, { playerId, username, key: usernameKey(username) });
  if (!kept) return refuseTaken(tx, username);
  await keepGuestAccount.run(tx, { playerId, email, emailKey: emailKey(email), passwordHash, wallNow });
  await requestConfirmation(tx, now, playerId);
  await closeOtherSessions(tx, playerId, null);
  publish(tx, playerId, { topics: ['user', 'horses'] });
  return openSession(tx, playerId, session.deviceId);
}
