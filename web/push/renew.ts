import { call } from '../api/call.ts';
import { addressOf, subscribe, supportOf } from './this-browser.ts';
import { isToRenew, storeWish } from './wished-here.ts';

/** Fails silently: the news page shows the state. */
export async function renewNotifications(playerId: string, token: string): Promise<void> {
  if (!isToRenew({ playerId, token })) return;
  if (supportOf() !== 'able' || Notification.permission !== 'granted') return;
  try {
    const { publicKey } = await call('GET /api/push');
    const body = addressOf(await subscribe(publicKey));
    if (body === undefined) return;
    await call('PUT /api/push', { body });
    storeWish({ playerId, token });
  } catch {
    // The next page load retries.
  }
}
