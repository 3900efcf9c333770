import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { beginCheckout, userOf } from '../testing/builders/premium.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { finishCheckout } from './practice/practice-checkout.ts';
import { practiceStripe } from './practice/practice-stripe.ts';
import { WEBHOOK_PATH } from './receive-event.ts';

/*
 * A server with keys: the official library talks over HTTP to a local server, and webhooks come with Stripe's
 * signatures. The local server stores its objects in a database of its own.
 */

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };
const PUBLIC_URL = 'https://fetlock.test';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
}

let anna: TestPlayer;
const received: ReceivedRequest[] = [];
/** Delays an answer of the local server. */
let beforeAnswer: (path: string) => Promise<unknown> = () => Promise.resolve();
const stripe = new Stripe('sk_test_1');
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = 'GET', url = '', headers } = request;
    const key = headers['idempotency-key'];
    received.push({
      method,
      path: url,
      key: typeof key === 'string' ? key : undefined,
      authorization: headers.authorization,
    });
    const answer = practiceStripe(atStripe.db, () => app.clock.now());
    const body = Buffer.concat(chunks).toString();
    const init = {
      method,
      headers: new Headers(typeof key === 'string' ? { 'idempotency-key': key } : {}),
      body,
    };
    beforeAnswer(url)
      .then(() => answer(`http://stripe${url}`, init))
      .then(async (answered) => {
        response.writeHead(answered.status, { 'content-type': 'application/json', 'request-id': 'req_1' });
        return response.end(await answered.text());
      })
      .catch(() => response.destroy());
  });
});

const atStripe = await freshDatabase();
afterAll(() => atStripe.close());
http.listen(0, '127.0.0.1');
afterAll(() => void http.close());
await once(http, 'listening');
const { port } = http.address() as AddressInfo;
const app = await appForFile({
  stripe: KEYS,
  wrapPaymentFetch: (fetch) => (address, init) =>
    fetch(address.replace(/^https:\/\/api\.stripe\.com(?::443)?/, `http://127.0.0.1:${port}`), init),
});
beforeEach(async () => {
  received.length = 0;
  anna = await app.newPlayer();
});

async function payAtStripe(player: TestPlayer, id: string): Promise<void> {
  const finished = { playerId: player.id, id, outcome: 'succeeds' } as const;
  const back = await inTransaction(atStripe.db, (tx) => finishCheckout(tx, app.clock.now(), finished));
  expect(back).toBe(`${PUBLIC_URL}/?premium=paid`);
}

interface Event {
  readonly id: string;
  readonly type: string;
}

/** The events about one customer, oldest first. */
async function eventsOf(customer: string): Promise<Event[]> {
  const rows = await atStripe.db
    .selectFrom('practice_objects')
    .select('body')
    .where('kind', '=', 'event')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body as Event).filter((event) => JSON.stringify(event).includes(customer));
}

function sign(payload: string, secret = KEYS.webhookSecret, timestamp = Math.floor(Date.now() / 1000)) {
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

async function post(payload: string, signature: string | undefined) {
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  });
  return statusCode;
}

const send = (event: Event) => {
  const payload = JSON.stringify(event);
  return post(payload, sign(payload));
};

async function aPaidCheckout(): Promise<readonly Event[]> {
  const { body } = await anna.call('POST /api/subscription/create');
  expect(body.sessionUrl).toMatch(new RegExp(`^${PUBLIC_URL}/checkout/cs_`));
  const id = body.sessionUrl.slice(`${PUBLIC_URL}/checkout/`.length);
  await payAtStripe(anna, id);
  return eventsOf((await userOf(anna)).paymentCustomerId ?? 'nobody');
}

const MEMBER = { isPremium: true, premiumRenews: true, freeGeneticInsights: 2 };

test('calls carry the secret key and an idempotency key; the practice pages are not there', async () => {
  await anna.call('POST /api/subscription/create');
  expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer sk_test_1']));
  const made = received.filter(({ method }) => method === 'POST');
  expect(made.map(({ path, key }) => [path, key?.includes(anna.id)])).toEqual([
    ['/v1/customers', true],
    ['/v1/checkout/sessions', true],
  ]);
  expect((await anna.call('GET /api/payments/way')).body).toEqual({
    practice: false,
    publishableKey: 'pk_test_1',
  });
  expect((await anna.call('POST /api/practice/happenings', { body: { what: 'refund' } })).status).toBe(409);
  const { headers } = await app.http.inject('/api/breeds');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' https:\/\/js\.stripe\.com;/);
});

