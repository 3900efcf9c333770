/** Whether a browser can show notifications, or why not. */
export type Support = 'able' | 'blocked' | 'needs-home-screen' | 'unable';

export function supportOf(): Support {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!knows) return isApplePhone() && !isInstalled() ? 'needs-home-screen' : 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

const isApplePhone = () =>
  /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  // iPads identify as Macs.
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** SHA-256 of the subscription's endpoint, as the server has it; null without a subscription. */
export async function ownMark(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription ? markOf(subscription) : null;
}

export async function markOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const registered = async () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;

export type SubscribeResult = PushSubscription | 'blocked' | 'not-answered' | 'failed';

/** Only after a press, because browsers remember a "no" for good. */
export async function requestAndSubscribe(publicKey: string): Promise<SubscribeResult> {
  try {
    const answer = await Notification.requestPermission();
    if (answer === 'denied') return 'blocked';
    if (answer !== 'granted') return 'not-answered';
    return await subscribe(publicKey);
  } catch {
    return 'failed';
  }
}

export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.register('/sw.js');
  const known = await pushManager.getSubscription();
  // It may belong to another world at this address.
  if (known && !hasKey(known, publicKey)) await known.unsubscribe();
  await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function hasKey({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean {
  if (key === null) return false;
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** In the form that the call takes; undefined if the browser gave no keys. */
export function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? undefined
    : { endpoint, keys: { p256dh, auth } };
}
