import { z } from 'zod';
import { PRACTICE_HAPPENINGS, PRACTICE_OUTCOMES } from '../game/premium/practice.ts';
import { call } from './call.ts';
import { Instant, Whole } from './pieces.ts';

/* The built-in payment provider of servers without keys: no money moves. */

const OfPractice = z.object({ id: z.string().max(100) });

const NO_CHECKOUT = { NO_CHECKOUT: [404, 'There is no such practice checkout. You paid nothing.'] } as const;

export const readPracticeCheckout = call({
  method: 'GET',
  path: '/api/practice/checkouts/:id',
  access: 'player',
  summary: 'What a practice checkout is for',
  params: OfPractice,
  reply: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    cents: Whole,
    currency: z.string(),
    periodStart: Instant,
    periodEnd: Instant,
  }),
  refusals: NO_CHECKOUT,
});

export const finishPracticeCheckout = call({
  method: 'POST',
  path: '/api/practice/checkouts/:id/finish',
  access: 'player',
  summary: 'Let a practice payment succeed, fail, or arrive late',
  params: OfPractice,
  body: z.object({ outcome: z.enum(PRACTICE_OUTCOMES, 'Please choose what the payment should do.') }),
  reply: z.object({ returnUrl: z.string() }),
  refusals: {
    ...NO_CHECKOUT,
    CHECKOUT_OVER: [409, 'This practice checkout is over. You paid nothing more.'],
  },
});

export const confirmPracticeIntent = call({
  method: 'POST',
  path: '/api/practice/intents/:id/confirm',
  access: 'player',
  summary: 'Play the bank that a card payment waits for',
  params: OfPractice,
  body: z.object({ confirmed: z.boolean('Please say whether the bank confirms.') }),
  reply: z.object({ status: z.enum(['succeeded', 'requires_payment_method']) }),
  refusals: { NO_INTENT: [404, 'No practice payment waits for your bank.'] },
});

export const letHappen = call({
  method: 'POST',
  path: '/api/practice/happenings',
  access: 'player',
  summary: 'Try out a refund, a dispute or a refused renewal of your practice subscription',
  body: z.object({ what: z.enum(PRACTICE_HAPPENINGS, 'Please choose what should happen.') }),
  reply: z.object({ message: z.string() }),
  refusals: { NO_PRACTICE: [409, 'You have no practice subscription to try this with.'] },
});
