import type { Sex } from '../../game/horses/age.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { ClassStanding } from '../../game/shows/grades.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type Show = ReplyOf<'GET /api/shows'>[number];
export type Entry = ReplyOf<'GET /api/shows/my-entries'>[number];

export interface Entrant {
  readonly id: string;
  readonly name: string;
}

export interface RankedEntrant extends Entrant {
  readonly level: number;
  readonly gender: Sex;
  readonly feedExpiresAt: string | null;
  readonly grassFrom: string | null;
  readonly worksFrom: string | null;
  /** Left today. */
  readonly startsLeft: number;
  readonly startsSpentUntil: string | null;
  readonly standing: ClassStanding;
  /** Score without luck, in ten-thousandths. */
  readonly strengths: Readonly<Record<Discipline, number>>;
}

export interface ShowFilter {
  readonly horseId: string;
  /** Default: levels open to the horse. */
  readonly minLevel: number | undefined;
  readonly discipline: Discipline | undefined;
  readonly own: boolean;
}

const PAGE = 50;

export function useAvailableShows(filter: ShowFilter) {
  const query = { status: 'open' as const, limit: PAGE, ...queryOf(filter) };
  return usePages('GET /api/shows', { query }, { refetchOnMount: true });
}

export function useShowCount(filter: ShowFilter) {
  return useRead('GET /api/shows/count', { query: queryOf(filter) }, { refetchOnMount: true });
}

function queryOf({ horseId, minLevel, discipline, own }: ShowFilter) {
  return {
    horse_id: horseId,
    discipline,
    min_level: minLevel,
    // All own shows, for any horse.
    ...(own && { createdBy: 'me' as const, levels: 'all' as const }),
  };
}

export function usePendingEntries(horseId: string) {
  const input = { params: { id: horseId }, query: { status: 'pending' as const } };
  return usePages('GET /api/horses/:id/entries', input, { refetchOnMount: true });
}

export function bySchedule(a: Entry, b: Entry): number {
  return Date.parse(a.show.scheduledDate) - Date.parse(b.show.scheduledDate);
}
