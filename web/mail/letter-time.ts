import { dateOf, timeOf } from '../ui/when.ts';

const DAY_MS = 86_400_000;

/** The clock within 24 hours, else the date. */
export function letterTime(sentAt: Date, now: Date): string {
  return now.getTime() - sentAt.getTime() < DAY_MS ? timeOf(sentAt) : dateOf(sentAt);
}
