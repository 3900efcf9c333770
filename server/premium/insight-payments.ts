import type Stripe from 'stripe';
import { CURRENCY, INSIGHT_CENTS } from '../../game/premium/premium.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { countReturnedInsights, findPaymentByIntent, insertInsightPayment } from './premium-queries.ts';
import { cardProblem, chargeState, isWrongState, type Provider } from './provider.ts';
import { openCustomer } from './subscribe.ts';

export interface InsightOrder {
  readonly playerId: string;
  readonly horseId: string;
  readonly horseName: string;
  readonly paymentMethodId: string;
}

/** One payment per player and horse, however often and with however many cards it is tried. */
export async function payInsight(
  db: Db,
  provider: Provider,
  { playerId, horseId, horseName, paymentMethodId }: InsightOrder,
): Promise<Stripe.PaymentIntent | Refusal<'CARD_REFUSED'>> {
  const { customer } = await openCustomer(db, provider, playerId);
  // Only returned payments change the key, so that concurrent requests share one payment.
  const returned = (await countReturnedInsights.first(db, { playerId, horseId }))?.count ?? 0;
  const { paymentIntents } = await provider.stripe();
  const { id } = await paymentIntents.create(
    {
      amount: INSIGHT_CENTS,
      currency: CURRENCY,
      customer,
      allowed_payment_method_types: ['card'],
      description: `Genetic Insight: ${horseName}`,
      metadata: { playerId, horseId },
    },
    { idempotencyKey: `insight-${customer}-${horseId}-${returned}` },
  );
  try {
    return await paymentIntents.confirm(id, { payment_method: paymentMethodId, use_stripe_sdk: true });
  } catch (error) {
    const reason = await cardProblem(error);
    if (reason !== undefined) return refuse('CARD_REFUSED', { reason });
    // Paid, or being paid by another request.
    if (await isWrongState(error)) return paymentIntents.retrieve(id);
    throw error;
  }
}

export interface PaidInsight {
  readonly playerId: string;
  readonly horseId: string;
  /** False if the money was returned. */
  readonly isPaid: boolean;
}

/**
 * Reads a payment intent; undefined unless it succeeded and pays for an insight. Refunds it if `isHad` says that the
 * player got the insight in another way meanwhile.
 */
export async function readPaidInsight(
  db: Db,
  provider: Provider,
  id: string,
  isHad: (playerId: string, horseId: string) => Promise<boolean>,
): Promise<(PaidInsight & { readonly intent: Stripe.PaymentIntent }) | undefined> {
  const stripe = await provider.stripe();
  const read = () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  let intent = await read();
  const { playerId, horseId } = intent.metadata;
  if (intent.status !== 'succeeded' || playerId === undefined || horseId === undefined) return undefined;
  const isKnown = (await findPaymentByIntent.first(db, { intent: id })) !== undefined;
  if (!isKnown && isPaidFor(intent) && (await isHad(playerId, horseId))) {
    await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` });
    intent = await read();
  }
  return { playerId, horseId, intent, isPaid: isPaidFor(intent) };
}

function isPaidFor({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return charge === null || typeof charge === 'string' || chargeState(charge) === 'paid';
}

/** False if it was stored before. */
export async function storeInsightPayment(
  tx: Tx,
  now: Date,
  provider: Provider,
  { playerId, horseId, isPaid, intent }: PaidInsight & { readonly intent: Stripe.PaymentIntent },
): Promise<boolean> {
  const { latest_charge: charge } = intent;
  const stored = await insertInsightPayment.first(tx, {
    id: intent.id,
    playerId,
    horseId,
    cents: intent.amount,
    currency: intent.currency,
    practice: provider.practice,
    state: isPaid || charge === null || typeof charge === 'string' ? 'paid' : chargeState(charge),
    now,
  });
  return stored !== undefined;
}
