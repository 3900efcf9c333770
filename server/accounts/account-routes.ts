import type { z } from 'zod';
import { logIn, logOut, register } from '../../contract/accounts.ts';
import type { User } from '../../contract/players.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Browser } from '../http/browser.ts';
import type { Serve } from '../http/serve.ts';
import { suspensionWords } from '../http/until-words.ts';
import { findAccount, type Registration, type RegistrationRefusal } from './accounts.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { closeSession, openSession } from './sessions.ts';
import { findSuspension } from './suspensions.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** Against floods; the guard counts tries. */
const TRIES_PER_MINUTE = 60;

export interface AccountRoutesOptions {
  readonly db: Db;
  readonly guard: SignInGuard | undefined;
  readonly registerPlayer: (
    tx: Tx,
    now: Date,
    registration: Registration,
  ) => Promise<string | RegistrationRefusal>;
  /** The device is kept in a cookie once its sign-in is committed. */
  readonly seeDevice: (
    tx: Tx,
    now: Date,
    accountId: string,
    browser: Browser,
  ) => Promise<{ readonly id: string; keep(): void }>;
  readonly loadUser: (db: Db, playerId: string, now: Date) => Promise<z.output<typeof User>>;
}

export function accountRoutes(
  serve: Serve,
  { db, guard, registerPlayer, seeDevice, loadUser }: AccountRoutesOptions,
): void {
  const signedIn = async (playerId: string, now: Date, browser: Browser) => {
    const { device, token } = await inTransaction(db, async (tx) => {
      const device = await seeDevice(tx, now, playerId, browser);
      return { device, token: await openSession(tx, playerId, device.id) };
    });
    device.keep();
    return { token, user: await loadUser(db, playerId, now) };
  };

  serve(
    register,
    async ({ body: { password, ...rest }, now, network, browser }) => {
      const problem = passwordProblem({ ...rest, password });
      if (problem) return refuse(problem);
      const taken = await guard?.tryRegister(network);
      const passwordHash = await hashPassword(password);
      const player = await inTransaction(db, (tx) => registerPlayer(tx, now, { ...rest, passwordHash }));
      if (isRefusal(player)) {
        // Keeps probing for taken emails slow; usernames are public.
        if (player.refused !== 'EMAIL_TAKEN') await taken?.takeBack();
        return player;
      }
      await guard?.knowNetwork(rest.email, network);
      return signedIn(player, now, browser);
    },
    { perMinute: TRIES_PER_MINUTE },
  );

  serve(
    logIn,
    async ({ body, now, network, browser }) => {
      const taken = await guard?.trySignIn(body.email, network);
      const player = await findAccount(db, body.email, body.password);
      if (isRefusal(player)) return player;
      await taken?.succeed();
      const suspension = await findSuspension(db, player, now);
      if (suspension) return refuse('SUSPENDED', suspensionWords(suspension));
      return signedIn(player, now, browser);
    },
    { perMinute: TRIES_PER_MINUTE },
  );

  serve(logOut, async ({ player }) => {
    await inTransaction(db, (tx) => closeSession(tx, player));
    return { message: 'You are logged out.' };
  });
}
