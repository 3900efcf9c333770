import * as contract from '../../../contract/accounts/second-factor.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { readEmail } from '../email/confirm-email.ts';
import { PER_MINUTE, type GuardedChanges } from '../guarded-changes.ts';
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
  serve(
    contract.beginTwoFactor,
    ({ player, body: { currentPassword }, now }) =>
      withPassword(player, now, currentPassword, async (tx) => {
        const { username, email_confirmed_at: confirmedAt } = await readEmail(tx, player.id);
        if (confirmedAt === null) return refuse('EMAIL_NOT_CONFIRMED');
        return beginTwoFactor(tx, player.id, username);
      }),
    PER_MINUTE,
  );

  serve(
    contract.turnTwoFactorOn,
    async ({ player, body: { code }, now }) => {
      const tried = await tryCode(player.id);
      const codes = await onKnownDevice(player, now, (tx) => turnTwoFactorOn(tx, now, player.id, code));
      if (isRefusal(codes)) return codes;
      await tried?.succeed();
      return { message: 'Two-factor is on.', recoveryCodes: [...codes] };
    },
    PER_MINUTE,
  );

  serve(
    contract.turnTwoFactorOff,
    async ({ player, body: { currentPassword, code }, now }) => {
      const tried = await tryCode(player.id);
      const refused = await withPassword(player, now, currentPassword, (tx) =>
        turnTwoFactorOff(tx, now, player.id, code),
      );
      if (refused) return refused;
      await tried?.succeed();
      return { message: 'Two-factor is off.' };
    },
    PER_MINUTE,
  );

  serve(
    contract.renewRecoveryCodes,
    async ({ player, body: { currentPassword, code }, now }) => {
      const tried = await tryCode(player.id);
      const codes = await withPassword(player, now, currentPassword, (tx) =>
        renewRecoveryCodes(tx, now, player.id, code),
      );
      if (isRefusal(codes)) return codes;
      await tried?.succeed();
      return { message: 'These are your new recovery codes.', recoveryCodes: [...codes] };
    },
    PER_MINUTE,
  );
}
