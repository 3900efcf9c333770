import type { Sex } from '../../../game/horses/age.ts';
import { isFed } from '../../../game/horses/fed.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { refusedLevel } from '../../../game/shows/entering/entry-terms.ts';
import { timeOf } from '../../ui/when.ts';
import { pronounsOf } from '../../ui/text.ts';
import type { RankedEntrant, Show } from '../use-shows.ts';
import type { Quota } from '../use-quota.ts';
import { BULK_SHOWS_MAX } from '../../../game/premium/premium.ts';

export interface EntryBar {
  /** Button text (docs/rules/shows.md#classes). */
  readonly label: 'Low Lvl' | 'High Lvl' | 'On pasture' | 'Back today' | 'Hungry' | 'Full' | 'No starts left';
  /** "Needs level 5". */
  readonly why: string;
}

interface CheckedEntrant {
  readonly level: number;
  readonly standing: RankedEntrant['standing'];
  readonly gender: Sex;
  readonly feedExpiresAt: string | null;
  readonly grassFrom: string | null;
  readonly worksFrom: string | null;
  readonly startsSpentUntil: string | null;
}

/** The first reason in the server's order; undefined if none. While the quota loads, the server decides. */
export function entryBar(
  show: Pick<Show, 'kind' | 'level'>,
  horse: CheckedEntrant,
  quota: Quota | undefined,
  now: Date,
): EntryBar | undefined {
  return (
    levelBar(show, horse) ??
    pastureBar(horse, now) ??
    feedBar(horse, now) ??
    quotaBar(quota) ??
    startsBar(horse, now) ??
    houseStartsBar(show, quota, now)
  );
}

function levelBar(
  { kind, level }: Pick<Show, 'kind' | 'level'>,
  horse: CheckedEntrant,
): EntryBar | undefined {
  const show =
    kind === 'house' && isClassLevel(level) ? { kind, level } : ({ kind: 'player', level } as const);
  const refused = refusedLevel(show, horse);
  if (refused === undefined) return undefined;
  const { needs, classes } = refused.details;
  return refused.refused === 'LEVEL_TOO_LOW'
    ? { label: 'Low Lvl', why: `Needs level ${needs}` }
    : { label: 'High Lvl', why: `Competes in class ${classes}` };
}

function pastureBar({ gender, grassFrom, worksFrom }: CheckedEntrant, now: Date): EntryBar | undefined {
  if (grassFrom !== null) return { label: 'On pasture', why: `Bring ${pronounsOf(gender).object} in first` };
  const back = laterThan(worksFrom, now);
  return back && { label: 'Back today', why: `Shows again at ${timeOf(back)}` };
}

function feedBar({ gender, feedExpiresAt }: CheckedEntrant, now: Date): EntryBar | undefined {
  if (isFed(feedExpiresAt === null ? null : new Date(feedExpiresAt), now)) return undefined;
  return { label: 'Hungry', why: `Feed ${pronounsOf(gender).object} first` };
}

function quotaBar(quota: Quota | undefined): EntryBar | undefined {
  if (quota === undefined || quota.current_active_entries < quota.show_entry_quota) return undefined;
  return { label: 'Full', why: 'Your entries are full' };
}

function startsBar(horse: CheckedEntrant, now: Date): EntryBar | undefined {
  const until = startsComeBack(horse, now);
  return until && { label: 'No starts left', why: `Again at ${timeOf(until)}` };
}

/** Undefined while starts are left. */
export function startsComeBack(
  { startsSpentUntil }: Pick<CheckedEntrant, 'startsSpentUntil'>,
  now: Date,
): Date | undefined {
  return laterThan(startsSpentUntil, now);
}

function houseStartsBar(
  { kind }: Pick<Show, 'kind'>,
  quota: Quota | undefined,
  now: Date,
): EntryBar | undefined {
  const until = kind === 'house' && quota && laterThan(quota.houseStartsSpentUntil, now);
  return until ? { label: 'No starts left', why: `House shows again at ${timeOf(until)}` } : undefined;
}

function laterThan(instant: string | null, now: Date): Date | undefined {
  const date = instant === null ? undefined : new Date(instant);
  return date !== undefined && date > now ? date : undefined;
}

type Timed = Pick<Show, 'scheduledDate'>;

export function unbegun<Row extends Timed>(shows: readonly Row[], now: Date): Row[] {
  return shows.filter(({ scheduledDate }) => Date.parse(scheduledDate) > now.getTime());
}

/** How many shows a horse may still enter today, by its own starts and the player's entries. */
export function entriesLeft(
  { startsLeft }: Pick<RankedEntrant, 'startsLeft'>,
  quota: Quota | undefined,
): number {
  const free = quota ? quota.show_entry_quota - quota.current_active_entries : BULK_SHOWS_MAX;
  return Math.max(0, Math.min(BULK_SHOWS_MAX, startsLeft, free));
}

/** The soonest `most` shows; house shows only while the player has starts in them. */
export function firstEligible<Row extends Pick<Show, 'id' | 'kind' | 'scheduledDate'>>(
  shows: readonly Row[],
  isExcluded: (show: Row) => boolean,
  { most, houseStarts }: { readonly most: number; readonly houseStarts: number },
): string[] {
  const open = shows
    .filter((show) => !isExcluded(show))
    .toSorted((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate));
  const beyond = new Set(open.filter(({ kind }) => kind === 'house').slice(houseStarts));
  return open
    .filter((show) => !beyond.has(show))
    .slice(0, most)
    .map(({ id }) => id);
}
