import type { Sex } from '../../game/horses/age.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, usePages, useRead } from '../api/read.ts';

export type Show = ReplyOf<'GET /api/shows'>[number];
export type Entry = ReplyOf<'GET /api/shows/my-entries'>[number];
export type Quota = ReplyOf<'GET /api/users/me/quota'>;
export type SinceLastVisit = ReplyOf<'GET /api/shows/since-last-visit'>;

/** The horse that is entered. */
export interface Entrant {
  readonly id: string;
  readonly name: string;
}

/** The same with what may bar it from shows. */
export interface RankedEntrant extends Entrant {
  readonly level: number;
  readonly gender: Sex;
  readonly feedExpiresAt: string | null;
  readonly startsSpentUntil: string | null;
}

/** Under these lie your entries, whatever horse they are for. */
export const OWN_ENTRY_KEYS = [
  keyOf('GET /api/shows/my-entries'),
  keyOf('GET /api/shows/since-last-visit'),
  keyOf('GET /api/users/me/quota'),
];

/** The same, and with the horses those of each. */
export const ENTRY_KEYS = [...OWN_ENTRY_KEYS, keyOf('GET /api/horses')];

/** Under these lie shows, of which a player's own are told of. */
export const SHOW_KEYS = [keyOf('GET /api/shows')];

interface ShowFilter {
  readonly horseId: string;
  /** Left out, every show that the horse may enter. */
  readonly minLevel: number | undefined;
  readonly discipline: Discipline | undefined;
  /** Only what the player created. */
  readonly own: boolean;
}

const PAGE = 50;

export function useAvailableShows(filter: ShowFilter) {
  const query = { status: 'open' as const, limit: PAGE, ...queryOf(filter) };
  return usePages('GET /api/shows', { query }, { everyVisit: true });
}

/** How many shows the list has on all of its pages. */
export function useShowCount(filter: ShowFilter) {
  return useRead('GET /api/shows/count', { query: queryOf(filter) }, { everyVisit: true });
}

function queryOf({ horseId, minLevel, discipline, own }: ShowFilter) {
  return {
    horse_id: horseId,
    discipline,
    min_level: minLevel,
    // Whoever looks for what they created looks for all of it, also for other horses.
    ...(own && { created_by: 'me' as const, levels: 'all' as const }),
  };
}

/** How many entries may run at once, and how many do. */
export function useQuota() {
  return useRead('GET /api/users/me/quota', {}, { everyVisit: true });
}

/** More than can be pending at once. */
const ALL_PENDING = { query: { status: 'pending', limit: 100 } } as const;

/** All your entries whose show has still to run. */
export function useMyPending() {
  return useRead('GET /api/shows/my-entries', ALL_PENDING, { everyVisit: true });
}

/** What has run since the player was here last. */
export function useSinceLastVisit() {
  return useRead('GET /api/shows/since-last-visit', {}, { everyVisit: true });
}

export function usePendingEntries(horseId: string) {
  const input = { params: { id: horseId }, query: { status: 'pending' as const } };
  return usePages('GET /api/horses/:id/entries', input, { everyVisit: true });
}

/** The next to run first. */
export function bySchedule(a: Entry, b: Entry): number {
  return Date.parse(a.show.scheduledDate) - Date.parse(b.show.scheduledDate);
}
