import { cancel, letHappen, subscribe } from './builders/premium.ts';
import type { TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly anna: TestPlayer;
  readonly horse: string;
}

type LockCase = readonly [order: string, useCase: () => Promise<() => Promise<unknown>>];

const FOLLOWED = 'account_deletions, payment_customers, subscriptions, players';

/** Expected table order by call. */
export const premiumLockCases = (scene: () => Scene): Readonly<Record<string, LockCase>> => ({
  'POST /api/subscription/cancel': [
    FOLLOWED,
    async () => {
      await subscribe(scene().anna);
      return () => cancel(scene().anna);
    },
  ],
  'POST /api/subscription/resume': [
    FOLLOWED,
    async () => {
      await subscribe(scene().anna);
      await cancel(scene().anna, { atPeriodEnd: true });
      return () => scene().anna.call('POST /api/subscription/resume');
    },
  ],
  'POST /api/subscription/check-status': [
    FOLLOWED,
    async () => {
      await subscribe(scene().anna);
      return () => scene().anna.call('POST /api/subscription/check-status');
    },
  ],
  'POST /api/practice/checkouts/:id/finish': [FOLLOWED, async () => () => subscribe(scene().anna)],
  'POST /api/practice/happenings': [
    'account_deletions, payment_customers, subscriptions, payments, players',
    async () => {
      await subscribe(scene().anna);
      await cancel(scene().anna, { atPeriodEnd: true });
      return () => letHappen(scene().anna, 'refund');
    },
  ],
});

/** Calls that lock at most one table. */
export const OTHER_PREMIUM_CALLS = [
  'POST /api/subscription/create',
  'POST /api/payments/genetic-insight',
  'POST /api/practice/intents/:id/confirm',
];
