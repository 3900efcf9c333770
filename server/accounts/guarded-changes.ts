import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PlayerSession } from '../http/player-session.ts';
import { findPasswordHash, type KeysRow } from './account-queries.ts';
import { refuseElsewhere } from './homes/homes.ts';
import { isStillPassword, lockAccountIfAny } from './accounts.ts';
import { passwordMatches } from './passwords.ts';
import type { SignInGuard } from './sign-in-guard.ts';

export interface GuardOptions {
  readonly db: Db;
  readonly guard: SignInGuard | undefined;
  /** What a thief on a new device must not change. */
  readonly isOnNewDevice: (db: Db, session: PlayerSession, now: Date) => Promise<boolean>;
}

export const PER_MINUTE = { perMinute: 20 } as const;

/** Runs `work` on a known device, with the account locked. */
export type OnKnownDevice = <T>(
  session: PlayerSession,
  now: Date,
  work: (tx: Tx) => Promise<T>,
) => Promise<T | Refusal<'DEVICE_IS_NEW' | 'NOT_SIGNED_IN'>>;

/** Also asks for the password, which slows guesses. */
export type WithPassword = <T>(
  session: PlayerSession,
  now: Date,
  password: string,
  work: (tx: Tx) => Promise<T>,
) => Promise<T | Refusal<'DEVICE_IS_NEW' | 'NOT_SIGNED_IN' | 'SIGNS_IN_ELSEWHERE' | 'WRONG_PASSWORD'>>;

export interface GuardedChanges {
  readonly onKnownDevice: OnKnownDevice;
  readonly withPassword: WithPassword;
}

/** Slows guesses. Returns the keys that matched. */
export async function provePassword(
  { db, guard }: Omit<GuardOptions, 'isOnNewDevice'>,
  accountId: string,
  password: string,
): Promise<KeysRow | Refusal<'SIGNS_IN_ELSEWHERE' | 'WRONG_PASSWORD'>> {
  const elsewhere = await refuseElsewhere(db, accountId);
  if (elsewhere) return elsewhere;
  const tried = await guard?.tryOwn(accountId);
  const row = await findPasswordHash.first(db, { accountId });
  if (!row || !(await passwordMatches(password, row.password_hash))) return refuse('WRONG_PASSWORD');
  await tried?.succeed();
  return { id: accountId, password_hash: row.password_hash };
}

export function guardChanges({ db, guard, isOnNewDevice }: GuardOptions): GuardedChanges {
  const onKnownDevice: OnKnownDevice = (session, now, work) =>
    inTransaction(db, async (tx) => {
      if (!(await lockAccountIfAny(tx, session.id))) return refuse('NOT_SIGNED_IN');
      return (await isOnNewDevice(tx, session, now)) ? refuse('DEVICE_IS_NEW') : work(tx);
    });

  const withPassword: WithPassword = async (session, now, password, work) => {
    const elsewhere = await refuseElsewhere(db, session.id);
    if (elsewhere) return elsewhere;
    // Checked before the password: new devices change nothing, so they need not try it.
    if (await isOnNewDevice(db, session, now)) return refuse('DEVICE_IS_NEW');
    const keys = await provePassword({ db, guard }, session.id, password);
    if (isRefusal(keys)) return keys;
    return onKnownDevice(session, now, async (tx) =>
      (await isStillPassword(tx, keys)) ? work(tx) : refuse('WRONG_PASSWORD'),
    );
  };

  return { onKnownDevice, withPassword };
}
