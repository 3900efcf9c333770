import { BULK_SHOWS_MAX } from '../../game/premium/premium.ts';
import { levelBar } from './entry-bars.ts';
import type { Show } from './use-shows.ts';

type Timed = Pick<Show, 'scheduledDate'>;

/** Those that can still be entered: their time has not come. */
export function unbegun<Row extends Timed>(shows: readonly Row[], now: Date): Row[] {
  return shows.filter(({ scheduledDate }) => Date.parse(scheduledDate) > now.getTime());
}

/** `shows` and after them those of `others` that are not among them. */
export function together<Row extends Pick<Show, 'id'>>(
  shows: readonly Row[],
  others: readonly Row[],
): readonly Row[] {
  return [...shows, ...others.filter(({ id }) => !shows.some((show) => show.id === id))];
}

/** Ids of the first five, the earliest first, that a horse's level does not keep it from. */
export function firstEligible(
  shows: readonly Pick<Show, 'id' | 'kind' | 'level' | 'scheduledDate'>[],
  horseLevel: number,
): string[] {
  return shows
    .filter((show) => levelBar(show, horseLevel) === undefined)
    .toSorted((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate))
    .slice(0, BULK_SHOWS_MAX)
    .map(({ id }) => id);
}