describe('a webhook', () => {
  test('in any order, twice, and twice at once: a member with one insight', async () => {
    const events = await aPaidCheckout();
    expect(events.map(({ type }) => type)).toContain('invoice.paid');
    expect(await userOf(anna)).toMatchObject({ isPremium: false, freeGeneticInsights: 1 });
    const all = [...events.toReversed(), ...events];
    expect(await Promise.all(all.map(send))).toEqual(all.map(() => 200));
    for (const event of events) expect(await send(event)).toBe(200);
    expect(await userOf(anna)).toMatchObject(MEMBER);
  });

  test('with a forged, missing, foreign or old signature does nothing', async () => {
    const [event] = await aPaidCheckout();
    const payload = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    expect(await post(payload, undefined)).toBe(400);
    expect(await post(payload, 'nonsense')).toBe(400);
    expect(await post(payload, sign(payload, 'whsec_other'))).toBe(400);
    expect(await post(payload, sign(payload, KEYS.webhookSecret, now - 3600))).toBe(400);
    expect(await post(payload.replace('"type"', '"Type"'), sign(payload))).toBe(400);
    expect(await userOf(anna)).toMatchObject({ isPremium: false });
    expect(await post(payload, sign(payload))).toBe(200);
    expect(await userOf(anna)).toMatchObject({ isPremium: true });
  });

  test('that comes after the end does not begin premium again', async () => {
    const events = await aPaidCheckout();
    expect((await anna.call('POST /api/subscription/check-status')).body).toEqual({ isPremium: true });
    expect(await anna.call('POST /api/subscription/cancel')).toMatchObject({ status: 200 });
    for (const event of events) await send(event);
    expect(await userOf(anna)).toMatchObject({ isPremium: false, freeGeneticInsights: 2 });
  });

  test('of a dispute before the payment is known ends it at once', async () => {
    await aPaidCheckout();
    const { paymentCustomerId } = await userOf(anna);
    const charge = await atStripe.db
      .selectFrom('practice_objects as charge')
      .innerJoin('practice_objects as intent', 'intent.id', 'charge.parent')
      .select(['charge.id', 'charge.body'])
      .where('charge.kind', '=', 'charge')
      .where(({ eb, cast, ref }) =>
        eb(cast<string>(ref('intent.body'), 'text'), 'like', `%${paymentCustomerId}%`),
      )
      .executeTakeFirstOrThrow();
    await atStripe.db
      .updateTable('practice_objects')
      .set({ body: JSON.stringify({ ...charge.body, disputed: true }) })
      .where('id', '=', charge.id)
      .execute();
    const data = { object: { id: 'du_1', object: 'dispute', charge: charge.id } };
    const dispute = { id: `evt_${anna.id}`, object: 'event', type: 'charge.dispute.created', data };
    expect(await send(dispute)).toBe(200);
    expect(await userOf(anna)).toMatchObject({ isPremium: false });
    expect((await anna.call('GET /api/payments')).body).toMatchObject([{ state: 'disputed' }]);
    const ended = received.filter(({ method }) => method === 'DELETE');
    expect(ended).toHaveLength(1);
  });

  test('of something else is acknowledged', async () => {
    expect(await send({ id: 'evt_other', type: 'payout.paid' })).toBe(200);
  });
});

test('an insight is paid once, by its notice too', async () => {
  const horseId = await aHorse(anna);
  const body = { horseId, paymentMethodId: 'pm_card_visa' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => anna.call('POST /api/payments/genetic-insight', { body })),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const event of await eventsOf((await userOf(anna)).paymentCustomerId ?? 'nobody')) await send(event);
  expect(await userOf(anna)).toMatchObject({ geneticInsightsPurchased: [horseId], freeGeneticInsights: 1 });
  expect((await anna.call('GET /api/payments')).body).toMatchObject([
    { kind: 'insight', cents: 100, horseId },
  ]);
});

test('a request to pay after another has paid charges nothing', async () => {
  const horseId = await aHorse(anna);
  const body = { horseId, paymentMethodId: 'pm_card_visa' };
  let bothArrived = () => {};
  const other = new Promise<void>((resolve) => (bothArrived = resolve));
  let goOn = () => {};
  const paid = new Promise<void>((resolve) => (goOn = resolve));
  let customers = 0;
  beforeAnswer = async (path) => {
    if (path !== '/v1/customers') return;
    if (++customers === 1) return await other;
    bothArrived();
    await paid;
  };
  received.length = 0;
  const requests = [1, 2].map(() => anna.call('POST /api/payments/genetic-insight', { body }));
  await Promise.race(requests);
  goOn();
  const answers = await Promise.all(requests);
  beforeAnswer = () => Promise.resolve();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(customers).toBe(2);
  expect(received.filter(({ path }) => path === '/v1/refunds')).toEqual([]);
  expect((await anna.call('GET /api/payments')).body).toMatchObject([
    { kind: 'insight', cents: 100, horseId, state: 'paid' },
  ]);
});

test('while Stripe does not answer, nothing changes', async () => {
  app.paymentService.isAway = true;
  expect(await anna.call('POST /api/subscription/create')).toMatchObject({ status: 503 });
  app.paymentService.isAway = false;
  expect(await beginCheckout(anna)).toBeTruthy();
});
