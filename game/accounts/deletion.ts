import { REAL_MS_PER_DAY } from '../game-time.ts';

/** Time to change one's mind. */
export const DELETION_DAYS = 14;

/** A longer suspension does not postpone deletion: every player has the right to be forgotten. */
export const PUT_OFF_MOST_DAYS = 30;

/** Time to change one's mind after a suspension, during which nobody can. */
export const AFTER_SUSPENSION_DAYS = 3;

/** Undefined if the date stays. */
export function putOffTo(suspendedUntil: Date | null, now: Date): Date | undefined {
  if (suspendedUntil === null) return undefined;
  const latest = now.getTime() + PUT_OFF_MOST_DAYS * REAL_MS_PER_DAY;
  if (suspendedUntil.getTime() > latest) return undefined;
  return new Date(suspendedUntil.getTime() + AFTER_SUSPENSION_DAYS * REAL_MS_PER_DAY);
}

export function deletesAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_DAYS * REAL_MS_PER_DAY);
}
