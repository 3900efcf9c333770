import { expect, test } from 'vitest';
import { PRACTICE_CARDS } from '../../game/premium/practice.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import {
  beginCheckout,
  buyInsight,
  cancel,
  DAY,
  finishCheckout,
  intentOf,
  letHappen,
  MONTH,
  subscribe,
  userOf,
} from '../testing/builders/premium.ts';

const app = await appForFile();

const NOT_MEMBER = { isPremium: false, premiumRenews: false };

test('paying makes a member for a month, with a free insight, and each renewal adds one', async () => {
  const anna = await app.newPlayer();
  expect(await userOf(anna)).toMatchObject({
    ...NOT_MEMBER,
    premiumExpiresAt: null,
    paymentCustomerId: null,
    freeGeneticInsights: 1,
  });
  const id = await beginCheckout(anna);
  expect(await userOf(anna)).toMatchObject({ ...NOT_MEMBER, freeGeneticInsights: 1 });
  expect(await finishCheckout(anna, id)).toMatchObject({
    status: 200,
    body: { returnUrl: '/?premium=paid' },
  });
  const first = await userOf(anna);
  expect(first).toMatchObject({ isPremium: true, premiumRenews: true, freeGeneticInsights: 2 });
  const paidDay = Date.parse(first.premiumExpiresAt ?? '');
  expect(paidDay - app.clock.now().getTime()).toBeGreaterThan(27 * DAY * 1000);

  await app.pass(3 * MONTH);
  const after = await userOf(anna);
  expect(after).toMatchObject({ isPremium: true, freeGeneticInsights: 5 });
  expect(Date.parse(after.premiumExpiresAt ?? '')).toBeGreaterThan(app.clock.now().getTime());
  const { body: payments } = await anna.call('GET /api/payments');
  expect(payments).toHaveLength(4);
  expect(payments[0]).toMatchObject({
    kind: 'premium',
    cents: 500,
    currency: 'usd',
    state: 'paid',
    practice: true,
  });
  const { body: older } = await anna.call('GET /api/payments', { query: { before: payments[2]?.id ?? '' } });
  expect(older).toEqual([payments[3]]);
});

test('cancelled at once, premium is over at once', async () => {
  const anna = await app.newPlayer();
  await subscribe(anna);
  expect(await cancel(anna)).toMatchObject({
    status: 200,
    body: { message: 'Your premium subscription has been cancelled', ...NOT_MEMBER },
  });
  expect(await userOf(anna)).toMatchObject({ ...NOT_MEMBER, freeGeneticInsights: 2 });
  await app.pass(MONTH);
  expect(await userOf(anna)).toMatchObject({ ...NOT_MEMBER, freeGeneticInsights: 2 });
});

test('cancelled for the paid day, premium stays until then; changing one’s mind renews it', async () => {
  const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  for (const player of [anna, bert]) {
    await subscribe(player);
    expect(await cancel(player, { atPeriodEnd: true })).toMatchObject({
      status: 200,
      body: { isPremium: true, premiumRenews: false },
    });
  }
  expect((await bert.call('POST /api/subscription/resume')).body).toMatchObject({ premiumRenews: true });
  await app.pass(27 * DAY);
  expect(await userOf(anna)).toMatchObject({ isPremium: true, premiumRenews: false });
  await app.pass(4 * DAY);
  expect(await userOf(anna)).toMatchObject({ ...NOT_MEMBER, freeGeneticInsights: 2 });
  expect(await userOf(bert)).toMatchObject({ isPremium: true, freeGeneticInsights: 3 });
  // The paid day comes without due work too: nothing ticks.
});

test.each(['refund', 'dispute'] as const)('a %s ends premium, and nothing is taken again', async (what) => {
  const anna = await app.newPlayer();
  await subscribe(anna);
  expect(await letHappen(anna, what)).toMatchObject({ status: 200 });
  expect(await userOf(anna)).toMatchObject(NOT_MEMBER);
  await app.pass(2 * MONTH);
  const { body: payments } = await anna.call('GET /api/payments');
  expect(payments.map(({ state }) => state)).toEqual([what === 'refund' ? 'refunded' : 'disputed']);
  expect(await letHappen(anna, what)).toMatchObject({ status: 409 });
  // One may come back.
  await subscribe(anna);
  expect(await userOf(anna)).toMatchObject({ isPremium: true, freeGeneticInsights: 2 });
});

test.each(['refund', 'dispute'] as const)('a %s takes the free insight of the month', async (what) => {
  const anna = await app.newPlayer();
  const [early, late] = [await aHorse(anna), await aHorse(anna)];
  const use = (horseId: string) => anna.call('POST /api/payments/use-free-insight', { body: { horseId } });
  const genesOf = async (id: string) =>
    (await anna.call('GET /api/horses/:id/genetics', { params: { id } })).body.genetics !== null;
  await subscribe(anna);
  await use(early);
  await letHappen(anna, what);
  // An unused one goes first.
  expect(await userOf(anna)).toMatchObject({ freeGeneticInsights: 0 });
  expect(await genesOf(early)).toBe(true);

  await subscribe(anna);
  await app.pass(60);
  expect(await use(late)).toMatchObject({ status: 200 });
  await letHappen(anna, what);
  expect(await userOf(anna)).toMatchObject({ freeGeneticInsights: 0 });
  expect([await genesOf(early), await genesOf(late)]).toEqual([true, false]);
  expect(await use(late)).toMatchObject({ status: 409 });
  await expectBooksToBalance(app.db, app.clock.now());
});

