import { membershipOf, type Membership, type PaymentState } from '../../game/premium/premium.ts';
import { retryEndPayments } from '../accounts/deletion/request-deletion.ts';
import type { Tx } from '../db/connection.ts';
import { saveMember } from '../players/player.ts';
import * as queries from './premium-queries.ts';
import type { SubscriptionFacts } from './subscription-facts.ts';

/** What the provider said of a player. */
export interface Payments {
  readonly subscription?: SubscriptionFacts | undefined;
  readonly returned?: { readonly intent: string; readonly state: PaymentState } | undefined;
}

export interface Applied extends Membership {
  /** Money was newly returned. */
  readonly isReturned: boolean;
}

/** Stores what was paid and returned, and updates the membership. Idempotent. */
export async function applyPayments(
  tx: Tx,
  now: Date,
  playerId: string,
  { subscription, returned }: Payments,
): Promise<Applied> {
  if (subscription) await retryEndPayments(tx, now, playerId, subscription);
  // Both branches wait for others who apply payments of the player.
  const insights = subscription ? await storeSubscription(tx, now, subscription) : 0;
  if (!subscription) await queries.lockCustomer.first(tx, { playerId });
  const isReturned =
    returned !== undefined && (await queries.returnPayment.rows(tx, { ...returned, now })).length > 0;
  const membership = await follow(tx, playerId, { subscription: subscription?.id ?? null, insights });
  return { ...membership, isReturned };
}

/** Returns the number of new paid months. */
async function storeSubscription(tx: Tx, now: Date, facts: SubscriptionFacts): Promise<number> {
  const { id, playerId, customer, practice, renews, endedAt, periods, readAt } = facts;
  await queries.saveCustomer.first(tx, { playerId, customer, practice });
  await queries.saveSubscription.run(tx, { id, playerId, practice, renews, endedAt, readAt });
  const added = await queries.insertPeriods.rows(tx, {
    ids: periods.map((period) => period.id),
    intents: periods.map(({ intent }) => intent),
    cents: periods.map(({ cents }) => cents),
    currencies: periods.map(({ currency }) => currency),
    starts: periods.map(({ start }) => start),
    ends: periods.map(({ end }) => end),
    states: periods.map(({ state }) => state),
    paidAts: periods.map(({ paidAt }) => paidAt),
    playerId,
    subscription: id,
    practice,
    now,
  });
  return added.filter(({ state }) => state === 'paid').length;
}

/** One free insight for each month that was paid. */
async function follow(
  tx: Tx,
  playerId: string,
  { subscription, insights }: { readonly subscription: string | null; readonly insights: number },
): Promise<Membership> {
  const periods = await queries.findPeriods.rows(tx, { playerId });
  const membership = membershipOf(
    periods.map(({ periodEnd: end, state, endedAt, renews }) => ({ end, state, endedAt, renews })),
  );
  const { until, paidUntil, renews } = membership;
  await queries.saveMembership.run(tx, { playerId, subscription, paidUntil, renews });
  await saveMember(tx, playerId, { until, insights });
  return membership;
}

/** Nobody renews subscriptions of the practice provider any more. */
export async function endPracticeSubscriptions(tx: Tx, now: Date, playerId: string): Promise<void> {
  await queries.lockCustomer.first(tx, { playerId });
  await queries.endSubscriptions.run(tx, { playerId, practice: true, now });
  await follow(tx, playerId, { subscription: null, insights: 0 });
}
