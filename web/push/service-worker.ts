import { navigate } from 'wouter/use-browser-location';

interface FromWorker {
  readonly goTo?: unknown;
}

/** For the offline page and for notifications, whose press leads to a page. */
export function startServiceWorker(): void {
  // Browsers offer none on plain HTTP, nor in some private windows.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | null>) => {
    const goTo = data?.goTo;
    if (typeof goTo === 'string' && /^\/(?!\/)/.test(goTo)) navigate(goTo);
  });
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
