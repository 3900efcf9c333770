/** Shows that one press enters a horse in (docs/rules/shows.md#entry-limits). */
export const BULK_SHOWS_MAX = 5;

/** Whether a membership that is paid until then holds now. */
export function isPremium(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}
