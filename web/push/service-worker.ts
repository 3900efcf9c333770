import { navigate } from 'wouter/use-browser-location';
import { SETTLED_MS, whenIdle } from '../ui/loading/when-idle.ts';

interface FromWorker {
  readonly goTo?: unknown;
}

/**
 * For the offline page and for notifications, which lead to a page. Messages of an earlier visit's worker are received
 * at once; this visit's is fetched once the page has settled.
 */
export function startServiceWorker(): void {
  // Browsers offer none on plain HTTP or in some private windows.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | null>) => {
    const goTo = data?.goTo;
    if (typeof goTo === 'string' && /^\/(?!\/)/.test(goTo)) navigate(goTo);
  });
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  window.addEventListener('load', () => setTimeout(() => whenIdle(register), SETTLED_MS));
}
