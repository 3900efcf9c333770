import { PRACTICE_CARDS } from '../../game/premium/practice.ts';
import { leave } from '../testing/builders/deletion.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { beginCheckout, finishCheckout, subscribe } from '../testing/builders/premium.ts';
import type { TestApp, TestPlayer } from '../testing/app/test-app.ts';
import type { Provoke, RefusalCases, RefusedRequest } from '../testing/refusal-case.ts';

const LEAVING = 'You are about to leave on May #, #, so premium is not renewed. Please choose to stay first.';

type Request = RefusedRequest['sent'];

/** By somebody who can be known to the provider already. */
const whileAway =
  (prepare: (by: TestPlayer) => Promise<Request>): Provoke =>
  async ({ app }) => {
    const by = await app.newPlayer();
    const sent = await prepare(by);
    app.paymentService.isAway = true;
    return { by, sent, mend: async () => void (app.paymentService.isAway = false) };
  };

const byMember = async (by: TestPlayer): Promise<Request> => {
  await subscribe(by);
  return {};
};

/** Known to the provider, and no member. */
const byCustomer = async (by: TestPlayer): Promise<Request> => {
  await beginCheckout(by);
  return {};
};

const byNewcomer =
  (sent: Request = {}): Provoke =>
  async ({ app }) => ({ by: await app.newPlayer(), sent });

const byLeaving: Provoke = async ({ app }) => {
  const by = await app.newPlayer();
  await leave(by);
  return { by, sent: {} };
};

const card = (horseId: string, paymentMethodId: string = PRACTICE_CARDS.succeeds) => ({
  body: { horseId, paymentMethodId },
});

async function anOwner(app: TestApp) {
  const by = await app.newPlayer();
  return { by, horse: await aHorse(by) };
}

export const PREMIUM_REFUSALS: RefusalCases = {
  'POST /api/subscription/create 409 ALREADY_PREMIUM': async ({ app }) => {
    const by = await app.newPlayer();
    await subscribe(by);
    return { by, sent: {} };
  },
  'POST /api/subscription/create 409 PAYMENT_UNDER_WAY': async ({ app }) => {
    const by = await app.newPlayer();
    await finishCheckout(by, await beginCheckout(by), 'late');
    return { by, sent: {} };
  },
  'POST /api/subscription/create 409 ACCOUNT_LEAVING': [LEAVING, byLeaving],
  'POST /api/subscription/resume 409 ACCOUNT_LEAVING': [LEAVING, byLeaving],
  'POST /api/subscription/create 503 PAYMENTS_AWAY': whileAway(async () => ({})),
  'POST /api/subscription/cancel 409 NOT_SUBSCRIBED': byNewcomer(),
  'POST /api/subscription/cancel 503 PAYMENTS_AWAY': whileAway(byMember),
  'POST /api/subscription/resume 409 NOT_SUBSCRIBED': byNewcomer(),
  'POST /api/subscription/resume 503 PAYMENTS_AWAY': whileAway(byMember),
  'POST /api/subscription/check-status 503 PAYMENTS_AWAY': whileAway(byCustomer),
  'POST /api/payments/genetic-insight 409 ALREADY_SEEN': [
    'You can see the genes of Juniper already. You paid nothing.',
    async ({ app }) => {
      const { by, horse: horseId } = await anOwner(app);
      await by.call('POST /api/payments/use-free-insight', { body: { horseId } });
      return { by, sent: card(horseId) };
    },
  ],
  'POST /api/payments/genetic-insight 409 CARD_REFUSED': [
    'Your card was declined.',
    async ({ app }) => {
      const { by, horse } = await anOwner(app);
      return { by, sent: card(horse, PRACTICE_CARDS.refused) };
    },
  ],
  'POST /api/payments/genetic-insight 503 PAYMENTS_AWAY': whileAway(async (by) => card(await aHorse(by))),
  'GET /api/practice/checkouts/:id 404 NO_CHECKOUT': async ({ app, anna }) => ({
    by: anna,
    sent: { params: { id: await beginCheckout(await app.newPlayer()) } },
  }),
  'POST /api/practice/checkouts/:id/finish 404 NO_CHECKOUT': async ({ app, anna }) => ({
    by: anna,
    sent: { params: { id: await beginCheckout(await app.newPlayer()) }, body: { outcome: 'succeeds' } },
  }),
  'POST /api/practice/checkouts/:id/finish 409 CHECKOUT_OVER': async ({ app }) => {
    const by = await app.newPlayer();
    const id = await beginCheckout(by);
    await finishCheckout(by, id);
    return { by, sent: { params: { id }, body: { outcome: 'refused' } } };
  },
  'POST /api/practice/intents/:id/confirm 404 NO_INTENT': byNewcomer({
    params: { id: 'pi_practice_1' },
    body: { confirmed: true },
  }),
  'POST /api/practice/happenings 409 NO_PRACTICE': byNewcomer({ body: { what: 'refund' } }),
};
