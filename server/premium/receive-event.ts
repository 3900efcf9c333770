import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { endsSubscription } from '../../game/premium/premium.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { applyPayments, type Payments } from './apply-subscription.ts';
import { notifyProvider } from './end-subscription.ts';
import { findEvent, findPaymentByIntent, insertEvent } from './premium-queries.ts';
import { chargeState, idOf, type Provider } from './provider.ts';
import { findSubscriptionOf, readSubscription } from './subscription-facts.ts';

/** What follows from the payment of an insight belongs to the horses. */
export interface InsightPayments {
  /** Stores a payment and gives what it paid for. Idempotent. */
  settle(now: Date, intent: string): Promise<void>;
  returned(tx: Tx, payment: { readonly playerId: string; readonly horseId: string }): Promise<void>;
  /** Takes back the free insight of a refunded month, used or not (decision 90). */
  monthReturned(tx: Tx, playerId: string): Promise<void>;
}

export interface Receiving {
  readonly db: Db;
  readonly provider: Provider;
  readonly insights: InsightPayments;
}

export const WEBHOOK_PATH = '/api/payments/webhook';

const MOST_BYTES = 512 * 1024;

/** Not part of the contract: the payment provider calls it. The signature is over the bytes as sent. */
export async function receiveEventsOn(
  http: FastifyInstance,
  receiving: Receiving,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  await http.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    hooks.post(WEBHOOK_PATH, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      const { body } = request;
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? await receiving.provider.readEvent(body, signature)
          : undefined;
      if (!event) {
        return reply.code(400).send({ code: 'BAD_SIGNATURE', message: 'The signature does not fit.' });
      }
      await receiveEvent(receiving, clock.now(), event);
      return { received: true };
    });
  });
}

/**
 * Applies an event whose signature was checked: once, whatever came before or after it. It says what to read; the state
 * comes from the provider's own records, read now.
 */
export async function receiveEvent({ db, provider, insights }: Receiving, now: Date, event: Stripe.Event) {
  if (await findEvent.first(db, { id: event.id })) return;
  const facts = await readFacts({ db, provider, insights }, now, event);
  await inTransaction(db, async (tx) => {
    if (!(await insertEvent.first(tx, { id: event.id, type: event.type, now }))) return;
    const { subscription, returned } = facts;
    const payment = returned && (await findPaymentByIntent.first(tx, { intent: returned.intent }));
    const playerId = subscription?.playerId ?? payment?.playerId;
    if (playerId === undefined) return;
    const { isReturned } = await applyPayments(tx, now, playerId, facts);
    const horseId = payment?.horseId ?? null;
    if (!isReturned) return;
    if (horseId !== null) await insights.returned(tx, { playerId, horseId });
    else await insights.monthReturned(tx, playerId);
  });
}

async function readFacts(receiving: Receiving, now: Date, event: Stripe.Event): Promise<Payments> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return aboutSubscription(receiving, now, idOf(event.data.object.subscription));
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return aboutSubscription(receiving, now, event.data.object.id);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return aboutSubscription(
        receiving,
        now,
        idOf(event.data.object.parent?.subscription_details?.subscription),
      );
    case 'payment_intent.succeeded':
      return aboutInsight(receiving, now, event.data.object.id);
    case 'charge.refunded':
      return aboutCharge(receiving, now, event.data.object.id);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return aboutCharge(receiving, now, idOf(event.data.object.charge));
    default:
      return {};
  }
}

async function aboutSubscription(
  { db, provider }: Receiving,
  now: Date,
  id: string | null,
): Promise<Payments> {
  return id === null ? {} : { subscription: await readSubscription(db, provider, id, now) };
}

async function aboutInsight({ provider, insights }: Receiving, now: Date, id: string): Promise<Payments> {
  const { metadata } = await (await provider.stripe()).paymentIntents.retrieve(id);
  if (metadata['horseId'] !== undefined) await insights.settle(now, id);
  return {};
}

/** Money that went back ends the subscription at the provider too, or it would be taken again. */
async function aboutCharge(receiving: Receiving, now: Date, id: string | null): Promise<Payments> {
  const { db, provider } = receiving;
  if (id === null) return {};
  const stripe = await provider.stripe();
  const charge = await stripe.charges.retrieve(id);
  const intent = idOf(charge.payment_intent);
  const state = chargeState(charge);
  if (intent === null || state === 'paid') return {};
  const returned = { intent, state };
  const payment = await findPaymentByIntent.first(db, { intent });
  const subscription = payment ? payment.subscription : await findSubscriptionOf(provider, intent);
  if (subscription === null) {
    // An insight, whose payment may not be known yet.
    if (!payment) await aboutInsight(receiving, now, intent);
    return { returned };
  }
  const end = payment?.periodEnd ?? null;
  if (end === null || endsSubscription(end, state, now)) await notifyProvider(provider, subscription, 'now');
  return { ...(await aboutSubscription(receiving, now, subscription)), returned };
}
