import { z } from 'zod';
import { LEAVING_REFUSALS } from './accounts/deletion.ts';
import { call } from './call.ts';
import { Id, Instant, Limit, OWN_HORSE, Whole } from './pieces.ts';

const AWAY = {
  PAYMENTS_AWAY: [
    503,
    'The payment service does not answer. You paid nothing. Please try again in a moment.',
  ],
} as const;

const NOT_SUBSCRIBED = {
  NOT_SUBSCRIBED: [409, 'You have no premium subscription.'],
} as const;

export const createSubscription = call({
  method: 'POST',
  path: '/api/subscription/create',
  access: 'player',
  summary: 'Begin to subscribe to premium: the checkout page to go to',
  reply: z.object({ sessionUrl: z.string() }),
  refusals: {
    ALREADY_PREMIUM: [409, 'You are a Premium Member already. You paid nothing more.'],
    PAYMENT_UNDER_WAY: [409, 'Your payment is still on its way. Premium starts when it arrives.'],
    ...LEAVING_REFUSALS,
    ...AWAY,
  },
});

const Subscription = z.object({
  message: z.string(),
  isPremium: z.boolean(),
  premiumExpiresAt: Instant.nullable(),
  premiumRenews: z.boolean(),
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'player',
  summary: 'End premium at once, or keep it until the paid day',
  body: z.object({
    atPeriodEnd: z.boolean('Please say when premium should end.').default(false),
  }),
  reply: Subscription,
  refusals: { ...NOT_SUBSCRIBED, ...AWAY },
});

export const resumeSubscription = call({
  method: 'POST',
  path: '/api/subscription/resume',
  access: 'player',
  summary: 'Renew premium after all, before the paid day',
  reply: Subscription,
  refusals: { ...NOT_SUBSCRIBED, ...LEAVING_REFUSALS, ...AWAY },
});

export const checkSubscription = call({
  method: 'POST',
  path: '/api/subscription/check-status',
  access: 'player',
  summary: 'Check with the payment provider whether premium is paid',
  reply: z.object({ isPremium: z.boolean() }),
  refusals: AWAY,
});

export const paymentWay = call({
  method: 'GET',
  path: '/api/payments/way',
  access: 'player',
  summary: 'How this server takes payments',
  reply: z.object({
    /** No money moves. */
    practice: z.boolean(),
    /** For Stripe's card form. */
    publishableKey: z.string().nullable(),
  }),
  refusals: {},
});

export const buyInsight = call({
  method: 'POST',
  path: '/api/payments/genetic-insight',
  access: 'player',
  secret: true,
  summary: 'See the genes of one of your horses for 1.00 USD; once confirmed with the bank, call again',
  body: z.object({
    horseId: Id,
    /** Made by the provider's card form. */
    paymentMethodId: z
      .string('A payment card is required.')
      .regex(/^pm_\w{1,200}$/, 'A payment card is required.'),
  }),
  reply: z.object({
    requiresAction: z.boolean(),
    /** Set if the card's bank requires a confirmation. */
    clientSecret: z.string().nullable(),
  }),
  refusals: {
    ...OWN_HORSE,
    ALREADY_SEEN: [409, 'You can see the genes of {name} already. You paid nothing.'],
    CARD_REFUSED: [409, '{reason}'],
    // It may have taken the money before it fell silent.
    PAYMENTS_AWAY: [
      503,
      'The payment service does not answer. Please try again in a moment: you are never charged twice.',
    ],
  },
});

export const listPayments = call({
  method: 'GET',
  path: '/api/payments',
  access: 'player',
  summary: 'What the player paid, newest first',
  query: z.object({
    limit: Limit,
    /** The last payment of the previous page. */
    before: z
      .string()
      .regex(/^(?:in|pi)_\w{1,250}$/, 'That is not a payment.')
      .optional(),
  }),
  paged: true,
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['premium', 'insight']),
      cents: Whole,
      currency: z.string(),
      state: z.enum(['paid', 'refunded', 'disputed']),
      /** The month paid, for premium. */
      periodStart: Instant.nullable(),
      periodEnd: Instant.nullable(),
      horseId: Id.nullable(),
      practice: z.boolean(),
      paidAt: Instant,
    }),
  ),
  refusals: {},
});
