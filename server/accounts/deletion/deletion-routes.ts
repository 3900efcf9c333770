import * as contract from '../../../contract/accounts/deletion.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { dayWords } from '../../http/until-words.ts';
import { lockAccountIfAny } from '../accounts.ts';
import type { RefuseStablesElsewhere } from '../homes/homes.ts';
import { PER_MINUTE, WITH_PASSWORD, type WithPassword } from '../guarded-changes.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import { askDeletion, keepAccount } from './ask-deletion.ts';
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
    contract.askDeletion,
    { ...PER_MINUTE, steps: ['count the code', ...WITH_PASSWORD] },
    async (db, request) => {
      const { player, now } = request;
      const { currentPassword, code } = request.body;
      const coded = code ? await guard?.tryCode(player.id) : undefined;
      const elsewhere = await refuseStablesElsewhere(player.id);
      if (elsewhere) return elsewhere;
      const asked = await withPassword(db, request, currentPassword, (tx) =>
        askDeletion(tx, now, player, code),
      );
      if (isRefusal(asked)) return asked;
      await coded?.succeed();
      const { deletesAt } = asked;
      return {
        message: `Your account will be deleted on ${dayWords(deletesAt)}. Until then you can change your mind.`,
        deletesAt: deletesAt.toISOString(),
      };
    },
  );

  // Allowed on any device: keeping an account takes nothing away, and its owner is told.
  serve.change(contract.keepAccount, async (tx, { player, now }) => {
    const kept = await ((await lockAccountIfAny(tx, player.id))
      ? keepAccount(tx, now, player.id)
      : refuse('NOT_SIGNED_IN'));
    if (isRefusal(kept)) return kept;
    const premium = kept.isPremium ? ` ${PREMIUM_STAYS_CANCELLED}` : '';
    const what = kept.isAccount ? 'account' : 'stable';
    return { message: `Your ${what} stays. Nothing will be deleted.${premium}` };
  });
}
