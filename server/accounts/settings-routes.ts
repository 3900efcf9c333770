import * as contract from '../../contract/accounts/settings.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { lockAccount } from './accounts.ts';
import { accessTokenRoutes } from './access-tokens/access-token-routes.ts';
import { deletionRoutes } from './deletion/deletion-routes.ts';
import { requestEmailChange, cancelEmailChange } from './email/change-email.ts';
import { readEmail, resendConfirmation } from './email/confirm-email.ts';
import { guardChanges, PER_MINUTE, WITH_PASSWORD, type GuardOptions } from './guarded-changes.ts';
import type { RefuseStablesElsewhere } from './homes/homes.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { savePassword } from './password/save-password.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import type { WhenSecured } from './when-secured.ts';

export interface SettingsRoutesOptions extends GuardOptions {
  readonly whenSecured: readonly WhenSecured[];
  readonly refuseStablesElsewhere: RefuseStablesElsewhere;
}

export function settingsRoutes(serve: Serve, options: SettingsRoutesOptions): void {
  const { guard, whenSecured, refuseStablesElsewhere } = options;
  const { onKnownDevice, withPassword } = guardChanges(options);

  serve.steps(contract.changePassword, { ...PER_MINUTE, steps: WITH_PASSWORD }, async (db, request) => {
    const { player, now } = request;
    const { currentPassword, newPassword } = request.body;
    const passwordHash = await hashPassword(newPassword);
    const refused = await withPassword(db, request, currentPassword, async (tx) => {
      const problem = passwordProblem({ ...(await readEmail(tx, player.id)), password: newPassword });
      if (problem) return refuse(problem);
      await savePassword(tx, now, { accountId: player.id, passwordHash, session: player, whenSecured });
      return undefined;
    });
    return refused ?? { message: 'Your password has been changed. All other devices are signed out.' };
  });

  serve.steps(
    contract.changeEmail,
    { ...PER_MINUTE, steps: ['count the mail', ...WITH_PASSWORD] },
    async (db, request) => {
      const { player, now } = request;
      const { email, currentPassword } = request.body;
      await guard?.tryMail(email);
      const refused = await withPassword(db, request, currentPassword, (tx) =>
        requestEmailChange(tx, now, player.id, email),
      );
      return refused ?? { message: `We have mailed a link to ${email}. Open it to confirm the address.` };
    },
  );

  serve.change(contract.cancelEmailChange, async (tx, request) => {
    const { player, now } = request;
    const refused = await onKnownDevice(tx, request, () => cancelEmailChange(tx, now, player.id));
    return refused ?? { message: 'Your email stays as it is.' };
  });

  serve.steps(
    contract.resendConfirmation,
    { ...PER_MINUTE, steps: ['count the mail', 'queue the mail'] },
    async (db, { player, now }) => {
      const { email, emailConfirmedAt: confirmedAt } = await readEmail(db, player.id);
      if (confirmedAt === null) await guard?.tryMail(email);
      const sent = await inTransaction(db, async (tx) => {
        await lockAccount(tx, player.id);
        return resendConfirmation(tx, now, player.id);
      });
      if (isRefusal(sent)) return sent;
      return { message: `We have mailed the link to ${sent.email}.` };
    },
  );

  accessTokenRoutes(serve, withPassword);
  deletionRoutes(serve, { guard, withPassword, refuseStablesElsewhere });
  secondFactorRoutes(serve, { onKnownDevice, withPassword, tryCode: (id) => guard?.tryOwn(id) });
}
