import { buyInsight, cancel, confirmInsight, letHappen, subscribe } from './builders/premium.ts';
import type { TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly anna: TestPlayer;
  readonly horse: string;
}

/** Calls that change what a member's browsers cache, or what an owner knows of a horse. */
export const premiumDoings = (scene: () => Scene): Readonly<Record<string, () => Promise<unknown>>> => ({
  'POST /api/subscription/create': () => scene().anna.call('POST /api/subscription/create'),
  'POST /api/subscription/cancel': async () => {
    await subscribe(scene().anna);
    await cancel(scene().anna);
  },
  'POST /api/subscription/resume': async () => {
    await subscribe(scene().anna);
    await cancel(scene().anna, { atPeriodEnd: true });
    await scene().anna.call('POST /api/subscription/resume');
  },
  'POST /api/subscription/check-status': async () => {
    await subscribe(scene().anna);
    await scene().anna.call('POST /api/subscription/check-status');
  },
  'POST /api/practice/checkouts/:id/finish': () => subscribe(scene().anna),
  'POST /api/practice/happenings': async () => {
    await subscribe(scene().anna);
    await letHappen(scene().anna, 'dispute');
  },
  'POST /api/payments/genetic-insight': () => buyInsight(scene().anna, scene().horse),
  'POST /api/practice/intents/:id/confirm': async () => {
    const { anna, horse } = scene();
    await confirmInsight(anna, horse);
  },
  'POST /api/horses/:id/health-test': () => testHealth(scene()),
  'POST /api/horses/:id/health-published': async () => {
    await testHealth(scene());
    const { anna, horse } = scene();
    await anna.call('POST /api/horses/:id/health-published', { params: { id: horse } });
  },
});

const testHealth = ({ anna, horse }: Scene) =>
  anna.call('POST /api/horses/:id/health-test', { params: { id: horse } });
