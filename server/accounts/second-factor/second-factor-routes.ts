import * as contract from '../../../contract/accounts/second-factor.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Serve } from '../../http/serve.ts';
import { readEmail } from '../email/confirm-email.ts';
import { PER_MINUTE, WITH_PASSWORD, type GuardedChanges } from '../guarded-changes.ts';
import type { SignInTry } from '../sign-in-guard.ts';
import { beginTwoFactor, renewRecoveryCodes, turnTwoFactorOff, turnTwoFactorOn } from './second-factor.ts';

interface SecondFactorRoutesOptions extends GuardedChanges {
  /** Counts a code tried by a signed-in player. */
  readonly tryCode: (accountId: string) => Promise<SignInTry> | undefined;
}

export function secondFactorRoutes(
  serve: Serve,
  { onKnownDevice, withPassword, tryCode }: SecondFactorRoutesOptions,
): void {
  serve.steps(contract.beginTwoFactor, { ...PER_MINUTE, steps: WITH_PASSWORD }, (db, request) =>
    withPassword(db, request, request.body.currentPassword, async (tx) => {
      const { player } = request;
      const { username, emailConfirmedAt: confirmedAt } = await readEmail(tx, player.id);
      if (confirmedAt === null) return refuse('EMAIL_NOT_CONFIRMED');
      return beginTwoFactor(tx, player.id, username);
    }),
  );

  serve.steps(
    contract.turnTwoFactorOn,
    { ...PER_MINUTE, steps: ['count the code', 'turn it on', 'forget the tries'] },
    async (db, request) => {
      const { player, now } = request;
      const tried = await tryCode(player.id);
      const codes = await inTransaction(db, (tx) =>
        onKnownDevice(tx, request, () => turnTwoFactorOn(tx, now, player.id, request.body.code)),
      );
      if (isRefusal(codes)) return codes;
      await tried?.succeed();
      return { message: 'Two-factor is on.', recoveryCodes: [...codes] };
    },
  );

  serve.steps(
    contract.turnTwoFactorOff,
    { ...PER_MINUTE, steps: ['count the code', ...WITH_PASSWORD] },
    async (db, request) => {
      const { player, now } = request;
      const { currentPassword, code } = request.body;
      const tried = await tryCode(player.id);
      const refused = await withPassword(db, request, currentPassword, (tx) =>
        turnTwoFactorOff(tx, now, player.id, code),
      );
      if (refused) return refused;
      await tried?.succeed();
      return { message: 'Two-factor is off.' };
    },
  );

  serve.steps(
    contract.renewRecoveryCodes,
    { ...PER_MINUTE, steps: ['count the code', ...WITH_PASSWORD] },
    async (db, request) => {
      const { player, now } = request;
      const { currentPassword, code } = request.body;
      const tried = await tryCode(player.id);
      const codes = await withPassword(db, request, currentPassword, (tx) =>
        renewRecoveryCodes(tx, now, player.id, code),
      );
      if (isRefusal(codes)) return codes;
      await tried?.succeed();
      return { message: 'These are your new recovery codes.', recoveryCodes: [...codes] };
    },
  );
}
