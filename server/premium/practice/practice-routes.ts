import * as contract from '../../../contract/practice.ts';
import { monthsAfter } from '../../../game/premium/premium.ts';
import { isRefusal, refuse } from '../../../game/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Serve } from '../../http/serve.ts';
import { findCustomer } from '../premium-queries.ts';
import type { Receiving } from '../receive-event.ts';
import { confirmIntent, findCheckout, finishCheckout, happen } from './practice-checkout.ts';
import { deliverDue } from './practice-job.ts';

const DONE = {
  refund: 'The practice payment was refunded.',
  dispute: 'The practice payment was disputed.',
  refuse_renewal: 'The next practice payment will be refused.',
} as const;

/** Delivers a notice as a provider would, after its subject. */
const STEPS = ['act as the provider', 'deliver the notices'] as const;

/** On a server that takes real payments there is nothing to find. */
export function practiceRoutes(serve: Serve, receiving: Receiving): void {
  const { provider } = receiving;

  serve.read(contract.readPracticeCheckout, async (db, { player, params, now }) => {
    const session = provider.practice ? await findCheckout(db, player.id, params.id) : refuse('NO_CHECKOUT');
    if (isRefusal(session)) return session;
    return {
      status: session.status,
      cents: session.amount_total,
      currency: session.currency,
      periodStart: now.toISOString(),
      periodEnd: monthsAfter(now, 1).toISOString(),
    };
  });

  serve.steps(
    contract.finishPracticeCheckout,
    { steps: STEPS },
    async (db, { player, params, body, now }) => {
      if (!provider.practice) return refuse('NO_CHECKOUT');
      const finished = { playerId: player.id, id: params.id, outcome: body.outcome };
      const returnUrl = await inTransaction(db, (tx) => finishCheckout(tx, now, finished));
      if (isRefusal(returnUrl)) return returnUrl;
      await deliverDue({ ...receiving, db }, now);
      return { returnUrl };
    },
  );

  serve.steps(contract.confirmPracticeIntent, { steps: STEPS }, async (db, { player, params, body, now }) => {
    if (!provider.practice) return refuse('NO_INTENT');
    const answer = { playerId: player.id, id: params.id, confirmed: body.confirmed };
    const status = await inTransaction(db, (tx) => confirmIntent(tx, now, answer));
    if (isRefusal(status)) return status;
    await deliverDue({ ...receiving, db }, now);
    return { status: status === 'succeeded' ? status : ('requires_payment_method' as const) };
  });

  serve.steps(contract.letHappen, { steps: STEPS }, async (db, { player, body, now }) => {
    const customer = await findCustomer.first(db, { playerId: player.id });
    if (!provider.practice || !customer?.practice) return refuse('NO_PRACTICE');
    const happened = await inTransaction(db, (tx) => happen(tx, now, customer.customer, body.what));
    if (isRefusal(happened)) return happened;
    await deliverDue({ ...receiving, db }, now);
    return { message: DONE[body.what] };
  });
}
