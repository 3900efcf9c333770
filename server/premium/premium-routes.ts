import * as contract from '../../contract/premium.ts';
import { isRefusal } from '../../game/refusal.ts';
import { refuseLeaving } from '../accounts/deletion/request-deletion.ts';
import type { Db } from '../db/connection.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { endSubscription, type Ending, type Payer } from './end-subscription.ts';
import { findPayments, type ListedPaymentRow } from './premium-queries.ts';
import type { Provider } from './provider.ts';
import { beginCheckout, checkPayments, isMember, unlessAway } from './subscribe.ts';

const PER_MINUTE = { perMinute: 20 } as const;

export function premiumRoutes(serve: Serve, provider: Provider): void {
  const changing = async (db: Db, payer: Payer, ending: Ending, message: string) => {
    const after = await unlessAway(() => endSubscription(db, provider, payer, ending));
    return isRefusal(after) ? after : { message, ...after };
  };

  serve.read(contract.paymentWay, async () => {
    const { practice, publishableKey } = provider;
    return { practice, publishableKey };
  });

  serve.steps(
    contract.createSubscription,
    { ...PER_MINUTE, steps: ['store the customer', 'read what was paid', 'open a checkout', 'store it'] },
    async (db, { player, now }) =>
      (await refuseLeaving(db, player.id)) ??
      unlessAway(() => beginCheckout(db, provider, { playerId: player.id, now })),
  );

  serve.steps(
    contract.cancelSubscription,
    { ...PER_MINUTE, steps: ['notify the provider', 'store its answer'] },
    (db, { player, body, now }) => {
      const payer = { playerId: player.id, now };
      return body.atPeriodEnd
        ? changing(db, payer, 'on_paid_day', 'Premium stays yours until the paid day, and is not renewed.')
        : changing(db, payer, 'now', 'Your premium subscription has been cancelled');
    },
  );

  serve.steps(
    contract.resumeSubscription,
    { ...PER_MINUTE, steps: ['notify the provider', 'store its answer'] },
    async (db, { player, now }) =>
      (await refuseLeaving(db, player.id)) ??
      changing(db, { playerId: player.id, now }, 'never', 'Premium renews on the paid day again.'),
  );

  serve.steps(
    contract.checkSubscription,
    { ...PER_MINUTE, steps: ['read what was paid', 'store the provider’s answer'] },
    async (db, { player, now }) => {
      const payer = { playerId: player.id, now };
      const checked = await unlessAway(async () => ({ isPremium: await checkPayments(db, provider, payer) }));
      // The notice may have made a member before the provider fell silent.
      if (isRefusal(checked) && (await isMember(db, payer))) return { isPremium: true };
      return checked;
    },
  );

  serve.read(contract.listPayments, async (db, { player, query: { limit, before = null } }) => {
    const rows = await findPayments.rows(db, { playerId: player.id, before, limit: limit + 1 });
    const page = pageOf(rows, limit, ({ id }) => ({ before: id }));
    return { ...page, items: page.items.map(paymentView) };
  });
}

const paymentView = (row: ListedPaymentRow) => ({
  id: row.id,
  kind: row.kind,
  cents: row.cents,
  currency: row.currency,
  state: row.state,
  periodStart: row.periodStart?.toISOString() ?? null,
  periodEnd: row.periodEnd?.toISOString() ?? null,
  horseId: row.horseId,
  practice: row.practice,
  paidAt: row.paidAt.toISOString(),
});
