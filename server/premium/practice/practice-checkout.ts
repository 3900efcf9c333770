import {
  PRACTICE_LATE_MS,
  type PracticeHappening,
  type PracticeOutcome,
} from '../../../game/premium/practice.ts';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { findObject, findObjectsOf } from './practice-queries.ts';
import {
  emit,
  giveBack,
  store,
  latestInvoice,
  lock,
  payIntent,
  payMonth,
  periodOf,
  practiceId,
  secondsOf,
  type Charge,
  type Intent,
  type Session,
  type Subscription,
} from './practice-objects.ts';

/* What a player decides in place of card and bank. */

export async function findCheckout(
  db: Db,
  playerId: string,
  id: string,
): Promise<Session | Refusal<'NO_CHECKOUT'>> {
  const row = await findObject.first(db, { id });
  const session = row?.kind === 'checkout.session' ? (row.body as Session) : undefined;
  return session?.client_reference_id === playerId ? session : refuse('NO_CHECKOUT');
}

interface Finished {
  readonly playerId: string;
  readonly id: string;
  readonly outcome: PracticeOutcome;
}

export async function finishCheckout(
  tx: Tx,
  now: Date,
  { playerId, id, outcome }: Finished,
): Promise<string | Refusal<'NO_CHECKOUT' | 'CHECKOUT_OVER'>> {
  const session = await lock<Session>(tx, id, 'checkout.session');
  if (session?.client_reference_id !== playerId) return refuse('NO_CHECKOUT');
  // Pressed again, or its answer was lost.
  if (session.status === 'complete' && outcome !== 'refused') return session.success_url;
  if (session.status !== 'open') return refuse('CHECKOUT_OVER');
  if (outcome === 'refused') return session.cancel_url.replace('premium=left', 'premium=refused');

  const isLate = outcome === 'late';
  const subscription: Subscription = {
    id: practiceId('subscription', now),
    object: 'subscription',
    status: 'incomplete',
    customer: session.customer,
    created: secondsOf(now),
    ended_at: null,
    cancel_at_period_end: false,
    metadata: session.metadata,
    items: { data: [{ current_period_start: secondsOf(now), current_period_end: secondsOf(now) }] },
    amount: session.amount_total,
    currency: session.currency,
    paid_months: 0,
    refuse_renewal: false,
  };
  const finished: Session = {
    ...session,
    status: 'complete',
    payment_status: isLate ? 'unpaid' : 'paid',
    subscription: subscription.id,
  };
  await store(tx, subscription, { parent: session.customer });
  await store(tx, finished, { dueAt: isLate ? new Date(now.getTime() + PRACTICE_LATE_MS) : null });
  await emit(tx, now, 'checkout.session.completed', finished);
  if (!isLate) await payMonth(tx, now, subscription);
  return session.success_url;
}

/** Only whose payment it is knows the id. */
export async function confirmIntent(
  tx: Tx,
  now: Date,
  {
    playerId,
    id,
    confirmed,
  }: { readonly playerId: string; readonly id: string; readonly confirmed: boolean },
): Promise<Intent['status'] | Refusal<'NO_INTENT'>> {
  const intent = await lock<Intent>(tx, id, 'payment_intent');
  if (intent?.metadata['playerId'] !== playerId) return refuse('NO_INTENT');
  if (intent.status === 'succeeded' && confirmed) return intent.status;
  if (intent.status !== 'requires_action') return refuse('NO_INTENT');
  if (confirmed) return (await payIntent(tx, now, intent)).status;
  const refused: Intent = { ...intent, status: 'requires_payment_method' };
  await store(tx, refused);
  return refused.status;
}

export async function happen(
  tx: Tx,
  now: Date,
  customer: string,
  what: PracticeHappening,
): Promise<true | Refusal<'NO_PRACTICE'>> {
  const rows = await findObjectsOf.rows(tx, { parent: customer, kind: 'subscription', limit: 1 });
  const subscription = await lock<Subscription>(tx, rows[0]?.id ?? '', 'subscription');
  if (subscription?.status !== 'active') return refuse('NO_PRACTICE');
  if (what === 'refuse_renewal') {
    const dueAt = new Date(periodOf(subscription).current_period_end * 1000);
    await store(tx, { ...subscription, refuse_renewal: true }, { parent: customer, dueAt });
    return true;
  }
  const invoice = await latestInvoice(tx, subscription.id);
  const intent = invoice?.payments.data[0]?.payment.payment_intent ?? '';
  const [row] = await findObjectsOf.rows(tx, { parent: intent, kind: 'charge', limit: 1 });
  if (!row) return refuse('NO_PRACTICE');
  await giveBack(tx, now, row.body as Charge, what);
  return true;
}
