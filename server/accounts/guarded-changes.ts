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
  readonly guard: SignInGuard | undefined;
  /** What a thief on a new device must not change. */
  readonly isOnNewDevice: (db: Db, session: PlayerSession, now: Date) => Promise<boolean>;
}

export const PER_MINUTE = { perMinute: 20 } as const;

interface Asker {
  readonly player: PlayerSession;
  readonly now: Date;
}

/** Runs `work` on a known device, with the account locked. */
export type OnKnownDevice = <T>(
  tx: Tx,
  asker: Asker,
  work: () => Promise<T>,
) => Promise<T | Refusal<'DEVICE_IS_NEW' | 'NOT_SIGNED_IN'>>;

/** The steps of `withPassword`. */
export const WITH_PASSWORD = ['count the try', 'change', 'forget the tries'] as const;

/** Also asks for the password, which slows guesses; then runs `work` in a transaction. */
export type WithPassword = <T>(
  db: Db,
  asker: Asker,
  password: string,
  work: (tx: Tx) => Promise<T>,
) => Promise<T | Refusal<'DEVICE_IS_NEW' | 'NOT_SIGNED_IN' | 'SIGNS_IN_ELSEWHERE' | 'WRONG_PASSWORD'>>;

export interface GuardedChanges {
  readonly onKnownDevice: OnKnownDevice;
  readonly withPassword: WithPassword;
}

/** Slows guesses. Returns the keys that matched. */
export async function provePassword(
  db: Db,
  guard: SignInGuard | undefined,
  accountId: string,
  password: string,
): Promise<KeysRow | Refusal<'SIGNS_IN_ELSEWHERE' | 'WRONG_PASSWORD'>> {
  const elsewhere = await refuseElsewhere(db, accountId);
  if (elsewhere) return elsewhere;
  const tried = await guard?.tryOwn(accountId);
  const row = await findPasswordHash.first(db, { accountId });
  if (!row || !(await passwordMatches(password, row.passwordHash))) return refuse('WRONG_PASSWORD');
  await tried?.succeed();
  return { id: accountId, passwordHash: row.passwordHash };
}

export function guardChanges({ guard, isOnNewDevice }: GuardOptions): GuardedChanges {
  const onKnownDevice: OnKnownDevice = async (tx, { player, now }, work) => {
    if (!(await lockAccountIfAny(tx, player.id))) return refuse('NOT_SIGNED_IN');
    return (await isOnNewDevice(tx, player, now)) ? refuse('DEVICE_IS_NEW') : work();
  };

  const withPassword: WithPassword = async (db, asker, password, work) => {
    const { player, now } = asker;
    const elsewhere = await refuseElsewhere(db, player.id);
    if (elsewhere) return elsewhere;
    // Checked before the password: new devices change nothing, so they need not try it.
    if (await isOnNewDevice(db, player, now)) return refuse('DEVICE_IS_NEW');
    const keys = await provePassword(db, guard, player.id, password);
    if (isRefusal(keys)) return keys;
    return inTransaction(db, (tx) =>
      onKnownDevice(tx, asker, async () =>
        (await isStillPassword(tx, keys)) ? work(tx) : refuse('WRONG_PASSWORD'),
      ),
    );
  };

  return { onKnownDevice, withPassword };
}
