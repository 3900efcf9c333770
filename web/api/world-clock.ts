import { storeOf } from '../ui/store.ts';

/** World time minus device time, milliseconds. */
export const clockOffset = storeOf(0);
let first: string | undefined;

/** Smaller differences are network delay. */
const JITTER_MS = 2_000;

/** By the server's clock, not the device's. */
export function worldNow(): Date {
  return new Date(Date.now() + clockOffset.read());
}

/** `instant`: a reply's `x-world-now`; `at`: when it arrived, in device milliseconds. */
export function setWorldNow(instant: string | null, at = Date.now()): void {
  const heard = instant === null ? Number.NaN : Date.parse(instant);
  if (instant === null || Number.isNaN(heard)) return;
  if (first === undefined || instant < first) first = instant;
  const fresh = heard - at;
  if (Math.abs(fresh - clockOffset.read()) >= JITTER_MS) clockOffset.set(fresh);
}

/** World time of the page's oldest data. */
export const readSince = (): string | undefined => first;
