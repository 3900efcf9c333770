import type Stripe from 'stripe';
import type { PaymentState } from '../../game/premium/premium.ts';
import type { Db } from '../db/connection.ts';
import { findKnownPayments } from './premium-queries.ts';
import { chargeState, idOf, instantOf, isOver, type Provider } from './provider.ts';

export interface PeriodFacts {
  readonly id: string;
  readonly intent: string | null;
  readonly cents: number;
  readonly currency: string;
  readonly start: Date;
  readonly end: Date;
  readonly paidAt: Date;
  readonly state: PaymentState;
}

/** A subscription and what was paid for it, as the provider knows it now. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly playerId: string;
  readonly customer: string;
  readonly practice: boolean;
  readonly renews: boolean;
  readonly endedAt: Date | null;
  readonly periods: readonly PeriodFacts[];
  /** When it was read from the provider. */
  readonly readAt: Date;
}

/** Later ones than these became known at their time. */
const INVOICES = 24;

const RENEWED: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/** Undefined if it is not of this game. Events only say what to read. */
export async function readSubscription(
  db: Db,
  provider: Provider,
  id: string,
  now: Date,
): Promise<SubscriptionFacts | undefined> {
  const stripe = await provider.stripe();
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id),
    stripe.invoices.list({
      subscription: id,
      status: 'paid',
      limit: INVOICES,
      expand: ['data.payments'],
    }),
  ]);
  const playerId = subscription.metadata['playerId'];
  const customer = idOf(subscription.customer);
  if (playerId === undefined || customer === null) return undefined;
  return {
    id,
    playerId,
    customer,
    practice: provider.practice,
    renews: RENEWED.has(subscription.status) && !subscription.cancel_at_period_end,
    endedAt: isOver(subscription.status)
      ? instantOf(subscription.ended_at ?? Math.floor(now.getTime() / 1000))
      : null,
    periods: await readPeriods(db, stripe, invoices.data),
    readAt: now,
  };
}

async function readPeriods(
  db: Db,
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
): Promise<PeriodFacts[]> {
  const known = await findKnownPayments.rows(db, { ids: invoices.map(({ id }) => id ?? '') });
  const stateOf = new Map(known.map(({ id, state }) => [id, state]));
  const periods = invoices.map(async (invoice): Promise<PeriodFacts | undefined> => {
    const period = invoice.lines.data.find(
      ({ parent }) => parent?.type === 'subscription_item_details',
    )?.period;
    if (invoice.id === undefined || period === undefined || period.end <= period.start) return undefined;
    const intent = idOf(
      invoice.payments?.data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent,
    );
    return {
      id: invoice.id,
      intent,
      cents: invoice.amount_paid,
      currency: invoice.currency,
      start: instantOf(period.start),
      end: instantOf(period.end),
      paidAt: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
      // A refund or dispute may have come before the payment.
      state: stateOf.get(invoice.id) ?? (intent === null ? 'paid' : await readIntentState(stripe, intent)),
    };
  });
  return (await Promise.all(periods)).filter((period) => period !== undefined);
}

async function readIntentState(stripe: Stripe, intent: string): Promise<PaymentState> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  return charge !== null && typeof charge === 'object' ? chargeState(charge) : 'paid';
}

/** Finds the subscription of a payment that is not known here yet. */
export async function findSubscriptionOf(provider: Provider, intent: string): Promise<string | null> {
  const stripe = await provider.stripe();
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || !('parent' in invoice)) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}