test('a renewal that the bank refuses ends premium on the paid day', async () => {
  const anna = await app.newPlayer();
  await subscribe(anna);
  await letHappen(anna, 'refuse_renewal');
  await app.pass(27 * DAY);
  expect(await userOf(anna)).toMatchObject({ isPremium: true });
  await app.pass(4 * DAY);
  expect(await userOf(anna)).toMatchObject({ ...NOT_MEMBER, freeGeneticInsights: 2 });
});

test('a refused card changes nothing; a late payment makes a member when it arrives', async () => {
  const anna = await app.newPlayer();
  const refused = await beginCheckout(anna);
  expect((await finishCheckout(anna, refused, 'refused')).body.returnUrl).toBe('/?premium=refused');
  expect(await userOf(anna)).toMatchObject(NOT_MEMBER);
  expect(await beginCheckout(anna)).toBe(refused);
  await finishCheckout(anna, refused, 'late');
  expect((await anna.call('POST /api/subscription/check-status')).body).toEqual({ isPremium: false });
  expect((await anna.call('POST /api/subscription/create')).body.code).toBe('PAYMENT_UNDER_WAY');
  await app.pass(119);
  expect(await userOf(anna)).toMatchObject(NOT_MEMBER);
  await app.pass(2);
  expect(await userOf(anna)).toMatchObject({ isPremium: true, freeGeneticInsights: 2 });
});

test('many checkouts at once are one, and it is paid once', async () => {
  const anna = await app.newPlayer();
  const begun = await atOnce(8, () => anna.call('POST /api/subscription/create'));
  const urls = new Set(begun.map(({ body }) => body.sessionUrl));
  expect(urls.size).toBe(1);
  const id = [...urls][0]?.slice('/checkout/'.length) ?? '';
  const finished = await atOnce(8, () => finishCheckout(anna, id));
  expect(outcomes(finished)).toEqual({ ok: 8 });
  expect((await anna.call('GET /api/payments')).body).toHaveLength(1);
  const checked = await atOnce(8, () => anna.call('POST /api/subscription/check-status'));
  expect(checked.map(({ body }) => body.isPremium)).toEqual(Array.from({ length: 8 }, () => true));
  expect(await userOf(anna)).toMatchObject({ isPremium: true, freeGeneticInsights: 2 });
  expect((await anna.call('POST /api/subscription/create')).body.code).toBe('ALREADY_PREMIUM');
});

test('paying a second time, or while the provider falls silent, reports the premium that was paid', async () => {
  const anna = await app.newPlayer();
  const id = await beginCheckout(anna);
  await finishCheckout(anna, id);
  expect(await finishCheckout(anna, id)).toMatchObject({
    status: 200,
    body: { returnUrl: '/?premium=paid' },
  });
  expect((await finishCheckout(anna, id, 'refused')).body.code).toBe('CHECKOUT_OVER');
  app.paymentService.isAway = true;
  const checked = await anna.call('POST /api/subscription/check-status');
  app.paymentService.isAway = false;
  expect(checked).toMatchObject({ status: 200, body: { isPremium: true } });
});

test('an insight that the notice settled first is a success for the call that paid it, and charged once', async () => {
  const anna = await app.newPlayer();
  const horseId = await aHorse(anna);
  const intent = await intentOf(anna, { horseId, paymentMethodId: PRACTICE_CARDS.confirm });
  const confirm = () =>
    anna.call('POST /api/practice/intents/:id/confirm', {
      params: { id: intent },
      body: { confirmed: true },
    });
  expect(await confirm()).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  await app.pass(1);
  expect((await userOf(anna)).geneticInsightsPurchased).toEqual([horseId]);
  expect(await buyInsight(anna, horseId, PRACTICE_CARDS.confirm)).toMatchObject({
    status: 200,
    body: { requiresAction: false, clientSecret: null },
  });
  // The answer of the bank was lost, and the player confirms again.
  expect(await confirm()).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  expect((await anna.call('GET /api/payments')).body).toHaveLength(1);
});

test('cancelling while the month is renewed leaves no month half paid', async () => {
  const anna = await app.newPlayer();
  await subscribe(anna);
  await app.clock.advance(MONTH);
  await Promise.all([app.pass(1), atOnce(4, () => cancel(anna))]);
  await app.pass(2 * MONTH);
  const user = await userOf(anna);
  expect(user).toMatchObject(NOT_MEMBER);
  const { body: payments } = await anna.call('GET /api/payments');
  expect(user.freeGeneticInsights).toBe(1 + payments.length);
});
