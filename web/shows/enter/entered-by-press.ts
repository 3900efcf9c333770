import type { Guild } from '../../../game/guild-work/guilds.ts';
import { entryFee } from '../../../game/shows/entering/entry-terms.ts';
import { MOST_ENTERED_AT_ONCE } from '../../../game/shows/entering/entry-limits.ts';
import { classesToEnter } from '../../../game/shows/grades.ts';
import type { Quota } from '../use-quota.ts';
import type { RankedEntrant } from '../use-shows.ts';

export interface EntryMeans {
  /** Undefined while loading: then only coins count. */
  readonly quota: Quota | undefined;
  readonly guild: Guild;
  readonly coins: number;
}

type Starter = Pick<RankedEntrant, 'level' | 'standing' | 'startsLeft'>;

/**
 * How many of these horses one press enters in a house show each, limited by entries, house starts and coins. The
 * horses may all start. In the dialog's order; each pays at least the fee of its lowest class.
 */
export function enteredByPress(
  horses: readonly Starter[],
  { quota, guild, coins }: EntryMeans,
  now: Date,
): number {
  const most = Math.min(MOST_ENTERED_AT_ONCE, placesLeft(quota, now));
  let left = coins;
  let entered = 0;
  for (const { level, standing } of horses.toSorted((one, other) => other.startsLeft - one.startsLeft)) {
    const fee = Math.min(
      ...classesToEnter(standing, level)
        .filter((one) => one <= level)
        .map((one) => entryFee({ kind: 'house', level: one }, guild)),
    );
    if (entered === most) break;
    if (fee > left) continue;
    left -= fee;
    entered += 1;
  }
  return entered;
}

/** Why a press would enter none of the horses that may start. */
export function formatNoEntry(quota: Quota | undefined, now: Date): string {
  if (quota && openEntries(quota) === 0) return 'Entries are full';
  return placesLeft(quota, now) === 0 ? 'No starts left' : 'No coins for fees';
}

/** By entries and house starts. */
function placesLeft(quota: Quota | undefined, now: Date): number {
  if (!quota) return Number.POSITIVE_INFINITY;
  const { houseStartsLeft, houseStartsSpentUntil } = quota;
  const isNewDay = houseStartsSpentUntil !== null && new Date(houseStartsSpentUntil) <= now;
  return Math.min(openEntries(quota), isNewDay ? Number.POSITIVE_INFINITY : houseStartsLeft);
}

function openEntries({ current_active_entries: active, show_entry_quota: most }: Quota): number {
  return Math.max(0, most - active);
}
