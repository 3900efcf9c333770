import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/connection.ts';
import type { Feature } from '../http/feature.ts';
import type { Settings } from '../settings.ts';
import { practiceRoutes } from './practice/practice-routes.ts';
import { practiceStripe } from './practice/practice-stripe.ts';
import { practiceJob } from './practice/practice-job.ts';
import { premiumRoutes } from './premium-routes.ts';
import { openProvider, type PaymentFetch, type Provider } from './provider.ts';
import { receiveEventsOn, type InsightPayments } from './receive-event.ts';

interface PremiumOptions {
  readonly db: Db;
  /** The world's secret. */
  readonly secret: Buffer;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'publicUrl' | 'stripe'>;
  readonly insights: (db: Db, provider: Provider) => InsightPayments;
  readonly wrapPaymentFetch?: (fetch: PaymentFetch) => PaymentFetch;
}

export interface Premium extends Feature {
  readonly provider: Provider;
}

export function openPremium({ db, clock, log, insights, ...options }: PremiumOptions): Premium {
  const provider = providerOf({ db, now: () => clock.now(), ...options });
  const receiving = { db, provider, insights: insights(db, provider) };
  return {
    provider,
    jobs: provider.practice ? [practiceJob({ receiving, log })] : [],
    async routes(serve, { http }) {
      premiumRoutes(serve, provider);
      practiceRoutes(serve, receiving);
      await receiveEventsOn(http, receiving, clock);
    },
  };
}

interface ProviderChoice extends Pick<PremiumOptions, 'db' | 'secret' | 'settings' | 'wrapPaymentFetch'> {
  readonly now: () => Date;
}

/** Stripe if the host has keys, else practice payments. */
function providerOf({
  db,
  now,
  secret,
  settings,
  wrapPaymentFetch: wrap = (fetch) => fetch,
}: ProviderChoice): Provider {
  const { stripe, publicUrl } = settings;
  if (stripe) {
    const overNetwork: PaymentFetch = (address, init) => fetch(address, init);
    return openProvider({ practice: false, publicUrl, ...stripe, fetch: wrap(overNetwork) });
  }
  return openProvider({
    practice: true,
    // Its page is part of the game: any origin will do.
    publicUrl: '',
    publishableKey: null,
    secretKey: 'sk_practice',
    webhookSecret: `whsec_${createHmac('sha256', secret).update('practice payments').digest('hex')}`,
    fetch: wrap(practiceStripe(db, now)),
  });
}
