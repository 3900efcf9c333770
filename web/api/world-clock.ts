/** World time less device time, in milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();
/** World time of the earliest reply to this page. */
let first: string | undefined;

/** A smaller difference is network delay, not a moved clock. */
const JITTER_MS = 2_000;

/** World time by the server. Countdowns use it, never the device's clock. */
export function worldNow(): Date {
  return new Date(Date.now() + offset);
}

/** Sets the clock by the `x-world-now` of a reply that came `at` this device time, in milliseconds. */
export function setWorldNow(instant: string | null, at = Date.now()): void {
  const heard = instant === null ? Number.NaN : Date.parse(instant);
  if (instant === null || Number.isNaN(heard)) return;
  if (first === undefined || instant < first) first = instant;
  const fresh = heard - at;
  if (Math.abs(fresh - offset) < JITTER_MS) return;
  offset = fresh;
  for (const listener of listeners) listener();
}

/** World time of the oldest data on this page; undefined without data. */
export const readSince = (): string | undefined => first;

/** Calls back when a reply has moved the clock. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
