import type { Route } from '../server/testing/app/test-app.ts';

/** Writing calls without a request, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'POST /api/genetics/describe': 'writes nothing',
  'POST /api/genetics/predict': 'writes nothing',
  'POST /api/vitals': 'writes nothing',
  'POST /api/account/two-factor/turn-on':
    'its code is of the machine’s clock, and too old after half a minute',
  'POST /api/auth/arrive': 'needs a directory of realms',
  'POST /api/realms/:slug/go': 'needs a directory of realms',
  'POST /api/realms/leave': 'needs a directory of realms',
  'POST /api/dev/clock': 'moves the time of the whole world',
};

/**
 * Calls of several transactions: another call may run between them, so no order of whole calls need explain the result.
 * They must not fail, and the audit must pass.
 */
export const IN_STEPS: ReadonlySet<Route> = new Set<Route>([
  // The payment provider is notified after the reply.
  'POST /api/account/deletion',
  'POST /api/round',
  'POST /api/payments/genetic-insight',
  'POST /api/practice/intents/:id/confirm',
  'POST /api/practice/checkouts/:id/finish',
  'POST /api/practice/happenings',
  'POST /api/subscription/cancel',
  'POST /api/subscription/check-status',
  'POST /api/subscription/create',
  'POST /api/subscription/resume',
]);
