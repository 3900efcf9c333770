import { isPremium } from '../../game/premium/premium.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { applyPayments, endPracticeSubscriptions } from './apply-subscription.ts';
import { findLiveSubscriptions, findMembership } from './premium-queries.ts';
import { isGone, isOver, type Provider } from './provider.ts';
import { readSubscription } from './subscription-facts.ts';

export interface Payer {
  readonly playerId: string;
  readonly now: Date;
}

export type Ending = 'now' | 'on_paid_day' | 'never';

interface After {
  readonly isPremium: boolean;
  readonly premiumExpiresAt: string | null;
  readonly premiumRenews: boolean;
}

/** Notifies the provider first, then stores its answer: whatever happened meanwhile is part of it. */
export async function endSubscription(
  db: Db,
  provider: Provider,
  { playerId, now }: Payer,
  ending: Ending,
): Promise<After | Refusal<'NOT_SUBSCRIBED'>> {
  const { practice } = provider;
  if (!practice) await inTransaction(db, (tx) => endPracticeSubscriptions(tx, now, playerId));
  const live = await findLiveSubscriptions.rows(db, { playerId, practice });
  let ended = 0;
  for (const { id } of live) {
    await notifyProvider(provider, id, ending);
    const facts = await readSubscription(db, provider, id, now);
    if (!facts) continue;
    await inTransaction(db, (tx) => applyPayments(tx, now, playerId, { subscription: facts }));
    // It may have ended at the provider before.
    if (ending === 'now' || facts.endedAt === null) ended += 1;
  }
  if (ended === 0) return refuse('NOT_SUBSCRIBED');
  const row = await findMembership.first(db, { playerId });
  return {
    isPremium: isPremium(row?.premiumUntil ?? null, now),
    premiumExpiresAt: row?.paidUntil?.toISOString() ?? null,
    premiumRenews: row?.renews ?? false,
  };
}

export async function notifyProvider(provider: Provider, id: string, ending: Ending): Promise<void> {
  const stripe = await provider.stripe();
  try {
    if (ending === 'now') await stripe.subscriptions.cancel(id);
    else await stripe.subscriptions.update(id, { cancel_at_period_end: ending === 'on_paid_day' });
  } catch (error) {
    // Ended already: what the provider knows is read next.
    if (!(await hasEnded(provider, id, error))) throw error;
  }
}

async function hasEnded(provider: Provider, id: string, error: unknown): Promise<boolean> {
  if (await isGone(error)) return true;
  const { status } = await (await provider.stripe()).subscriptions.retrieve(id);
  return isOver(status);
}
