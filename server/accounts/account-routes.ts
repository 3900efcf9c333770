import { logIn, logOut, register } from '../../contract/accounts/accounts.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Browser } from '../http/browser.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { suspensionDetails } from '../http/format-until.ts';
import { findAccount, isStillPassword, lockAccountIfAny } from './accounts.ts';
import type { Registration, RegistrationRefusal } from './accounts.ts';
import { requestConfirmation } from './email/confirm-email.ts';
import { mailOwner } from './owner-mail.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { wrongCodesMail } from './second-factor/second-factor-mails.ts';
import { registrar } from './registrar.ts';
import { recoveryRoutes } from './recovery/recovery-routes.ts';
import { recoveryJob } from './recovery/recover.ts';
import { passSecondFactor } from './second-factor/second-factor.ts';
import { settingsRoutes, type SettingsRoutesOptions } from './settings-routes.ts';
import { closeSession } from './sessions.ts';
import { openOn, signedIn, type SigningIn } from './signing-in.ts';
import { findSuspension } from './suspensions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

interface AccountsOptions extends AccountRoutesOptions, SettingsRoutesOptions {}

export const openAccounts = (options: AccountsOptions): Feature => ({
  routes(serve) {
    accountRoutes(serve, options);
    recoveryRoutes(serve, options);
    settingsRoutes(serve, options);
  },
  jobs: [recoveryJob],
});

/** Against floods; the guard counts tries. */
const TRIES_PER_MINUTE = 60;

interface AccountRoutesOptions extends SigningIn {
  readonly guard: SignInGuard | undefined;
  readonly registerPlayer: (
    tx: Tx,
    now: Date,
    registration: Registration,
  ) => Promise<string | RegistrationRefusal>;
}

function accountRoutes(
  serve: Serve,
  { guard, registerPlayer, seeDevice, loadUser }: AccountRoutesOptions,
): void {
  const open = (tx: Tx, now: Date, accountId: string, browser: Browser) =>
    openOn({ seeDevice, loadUser }, tx, now, accountId, browser);

  serve.steps(
    register,
    { perMinute: TRIES_PER_MINUTE, steps: ['count the try', 'register', 'sign in'] },
    async (db, { body: { password, ...rest }, now, network, browser }) => {
      const problem = passwordProblem({ ...rest, password });
      if (problem) return refuse(problem);
      const taken = await guard?.tryRegister({ network, device: registrar(browser), email: rest.email });
      const passwordHash = await hashPassword(password);
      const player = await inTransaction(db, async (tx) => {
        const registered = await registerPlayer(tx, now, { ...rest, passwordHash });
        if (!isRefusal(registered)) await requestConfirmation(tx, now, registered);
        return registered;
      });
      if (isRefusal(player)) {
        await taken?.takeBack();
        return player;
      }
      return signedIn(await inTransaction(db, (tx) => open(tx, now, player, browser)));
    },
  );

  serve.steps(
    logIn,
    {
      perMinute: TRIES_PER_MINUTE,
      steps: ['count the try', 'sign in', 'forget the tries, or mail the owner after many wrong codes'],
    },
    async (db, { body: { email, password, code }, now, network, browser }) => {
      const taken = await guard?.trySignIn(email, network);
      const keys = await findAccount(db, email, password);
      if (isRefusal(keys)) return keys;
      const { id } = keys;
      const coded = code ? await guard?.tryCode(id) : undefined;
      const opened = await inTransaction(db, async (tx) => {
        if (!(await lockAccountIfAny(tx, id)) || !(await isStillPassword(tx, keys)))
          return refuse('WRONG_CREDENTIALS');
        const suspension = await findSuspension(tx, id, now);
        if (suspension) return refuse('SUSPENDED', suspensionDetails(suspension));
        return (await passSecondFactor(tx, now, id, code)) ?? open(tx, now, id, browser);
      });
      if (!isRefusal(opened)) {
        // Otherwise somebody could clear their wrong guesses with an account of their own at the same address.
        await Promise.all([keys.ownsAddress ? taken?.succeed() : taken?.takeBack(), coded?.succeed()]);
        return signedIn(opened);
      }
      if (opened.refused === 'WRONG_CODE' && coded?.isLastFree)
        await inTransaction(db, (tx) => mailOwner(tx, now, id, wrongCodesMail));
      if (opened.refused === 'CODE_NEEDED' || opened.refused === 'SUSPENDED') await taken?.takeBack();
      return opened;
    },
  );

  serve.change(logOut, async (tx, { player }) => {
    await closeSession(tx, player);
    return { message: 'You are logged out.' };
  });
}
