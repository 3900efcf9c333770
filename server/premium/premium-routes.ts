import * as contract from '../../contract/premium.ts';
import { isRefusal } from '../../game/refusal.ts';
import { refuseLeaving } from '../accounts/deletion/ask-deletion.ts';
import type { Db } from '../db/connection.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { endSubscription, type Ending } from './end-subscription.ts';
import { findPayments, type ListedPaymentRow } from './premium-queries.ts';
import type { Provider } from './provider.ts';
import { beginCheckout, checkPayments, isMember, unlessAway } from './subscribe.ts';

const PER_MINUTE = { perMinute: 20 } as const;

export function premiumRoutes(serve: Serve, db: Db, provider: Provider): void {
  const changing = async (playerId: string, now: Date, ending: Ending, message: string) => {
    const after = await unlessAway(() => endSubscription(db, provider, { playerId, now }, ending));
    return isRefusal(after) ? after : { message, ...after };
  };

  serve(contract.paymentWay, async () => {
    const { practice, publishableKey } = provider;
    return { practice, publishableKey };
  });

  serve(
    contract.createSubscription,
    async ({ player, now }) =>
      (await refuseLeaving(db, player.id)) ??
      unlessAway(() => beginCheckout(db, provider, { playerId: player.id, now })),
    PER_MINUTE,
  );

  serve(
    contract.cancelSubscription,
    ({ player, body, now }) =>
      body.atPeriodEnd
        ? changing(
            player.id,
            now,
            'on_paid_day',
            'Premium stays yours until the paid day, and is not renewed.',
          )
        : changing(player.id, now, 'now', 'Your premium subscription has been cancelled'),
    PER_MINUTE,
  );

  serve(
    contract.resumeSubscription,
    async ({ player, now }) =>
      (await refuseLeaving(db, player.id)) ??
      changing(player.id, now, 'never', 'Premium renews on the paid day again.'),
    PER_MINUTE,
  );

  serve(
    contract.checkSubscription,
    async ({ player, now }) => {
      const payer = { playerId: player.id, now };
      const checked = await unlessAway(async () => ({ isPremium: await checkPayments(db, provider, payer) }));
      // The notice may have made a member before the provider fell silent.
      if (isRefusal(checked) && (await isMember(db, payer))) return { isPremium: true };
      return checked;
    },
    PER_MINUTE,
  );

  serve(contract.listPayments, async ({ player, query: { limit, before = null } }) => {
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
  periodStart: row.period_start?.toISOString() ?? null,
  periodEnd: row.period_end?.toISOString() ?? null,
  horseId: row.horse_id,
  practice: row.practice,
  paidAt: row.paid_at.toISOString(),
});
