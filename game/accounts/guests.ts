import { HOUR, REAL_MS_PER_DAY } from '../game-time.ts';

/** Real hours after the last visit. */
export const GUEST_HOURS = 72;
/** Real days after the first. */
export const GUEST_DAYS = 14;

/** When a guest who does not come back is removed (docs/rules/people.md#guests). */
export function guestUntil({ beganAt, seenAt }: { readonly beganAt: Date; readonly seenAt: Date }): Date {
  const last = seenAt.getTime() + GUEST_HOURS * HOUR;
  return new Date(Math.min(last, beganAt.getTime() + GUEST_DAYS * REAL_MS_PER_DAY));
}
