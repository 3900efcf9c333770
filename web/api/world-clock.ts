/** World time minus device time, milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();
let first: string | undefined;

/** Smaller differences are network delay. */
const JITTER_MS = 2_000;

/** By the server's clock, not the device's. */
export function worldNow(): Date {
  return new Date(Date.now() + offset);
}

/** `instant`: a reply's `x-world-now`; `at`: when it arrived, in device milliseconds. */
export function setWorldNow(instant: string | null, at = Date.now()): void {
  const heard = instant === null ? Number.NaN : Date.parse(instant);
  if (instant === null || Number.isNaN(heard)) return;
  if (first === undefined || instant < first) first = instant;
  const fresh = heard - at;
  if (Math.abs(fresh - offset) < JITTER_MS) return;
  offset = fresh;
  for (const listener of listeners) listener();
}

/** World time of the page's oldest data. */
export const readSince = (): string | undefined => first;

export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
