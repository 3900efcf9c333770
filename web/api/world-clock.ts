/** World time minus device time, in milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();
/** World time of the page's first reply. */
let first: string | undefined;

/** Smaller differences are network delay, not a moved clock. */
const JITTER_MS = 2_000;

/** World time by the server's clock. Countdowns never use the device's clock. */
export function worldNow(): Date {
  return new Date(Date.now() + offset);
}

/** `instant` is a reply's `x-world-now`; `at` the device time it came, in milliseconds. */
export function setWorldNow(instant: string | null, at = Date.now()): void {
  const heard = instant === null ? Number.NaN : Date.parse(instant);
  if (instant === null || Number.isNaN(heard)) return;
  if (first === undefined || instant < first) first = instant;
  const fresh = heard - at;
  if (Math.abs(fresh - offset) < JITTER_MS) return;
  offset = fresh;
  for (const listener of listeners) listener();
}

/** World time of the page's oldest data; undefined without data. */
export const readSince = (): string | undefined => first;

/** Calls back when a reply moves the clock. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
