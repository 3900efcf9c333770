/** However busy the page is, it is not put off for longer. */
const LATEST_MS = 1_000;
/** Not every browser says when it is idle. */
const SOON_MS = 100;

/** Does something when the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, SOON_MS);
}
