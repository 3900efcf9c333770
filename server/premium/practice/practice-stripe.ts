import { PRACTICE_CARDS } from '../../../game/premium/practice.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentFetch } from '../provider.ts';
import { beginRequest, endRequest, findObject, findObjectsOf, findRequest } from './practice-queries.ts';
import {
  emit,
  endNow,
  giveBack,
  store,
  lock,
  payIntent,
  practiceId,
  secondsOf,
  type Charge,
  type Intent,
  type Metadata,
  type Session,
  type Subscription,
} from './practice-objects.ts';

/*
 * Answers the calls that the game makes of Stripe, over no network and with no money: the same code pays on a server
 * with keys and on one without.
 */

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface ApiRequest {
  readonly tx: Tx;
  readonly now: Date;
  /** From the path. */
  readonly id: string;
  readonly fields: URLSearchParams;
}

type Handler = (request: ApiRequest) => Promise<object | Answer>;

const MISSING: Answer = problem(404, { code: 'resource_missing', message: 'There is no such object.' });

function problem(status: number, error: { type?: string; code: string; message: string }): Answer {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } };
}

const refuseState = (message: string) => problem(400, { code: 'payment_intent_unexpected_state', message });

function metadataOf(fields: URLSearchParams, prefix = 'metadata'): Metadata {
  const entries = [...fields].flatMap(([name, value]) => {
    const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : undefined;
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

const list = (data: readonly object[]) => ({ object: 'list', has_more: false, data });

async function find(tx: Tx, id: string, kind: string): Promise<object | Answer> {
  const row = await findObject.first(tx, { id });
  return row?.kind === kind ? row.body : MISSING;
}

async function listOf({ tx, fields }: ApiRequest, parent: 'customer' | 'subscription', kind: string) {
  const limit = Math.min(Number(fields.get('limit') ?? 10), 100);
  const rows = await findObjectsOf.rows(tx, { parent: fields.get(parent) ?? '', kind, limit });
  return list(rows.map(({ body }) => body));
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  async 'POST customers'({ tx, now, fields }) {
    const customer = {
      id: practiceId('customer', now),
      object: 'customer' as const,
      metadata: metadataOf(fields),
    };
    await store(tx, customer);
    return customer;
  },

  async 'POST checkout/sessions'({ tx, now, fields }) {
    const id = practiceId('checkout.session', now);
    const back = fields.get('success_url') ?? '';
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${back.slice(0, back.indexOf('/?'))}/checkout/${id}`,
      customer: fields.get('customer') ?? '',
      client_reference_id: fields.get('client_reference_id') ?? '',
      subscription: null,
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]') ?? '',
      metadata: metadataOf(fields, 'subscription_data[metadata]'),
      success_url: back,
      cancel_url: fields.get('cancel_url') ?? '',
    };
    await store(tx, session);
    return session;
  },
  'GET checkout/sessions/:id': ({ tx, id }) => find(tx, id, 'checkout.session'),

  'GET subscriptions': (request) => listOf(request, 'customer', 'subscription'),
  'GET subscriptions/:id': ({ tx, id }) => find(tx, id, 'subscription'),
  async 'POST subscriptions/:id'({ tx, now, id, fields }) {
    const subscription = await lock<Subscription>(tx, id, 'subscription');
    if (!subscription) return MISSING;
    if (subscription.status === 'canceled') return refuseState('A canceled subscription cannot be updated.');
    const { items, customer } = subscription;
    const updated: Subscription = {
      ...subscription,
      cancel_at_period_end: fields.get('cancel_at_period_end') === 'true',
    };
    const dueAt = new Date((items.data[0]?.current_period_end ?? 0) * 1000);
    await store(tx, updated, { parent: customer, dueAt });
    await emit(tx, now, 'customer.subscription.updated', updated);
    return updated;
  },
  async 'DELETE subscriptions/:id'({ tx, now, id }) {
    const subscription = await lock<Subscription>(tx, id, 'subscription');
    if (!subscription || subscription.status === 'canceled') return MISSING;
    return endNow(tx, now, subscription);
  },

  'GET invoices': (request) => listOf(request, 'subscription', 'invoice'),
  async 'GET invoice_payments'({ tx, fields }) {
    const intent = (await find(
      tx,
      fields.get('payment[payment_intent]') ?? '',
      'payment_intent',
    )) as Partial<Intent>;
    const invoice = await find(tx, intent.metadata?.['invoice'] ?? '', 'invoice');
    return list('object' in invoice ? [{ object: 'invoice_payment', invoice }] : []);
  },

  async 'POST payment_intents'({ tx, now, fields }) {
    const id = practiceId('payment_intent', now);
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      currency: fields.get('currency') ?? '',
      customer: fields.get('customer'),
      client_secret: `${id}_secret_${secondsOf(now)}`,
      latest_charge: null,
      metadata: metadataOf(fields),
    };
    await store(tx, intent);
    return intent;
  },
  async 'GET payment_intents/:id'({ tx, id, fields }) {
    const intent = (await find(tx, id, 'payment_intent')) as Intent;
    if (![...fields.values()].includes('latest_charge') || !intent.latest_charge) return intent;
    return { ...intent, latest_charge: await find(tx, intent.latest_charge, 'charge') };
  },
  async 'POST payment_intents/:id/confirm'({ tx, now, id, fields }) {
    const intent = await lock<Intent>(tx, id, 'payment_intent');
    if (!intent) return MISSING;
    if (intent.status === 'succeeded') return refuseState('This payment cannot be confirmed now.');
    switch (fields.get('payment_method')) {
      case PRACTICE_CARDS.succeeds:
        return payIntent(tx, now, intent);
      case PRACTICE_CARDS.confirm: {
        const waiting: Intent = { ...intent, status: 'requires_action' };
        await store(tx, waiting);
        return waiting;
      }
      case PRACTICE_CARDS.refused:
        return problem(402, {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        });
      default:
        return problem(400, {
          code: 'resource_missing',
          message: 'Practice payments take practice cards only.',
        });
    }
  },
  'GET charges/:id': ({ tx, id }) => find(tx, id, 'charge'),
  async 'POST refunds'({ tx, now, fields }) {
    const [row] = await findObjectsOf.rows(tx, {
      parent: fields.get('payment_intent') ?? '',
      kind: 'charge',
      limit: 1,
    });
    if (!row) return MISSING;
    const charge = row.body as Charge;
    if (!charge.refunded) await giveBack(tx, now, charge, 'refund');
    return { id: practiceId('refund', now), object: 'refund', charge: charge.id, status: 'succeeded' };
  },
};

/** Ids have an underscore; names of calls after them do not change the position of the id. */
function routeOf(method: string, path: string) {
  const parts = path.replace(/^\/v1\//, '').split('/');
  const at = parts.findIndex((part) => /^[a-z]+_practice_/.test(part));
  const id = parts[at] ?? '';
  return { id, route: `${method} ${parts.map((part, index) => (index === at ? ':id' : part)).join('/')}` };
}

/** Keys that the library draws for its own retries are of no use later. */
const isReusable = (key: string | null): key is string =>
  key !== null && !key.startsWith('stripe-node-retry');

export function practiceStripe(db: Db, now: () => Date): PaymentFetch {
  return async (address, { method = 'GET', headers, body }) => {
    const url = new URL(address);
    const { id, route } = routeOf(method, url.pathname);
    const handler = HANDLERS[route];
    const fields = new URLSearchParams(typeof body === 'string' && body !== '' ? body : url.search);
    const key = new Headers(headers).get('idempotency-key');
    const { status, body: answer } = handler
      ? await inTransaction(db, async (tx) => {
          const run = async () => answerOf(await handler({ tx, now: now(), id, fields }));
          return isReusable(key) ? once(tx, key, run) : run();
        })
      : problem(404, { code: 'unknown_route', message: `Practice payments do not know ${route}.` });
    return Response.json(answer, { status, headers: { 'request-id': `req_practice` } });
  };
}

const answerOf = (made: object | Answer): Answer =>
  'status' in made && typeof made.status === 'number' && 'body' in made
    ? { status: made.status, body: made.body }
    : { status: 200, body: made };

async function once(tx: Tx, key: string, run: () => Promise<Answer>): Promise<Answer> {
  if (!(await beginRequest.first(tx, { key }))) {
    const before = await findRequest.first(tx, { key });
    if (!before) throw new Error(`No answer was stored for ${key}`);
    return { status: before.status, body: before.answer };
  }
  const answer = await run();
  await endRequest.run(tx, { key, status: answer.status, answer: JSON.stringify(answer.body) });
  return answer;
}
