import * as contract from '../../contract/accounts/settings.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Serve } from '../http/serve.ts';
import { findPasswordHash } from './account-queries.ts';
import { isStillPassword, lockAccount } from './accounts.ts';
import { askEmailChange, cancelEmailChange } from './email/change-email.ts';
import { readEmail, resendConfirmation } from './email/confirm-email.ts';
import { hashPassword, passwordMatches, passwordProblem } from './passwords.ts';
import { savePassword } from './password/save-password.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import type { WhenSecured } from './when-secured.ts';

export interface SettingsRoutesOptions {
  readonly db: Db;
  readonly guard: SignInGuard | undefined;
  /** What a thief on a new device must not change. */
  readonly isOnNewDevice: (db: Db, session: PlayerSession, now: Date) => Promise<boolean>;
  readonly whenSecured: readonly WhenSecured[];
}

export const PER_MINUTE = { perMinute: 20 } as const;

/** Runs `work` on a known device, with the account locked. */
export type OnKnownDevice = <T>(
  session: PlayerSession,
  now: Date,
  work: (tx: Tx) => Promise<T>,
) => Promise<T | Refusal<'DEVICE_IS_NEW'>>;

/** Also asks for the password, which slows guesses. */
export type WithPassword = <T>(
  session: PlayerSession,
  now: Date,
  password: string,
  work: (tx: Tx) => Promise<T>,
) => Promise<T | Refusal<'DEVICE_IS_NEW' | 'WRONG_PASSWORD'>>;

export function settingsRoutes(serve: Serve, options: SettingsRoutesOptions): void {
  const { db, guard, isOnNewDevice, whenSecured } = options;

  const onKnownDevice: OnKnownDevice = (session, now, work) =>
    inTransaction(db, async (tx) => {
      await lockAccount(tx, session.id);
      return (await isOnNewDevice(tx, session, now)) ? refuse('DEVICE_IS_NEW') : work(tx);
    });

  const withPassword: WithPassword = async (session, now, password, work) => {
    // Before the password, which a new device shall not try.
    if (await isOnNewDevice(db, session, now)) return refuse('DEVICE_IS_NEW');
    const tried = await guard?.tryOwn(session.id);
    const row = await findPasswordHash.first(db, { accountId: session.id });
    if (!(await passwordMatches(password, row?.password_hash))) return refuse('WRONG_PASSWORD');
    await tried?.succeed();
    const keys = { id: session.id, password_hash: row?.password_hash ?? '' };
    return onKnownDevice(session, now, async (tx) =>
      (await isStillPassword(tx, keys)) ? work(tx) : refuse('WRONG_PASSWORD'),
    );
  };

  serve(
    contract.changePassword,
    async ({ player, body: { currentPassword, newPassword }, now }) => {
      const passwordHash = await hashPassword(newPassword);
      const refused = await withPassword(player, now, currentPassword, async (tx) => {
        const problem = passwordProblem({ ...(await readEmail(tx, player.id)), password: newPassword });
        if (problem) return refuse(problem);
        await savePassword(tx, now, { accountId: player.id, passwordHash, session: player, whenSecured });
        return undefined;
      });
      return refused ?? { message: 'Your password has been changed. All other devices are signed out.' };
    },
    PER_MINUTE,
  );

  serve(
    contract.changeEmail,
    async ({ player, body: { email, currentPassword }, now }) => {
      await guard?.tryMail(email);
      const refused = await withPassword(player, now, currentPassword, (tx) =>
        askEmailChange(tx, now, player.id, email),
      );
      return refused ?? { message: `We have mailed a link to ${email}. Open it to confirm the address.` };
    },
    PER_MINUTE,
  );

  serve(contract.cancelEmailChange, async ({ player, now }) => {
    const refused = await onKnownDevice(player, now, (tx) => cancelEmailChange(tx, now, player.id));
    return refused ?? { message: 'Your email stays as it is.' };
  });

  serve(
    contract.resendConfirmation,
    async ({ player, now }) => {
      const { email, email_confirmed_at: confirmedAt } = await readEmail(db, player.id);
      if (confirmedAt === null) await guard?.tryMail(email);
      const sent = await inTransaction(db, async (tx) => {
        await lockAccount(tx, player.id);
        return resendConfirmation(tx, now, player.id);
      });
      if (isRefusal(sent)) return sent;
      return { message: `We have mailed the link to ${sent.email}.` };
    },
    PER_MINUTE,
  );

  secondFactorRoutes(serve, { onKnownDevice, withPassword, tryCode: (id) => guard?.tryOwn(id) });
}
