/** docs/rules/shows.md#entry-limits */
export const BULK_SHOWS_MAX = 5;

/** `until` is excluded. */
export function isPremium(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}
