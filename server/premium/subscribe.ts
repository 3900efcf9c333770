import { CURRENCY, isPremium, PREMIUM_CENTS } from '../../game/premium/premium.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { applyPayments } from './apply-subscription.ts';
import { endSubscription, type Payer } from './end-subscription.ts';
import {
  findCustomer,
  findMembership,
  saveCheckout,
  saveCustomer,
  type CustomerRow,
} from './premium-queries.ts';
import { idOf, isAway, isOver, type Provider } from './provider.ts';
import { readSubscription } from './subscription-facts.ts';

type Away = Refusal<'PAYMENTS_AWAY'>;

/** Answers `PAYMENTS_AWAY` while the provider cannot be reached. */
export async function unlessAway<T>(work: () => Promise<T>): Promise<T | Away> {
  try {
    return await work();
  } catch (error) {
    if (await isAway(error)) return refuse('PAYMENTS_AWAY');
    throw error;
  }
}

/** Concurrent requests share one checkout: the provider answers the same key with the same session. */
export async function beginCheckout(
  db: Db,
  provider: Provider,
  payer: Payer,
): Promise<{ sessionUrl: string } | Refusal<'ALREADY_PREMIUM' | 'PAYMENT_UNDER_WAY'>> {
  const customer = await openCustomer(db, provider, payer.playerId);
  if (await checkPayments(db, provider, payer)) return refuse('ALREADY_PREMIUM');
  const open = await findSession(provider, customer.checkout);
  if (open === 'under way') return refuse('PAYMENT_UNDER_WAY');
  if (open) return { sessionUrl: open.url };
  // Its payment would come too late for premium.
  await endSubscription(db, provider, payer, 'now');

  const checkoutNumber = customer.checkouts + 1;
  const stripe = await provider.stripe();
  const { playerId } = payer;
  const back = (how: string) => `${provider.publicUrl}/?premium=${how}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customer.customer,
      client_reference_id: playerId,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY,
            unit_amount: PREMIUM_CENTS,
            recurring: { interval: 'month' },
            product_data: { name: 'Fetlock Premium' },
          },
        },
      ],
      subscription_data: { metadata: { playerId } },
      success_url: back('paid'),
      cancel_url: back('left'),
    },
    { idempotencyKey: `checkout-${playerId}-${customer.customer}-${checkoutNumber}` },
  );
  await saveCheckout.first(db, { playerId, checkout: session.id, number: checkoutNumber });
  if (session.url === null) throw new Error(`The checkout ${session.id} has no address`);
  return { sessionUrl: session.url };
}

async function findSession(
  provider: Provider,
  id: string | null,
): Promise<{ readonly url: string } | 'under way' | undefined> {
  if (id === null) return undefined;
  const stripe = await provider.stripe();
  const { status, url, payment_status, subscription } = await stripe.checkout.sessions.retrieve(id);
  if (status === 'open' && url !== null) return { url };
  const subscriptionId = idOf(subscription);
  if (status !== 'complete' || payment_status !== 'unpaid' || subscriptionId === null) return undefined;
  return isOver((await stripe.subscriptions.retrieve(subscriptionId)).status) ? undefined : 'under way';
}

/** The player as the provider's customer; it learns nothing but an id. */
export async function openCustomer(db: Db, provider: Provider, playerId: string): Promise<CustomerRow> {
  const known = await findCustomer.first(db, { playerId });
  if (known && known.practice === provider.practice) return known;
  const stripe = await provider.stripe();
  const { id: customer } = await stripe.customers.create(
    { metadata: { playerId } },
    { idempotencyKey: `customer-${playerId}` },
  );
  return inTransaction(db, async (tx) => {
    const saved = await saveCustomer.first(tx, { playerId, customer, practice: provider.practice });
    if (!saved) throw new Error(`No customer for ${playerId}`);
    publish(tx, playerId, { topics: ['user'] });
    return saved;
  });
}

/** By what is known here, without a call to the provider. */
export async function isMember(db: Db, { playerId, now }: Payer): Promise<boolean> {
  const row = await findMembership.first(db, { playerId });
  return isPremium(row?.premiumUntil ?? null, now);
}

/** Reads from the provider what was paid for all subscriptions of the customer. True if it is a member. */
export async function checkPayments(db: Db, provider: Provider, { playerId, now }: Payer): Promise<boolean> {
  const known = await findCustomer.first(db, { playerId });
  if (!known || known.practice !== provider.practice) return false;
  const stripe = await provider.stripe();
  const { data } = await stripe.subscriptions.list({ customer: known.customer, status: 'all', limit: 10 });
  let isMember = false;
  for (const { id } of data) {
    const facts = await readSubscription(db, provider, id, now);
    if (!facts || facts.playerId !== playerId) continue;
    const { until } = await inTransaction(db, (tx) =>
      applyPayments(tx, now, playerId, { subscription: facts }),
    );
    isMember = isPremium(until, now);
  }
  return isMember;
}
