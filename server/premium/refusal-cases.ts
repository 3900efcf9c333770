import { PRACTICE_CARDS } from '../../game/premium/practice.ts';
import { leave } from '../testing/builders/deletion.ts';
import { beginCheckout, finishCheckout, subscribe } from '../testing/builders/premium.ts';
import { newcomer, type Called, type RefusalCases, type Scene } from '../testing/refusal-case.ts';

const LEAVING = 'You are about to leave on May #, #, so premium is not renewed. Please choose to stay first.';
const CREATE = 'POST /api/subscription/create';
const RESUME = 'POST /api/subscription/resume';
const INSIGHT = 'POST /api/payments/genetic-insight';
const FINISH = 'POST /api/practice/checkouts/:id/finish';

const member = newcomer.after(({ by }) => subscribe(by));
/** Known to the provider, and no member. */
const customer = newcomer.with(async ({ by }) => ({ checkout: await beginCheckout(by) }));
const leaving = newcomer.after(({ by }) => leave(by));
const owner = newcomer.horse();

/** The payment provider does not answer. */
const whileAway = <Known extends Called>(scene: Scene<Known>) =>
  scene
    .after(({ app }) => {
      app.paymentService.isAway = true;
    })
    .mend(async ({ app }) => {
      app.paymentService.isAway = false;
    });

const paying =
  (paymentMethodId: string = PRACTICE_CARDS.succeeds) =>
  ({ horse }: { readonly horse: string }) => ({ body: { horseId: horse, paymentMethodId } });

const finishing =
  (outcome: string) =>
  ({ checkout }: { readonly checkout: string }) => ({ params: { id: checkout }, body: { outcome } });

export const PREMIUM_REFUSALS: RefusalCases = {
  [`${CREATE} 409 ALREADY_PREMIUM`]: member.sends(),
  [`${CREATE} 409 PAYMENT_UNDER_WAY`]: customer
    .after(({ by, checkout }) => finishCheckout(by, checkout, 'late'))
    .sends(),
  [`${CREATE} 409 ACCOUNT_LEAVING`]: [LEAVING, leaving.sends()],
  [`${RESUME} 409 ACCOUNT_LEAVING`]: [LEAVING, leaving.sends()],
  [`${CREATE} 503 PAYMENTS_AWAY`]: whileAway(newcomer).sends(),
  'POST /api/subscription/cancel 409 NOT_SUBSCRIBED': newcomer.sends(),
  'POST /api/subscription/cancel 503 PAYMENTS_AWAY': whileAway(member).sends(),
  [`${RESUME} 409 NOT_SUBSCRIBED`]: newcomer.sends(),
  [`${RESUME} 503 PAYMENTS_AWAY`]: whileAway(member).sends(),
  'POST /api/subscription/check-status 503 PAYMENTS_AWAY': whileAway(customer).sends(),
  [`${INSIGHT} 409 ALREADY_SEEN`]: [
    'You can see the genes of Juniper already. You paid nothing.',
    owner
      .after(({ by, horse }) => by.call('POST /api/payments/use-free-insight', { body: { horseId: horse } }))
      .sends(paying()),
  ],
  [`${INSIGHT} 409 CARD_REFUSED`]: ['Your card was declined.', owner.sends(paying(PRACTICE_CARDS.refused))],
  [`${INSIGHT} 503 PAYMENTS_AWAY`]: whileAway(owner).sends(paying()),
  'GET /api/practice/checkouts/:id 404 NO_CHECKOUT': customer
    .byAnna()
    .sends(({ checkout }) => ({ params: { id: checkout } })),
  [`${FINISH} 404 NO_CHECKOUT`]: customer.byAnna().sends(finishing('succeeds')),
  [`${FINISH} 409 CHECKOUT_OVER`]: customer
    .after(({ by, checkout }) => finishCheckout(by, checkout))
    .sends(finishing('refused')),
  'POST /api/practice/intents/:id/confirm 404 NO_INTENT': newcomer.sends({
    params: { id: 'pi_practice_1' },
    body: { confirmed: true },
  }),
  'POST /api/practice/happenings 409 NO_PRACTICE': newcomer.sends({ body: { what: 'refund' } }),
};
