import type { Logger } from 'pino';
import type { Job } from '../clock/jobs.ts';
import { isOutage } from '../db/errors.ts';
import { endSubscription } from '../premium/end-subscription.ts';
import { isAway, type Provider } from '../premium/provider.ts';
import { claimPayments, markPaymentsEnded, nextPayments, postponePayments } from './deletion-queries.ts';

const RETRY_MS = 600_000;
/** Players whose last try failed come after those not yet tried, so that one failure cannot delay all others. */
const SOONER_MS = 1_000;

/**
 * Notifies the payment provider that a player leaves: premium is not renewed after the request, and ends with the
 * account. If the provider does not answer, it is notified again later, after all others: each try may last until a
 * timeout, and other jobs wait for it.
 */
export function endPaymentsJob(provider: Provider, log: Logger): Job {
  return {
    name: 'payments of who leaves',
    nextDue: () => nextPayments,
    async doSome(db, { now }) {
      const retryAt = new Date(now.getTime() + RETRY_MS);
      const claimed = await claimPayments.first(db, { now, retryAt });
      if (!claimed) return 0;
      const { playerId, erasedAt } = claimed;
      try {
        // Refuses if there is no subscription: then nothing is left to end.
        await endSubscription(db, provider, { playerId, now }, erasedAt === null ? 'on_paid_day' : 'now');
        await markPaymentsEnded.run(db, { playerId, erasedAt });
      } catch (error) {
        if (isOutage(error)) throw error;
        log.warn({ err: error, playerId }, 'the payment provider was not notified who leaves; will retry');
        if (await isAway(error)) {
          await postponePayments.run(db, { now, retryAt: new Date(retryAt.getTime() - SOONER_MS) });
          return 0;
        }
      }
      return 1;
    },
  };
}
