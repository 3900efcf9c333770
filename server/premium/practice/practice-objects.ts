import { monthsAfter } from '../../../game/premium/premium.ts';
import type { Tx } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import { findObjectsOf, lockObject, saveObject } from './practice-queries.ts';

/* The few fields of Stripe's objects that the game reads, stored as Stripe names them. Instants are seconds. */

interface Thing {
  readonly id: string;
}

export interface Session extends Thing {
  readonly object: 'checkout.session';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid';
  readonly url: string;
  readonly customer: string;
  readonly client_reference_id: string;
  readonly subscription: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
}

export type Metadata = Readonly<Record<string, string>>;

export interface Subscription extends Thing {
  readonly object: 'subscription';
  readonly status: 'incomplete' | 'active' | 'canceled';
  readonly customer: string;
  readonly created: number;
  readonly ended_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly metadata: Metadata;
  readonly items: { readonly data: readonly { current_period_start: number; current_period_end: number }[] };
  readonly amount: number;
  readonly currency: string;
  readonly paid_months: number;
  readonly refuse_renewal: boolean;
}

export interface Invoice extends Thing {
  readonly object: 'invoice';
  readonly created: number;
  readonly status: 'paid';
  readonly customer: string;
  readonly amount_paid: number;
  readonly currency: string;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string };
  };
  readonly lines: {
    readonly data: readonly {
      readonly period: { readonly start: number; readonly end: number };
      readonly parent: { readonly type: 'subscription_item_details' };
    }[];
  };
  readonly payments: { readonly data: readonly { readonly payment: InvoicePayment }[] };
  readonly status_transitions: { readonly paid_at: number };
}

interface InvoicePayment {
  readonly type: 'payment_intent';
  readonly payment_intent: string;
}

export interface Intent extends Thing {
  readonly object: 'payment_intent';
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly client_secret: string;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
}

export interface Charge extends Thing {
  readonly object: 'charge';
  readonly payment_intent: string;
  readonly amount: number;
  readonly refunded: boolean;
  readonly disputed: boolean;
}

export interface Customer extends Thing {
  readonly object: 'customer';
  readonly metadata: Metadata;
}

export type PracticeObject = Session | Subscription | Invoice | Intent | Charge | Customer;

const PREFIXES = {
  'checkout.session': 'cs',
  subscription: 'sub',
  invoice: 'in',
  payment_intent: 'pi',
  charge: 'ch',
  customer: 'cus',
  event: 'evt',
  refund: 're',
} as const;

/** "in_practice_0198…"; later ones sort later. */
export function practiceId(kind: keyof typeof PREFIXES, now: Date): string {
  return `${PREFIXES[kind]}_practice_${newId(now).replaceAll('-', '')}`;
}

export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

interface StoreOptions {
  readonly parent?: string | null;
  readonly dueAt?: Date | null;
}

export async function store(
  tx: Tx,
  object: PracticeObject,
  { parent = null, dueAt = null }: StoreOptions = {},
) {
  const { id, object: kind } = object;
  await saveObject.run(tx, { id, kind, parent, body: JSON.stringify(object), dueAt });
}

/** Notifies the game at `at`, as the provider's webhooks would. */
export async function emit(tx: Tx, now: Date, type: string, object: unknown, at = now): Promise<void> {
  const id = practiceId('event', now);
  const event = { id, object: 'event', type, created: secondsOf(at), data: { object } };
  await saveObject.run(tx, { id, kind: 'event', parent: null, body: JSON.stringify(event), dueAt: at });
}

export async function lock<Kind extends PracticeObject>(
  tx: Tx,
  id: string,
  kind: Kind['object'],
): Promise<Kind | undefined> {
  const row = await lockObject.first(tx, { id });
  return row?.kind === kind ? (row.body as Kind) : undefined;
}

export const periodOf = ({ items }: Subscription) => {
  const period = items.data[0];
  if (!period) throw new Error('A subscription without a period');
  return period;
};

/** Takes the money for the next month, which begins when the last one ended. */
export async function payMonth(tx: Tx, now: Date, subscription: Subscription): Promise<Subscription> {
  const { id, customer, currency, amount, created, paid_months: months } = subscription;
  const anchor = new Date(created * 1000);
  const [start, end] = [monthsAfter(anchor, months), monthsAfter(anchor, months + 1)];
  const invoiceId = practiceId('invoice', now);
  const intent = await payIntent(tx, now, {
    id: practiceId('payment_intent', now),
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount,
    currency,
    customer,
    client_secret: '',
    latest_charge: null,
    metadata: { invoice: invoiceId },
  });
  const invoice: Invoice = {
    id: invoiceId,
    object: 'invoice',
    created: secondsOf(now),
    status: 'paid',
    customer,
    amount_paid: amount,
    currency,
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    lines: {
      data: [
        {
          period: { start: secondsOf(start), end: secondsOf(end) },
          parent: { type: 'subscription_item_details' },
        },
      ],
    },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: intent.id } }] },
    status_transitions: { paid_at: secondsOf(now) },
  };
  const paid: Subscription = {
    ...subscription,
    status: 'active',
    paid_months: months + 1,
    items: { data: [{ current_period_start: secondsOf(start), current_period_end: secondsOf(end) }] },
  };
  await store(tx, invoice, { parent: id });
  await store(tx, paid, { parent: customer, dueAt: end });
  await emit(tx, now, 'invoice.paid', invoice);
  return paid;
}

export async function payIntent(tx: Tx, now: Date, intent: Intent): Promise<Intent> {
  const charge: Charge = {
    id: practiceId('charge', now),
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    refunded: false,
    disputed: false,
  };
  const paid: Intent = { ...intent, status: 'succeeded', latest_charge: charge.id };
  await store(tx, charge, { parent: intent.id });
  await store(tx, paid);
  await emit(tx, now, 'payment_intent.succeeded', paid);
  return paid;
}

export async function endNow(tx: Tx, now: Date, subscription: Subscription, at = now): Promise<Subscription> {
  const ended: Subscription = { ...subscription, status: 'canceled', ended_at: secondsOf(at) };
  await store(tx, ended, { parent: ended.customer });
  await emit(tx, now, 'customer.subscription.deleted', ended);
  return ended;
}

export async function giveBack(
  tx: Tx,
  now: Date,
  charge: Charge,
  how: 'refund' | 'dispute',
): Promise<Charge> {
  const returned: Charge = how === 'refund' ? { ...charge, refunded: true } : { ...charge, disputed: true };
  await store(tx, returned, { parent: returned.payment_intent });
  if (how === 'refund') await emit(tx, now, 'charge.refunded', returned);
  else
    await emit(tx, now, 'charge.dispute.created', {
      id: 'du_practice',
      object: 'dispute',
      charge: charge.id,
    });
  return returned;
}

export async function latestInvoice(tx: Tx, subscription: string): Promise<Invoice | undefined> {
  const [row] = await findObjectsOf.rows(tx, { parent: subscription, kind: 'invoice', limit: 1 });
  return row?.body as Invoice | undefined;
}
