import { getUser, logIn, logOut, register, whoAmI } from '../../contract/accounts.ts';
import { collectSalary, salaryDue } from '../../contract/ledger.ts';
import { nextUtcDay, salary, utcDay } from '../../game/players/salary.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { findAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/credentials.ts';
import { passwordProblem } from '../accounts/passwords.ts';
import type { SignInGuard } from '../accounts/sign-in-guard.ts';
import { closeSession, openSession } from '../accounts/sessions.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { collectSalaryOf } from './salary.ts';
import { findSalaryState } from './player-queries.ts';
import { registerPlayer } from './register.ts';
import { loadUser } from './user.ts';

/** Keeps a flood of tries from the database; the guard is what counts them. */
const TRIES_PER_MINUTE = 60;

/** Without a guard, tries are not limited. */
export function playerRoutes(serve: Serve, db: Db, guard: SignInGuard | undefined): void {
  const signedIn = async (playerId: string, now: Date) => ({
    token: await openSession(db, playerId),
    user: await loadUser(db, playerId, now),
  });

  serve(
    register,
    async ({ body: { password, ...rest }, now, network }) => {
      const problem = passwordProblem({ ...rest, password });
      if (problem) return refuse(problem);
      const taken = await guard?.tryRegister(network);
      const passwordHash = await hashPassword(password);
      const player = await inTransaction(db, (tx) => registerPlayer(tx, now, { ...rest, passwordHash }));
      if (isRefusal(player)) {
        // Whether an email is taken must stay slow to find out; usernames are public.
        if (player.refused !== 'EMAIL_TAKEN') await taken?.takeBack();
        return player;
      }
      await guard?.knowNetwork(rest.email, network);
      return signedIn(player, now);
    },
    { perMinute: TRIES_PER_MINUTE },
  );

  serve(
    logIn,
    async ({ body, now, network }) => {
      const taken = await guard?.trySignIn(body.email, network);
      const player = await findAccount(db, body.email, body.password);
      if (isRefusal(player)) return player;
      await taken?.succeed();
      return signedIn(player, now);
    },
    { perMinute: TRIES_PER_MINUTE },
  );

  serve(logOut, async ({ player }) => {
    await inTransaction(db, (tx) => closeSession(tx, player));
    return { message: 'You are logged out.' };
  });

  serve(whoAmI, ({ player, now }) => loadUser(db, player.id, now));
  serve(getUser, ({ player, now }) => loadUser(db, player.id, now));

  serve(salaryDue, async ({ player, now }) => {
    const { level, salary_day } = await findSalaryState(db, player.id);
    return {
      amount: salary(level),
      collectable: salary_day !== utcDay(now),
      nextAt: nextUtcDay(now).toISOString(),
    };
  });

  serve(collectSalary, async ({ player, now }) => {
    const paid = await inTransaction(db, (tx) => collectSalaryOf(tx, now, player.id));
    if (isRefusal(paid)) return paid;
    return {
      ...paid,
      message: `You collected ${paid.amount.toLocaleString('en')} coins.`,
      nextAt: nextUtcDay(now).toISOString(),
    };
  });
}
