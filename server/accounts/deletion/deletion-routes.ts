import * as contract from '../../../contract/accounts/deletion.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { formatDay } from '../../http/format-until.ts';
import { lockAccountIfAny } from '../accounts.ts';
import type { RefuseStablesElsewhere } from '../homes/homes.ts';
import { PER_MINUTE, WITH_PASSWORD, type WithPassword } from '../guarded-changes.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import { requestDeletion, cancelDeletion } from './request-deletion.ts';
import { PREMIUM_STAYS_CANCELLED } from './deletion-mails.ts';

interface DeletionRoutesOptions {
  readonly guard: SignInGuard | undefined;
  readonly withPassword: WithPassword;
  readonly refuseStablesElsewhere: RefuseStablesElsewhere;
}

export function deletionRoutes(
  serve: Serve,
  { guard, withPassword, refuseStablesElsewhere }: DeletionRoutesOptions,
): void {
  serve.steps(
    contract.requestDeletion,
    { ...PER_MINUTE, steps: ['count the code', ...WITH_PASSWORD] },
    async (db, request) => {
      const { player, now } = request;
      const { currentPassword, code } = request.body;
      const coded = code ? await guard?.tryCode(player.id) : undefined;
      const elsewhere = await refuseStablesElsewhere(player.id);
      if (elsewhere) return elsewhere;
      const requested = await withPassword(db, request, currentPassword, (tx) =>
        requestDeletion(tx, now, player, code),
      );
      if (isRefusal(requested)) return requested;
      await coded?.succeed();
      const { deletesAt } = requested;
      return {
        message: `Your account will be deleted on ${formatDay(deletesAt)}. Until then you can change your mind.`,
        deletesAt: deletesAt.toISOString(),
      };
    },
  );

  // Allowed on any device: cancelling a deletion takes nothing away, and the owner is notified.
  serve.change(contract.cancelDeletion, async (tx, { player, now }) => {
    const cancelled = await ((await lockAccountIfAny(tx, player.id))
      ? cancelDeletion(tx, now, player.id)
      : refuse('NOT_SIGNED_IN'));
    if (isRefusal(cancelled)) return cancelled;
    const premium = cancelled.isPremium ? ` ${PREMIUM_STAYS_CANCELLED}` : '';
    const what = cancelled.isAccount ? 'account' : 'stable';
    return { message: `Your ${what} stays. Nothing will be deleted.${premium}` };
  });
}
