export const USERNAME_LOCK_MONTHS = 6;

/** When a username changed at `changedAt` may next change: on the same day of the month, or the month's last day. */
export function usernameUnlocksAt(changedAt: Date): Date {
  const unlocks = new Date(changedAt);
  unlocks.setUTCMonth(unlocks.getUTCMonth() + USERNAME_LOCK_MONTHS);
  if (unlocks.getUTCDate() !== changedAt.getUTCDate()) unlocks.setUTCDate(0);
  return unlocks;
}

/** Null if it may change now. */
export function usernameLock(changedAt: Date | null, now: Date): Date | null {
  const unlocks = changedAt && usernameUnlocksAt(changedAt);
  return unlocks !== null && unlocks > now ? unlocks : null;
}
