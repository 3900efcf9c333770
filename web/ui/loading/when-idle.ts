/** When a page counts as settled: optional parts and the live stream start then. */
export const SETTLED_MS = 1_500;

/** Longest delay on a busy page. */
const LATEST_MS = 1_000;
/** For browsers without idle callbacks. */
const SOON_MS = 100;

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, SOON_MS);
}
