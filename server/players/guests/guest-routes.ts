import { keepGuest as keepGuestCall } from '../../../contract/accounts/accounts.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { registrar } from '../../accounts/registrar.ts';
import type { SignInGuard } from '../../accounts/sign-in-guard.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Feature } from '../../http/feature.ts';
import { loadUser } from '../user.ts';
import { guestsJob } from './end-guests.ts';
import { keepGuest } from './guests.ts';

/** Against floods; the guard counts tries. */
const TRIES_PER_MINUTE = 60;

export const openGuests = (guard: SignInGuard | undefined): Feature => ({
  routes(serve) {
    serve.steps(
      keepGuestCall,
      { perMinute: TRIES_PER_MINUTE, steps: ['count the try', 'keep and sign in'] },
      async (db, { player, body: { password, ...rest }, now, network, browser }) => {
        if (!player.isGuest) return refuse('KEPT_BEFORE');
        const problem = passwordProblem({ ...rest, password });
        if (problem) return refuse(problem);
        const counted = await guard?.tryRegister({ network, device: registrar(browser), email: rest.email });
        const passwordHash = await hashPassword(password);
        const kept = await inTransaction(db, async (tx) => {
          const token = await keepGuest(tx, now, player, { ...rest, passwordHash });
          // Read inside the transaction, where the account cannot be deleted meanwhile.
          return isRefusal(token) ? token : { token, user: await loadUser(tx, player.id, now) };
        });
        if (isRefusal(kept)) await counted?.takeBack();
        return kept;
      },
    );
  },
  jobs: [guestsJob],
});
