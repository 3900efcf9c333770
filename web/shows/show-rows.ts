import { BULK_SHOWS_MAX } from '../../game/premium/premium.ts';
import type { Show } from './use-shows.ts';

type Timed = Pick<Show, 'scheduledDate'>;

/** Those that can still be entered: their time has not come. */
export function unbegun<Row extends Timed>(shows: readonly Row[], now: Date): Row[] {
  return shows.filter(({ scheduledDate }) => Date.parse(scheduledDate) > now.getTime());
}

/** Ids of the first five shows that nothing bars, the earliest first. */
export function firstEligible<Row extends Pick<Show, 'id' | 'scheduledDate'>>(
  shows: readonly Row[],
  isBarred: (show: Row) => boolean,
): string[] {
  return shows
    .filter((show) => !isBarred(show))
    .toSorted((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate))
    .slice(0, BULK_SHOWS_MAX)
    .map(({ id }) => id);
}
