import { changeUsername as changeUsernameCall, showAccount } from '../../contract/accounts/settings.ts';
import {
  collectSalary,
  getUser,
  salaryDue,
  showEverything as showEverythingCall,
  whoAmI,
} from '../../contract/players.ts';
import { nextUtcDay } from '../../game/game-time.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Serve } from '../http/serve.ts';
import { readAccount } from './account-view.ts';
import { changeUsername } from './change-username.ts';
import { collectSalaryOf, readSalary } from './salary.ts';
import { loadUser, showEverything } from './user.ts';

export function playerRoutes(serve: Serve, hasRealms: boolean): void {
  serve.read(whoAmI, (db, { player, now }) => loadUser(db, player.id, now));
  serve.read(getUser, (db, { player, now }) => loadUser(db, player.id, now));

  serve.change(showEverythingCall, async (tx, { player }) => ({
    stage: await showEverything(tx, player.id),
  }));

  serve.read(showAccount, (db, { player, now }) => readAccount(db, now, player.id, hasRealms));

  serve.change(
    changeUsernameCall,
    async (tx, { player, body: { username }, now }) => {
      const changed = await changeUsername(tx, now, player, username);
      if (isRefusal(changed)) return changed;
      const message = 'Your username has been changed successfully.';
      return { message, usernameUnlocksAt: changed.unlocksAt.toISOString() };
    },
    { perMinute: 20 },
  );

  serve.read(salaryDue, async (db, { player, now }) => ({
    ...(await readSalary(db, now, player.id)),
    nextAt: nextUtcDay(now).toISOString(),
  }));

  serve.change(collectSalary, async (tx, { player, now }) => {
    const paid = await collectSalaryOf(tx, now, player.id);
    if (isRefusal(paid)) return paid;
    return {
      ...paid,
      message: `You collected ${paid.amount.toLocaleString('en')} coins.`,
      nextAt: nextUtcDay(now).toISOString(),
    };
  });
}
