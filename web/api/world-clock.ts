/** The world's time less this device's, in milliseconds. The device's clock may be wrong, and the world's may be moved. */
let offset = 0;
const listeners = new Set<() => void>();
/** The earliest that a reply said: everything on this page was read since. */
let first: string | undefined;

/** Less than this is the network's delay, not a moved clock. */
const JITTER_MS = 2_000;

/** The world's now, as the server last said. Countdowns read it, never the device's clock. */
export function worldNow(): Date {
  return new Date(Date.now() + offset);
}

/** Takes the `x-world-now` of a reply that came `at` an instant of this device's clock, in milliseconds. */
export function heardWorldNow(instant: string | null, at = Date.now()): void {
  const heard = instant === null ? Number.NaN : Date.parse(instant);
  if (instant === null || Number.isNaN(heard)) return;
  if (first === undefined || instant < first) first = instant;
  const fresh = heard - at;
  if (Math.abs(fresh - offset) < JITTER_MS) return;
  offset = fresh;
  for (const listener of listeners) listener();
}

/** World time before which nothing was read that this page has; undefined while it has nothing. */
export const readSince = (): string | undefined => first;

/** Calls back when the world's clock turned out to stand elsewhere than thought. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
