import type { Entry } from './use-shows.ts';

/** The next to run first. */
export function bySchedule(a: Entry, b: Entry): number {
  return Date.parse(a.show.scheduledDate) - Date.parse(b.show.scheduledDate);
}
