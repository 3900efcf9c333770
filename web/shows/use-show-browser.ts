import type { ClassBand } from '../../game/shows/classes.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { usePages } from '../api/read.ts';

export interface BrowserFilter {
  readonly horseId: string;
  /** Left out, every show that the horse may enter. */
  readonly band: ClassBand | undefined;
  readonly discipline: Discipline | undefined;
}

/** docs/rules/screens.md#lists-and-words */
const PAGE = 50;

/** Open shows of a class, also those that the horse's level keeps it from, without those that it is in. */
export function useShowBrowser({ horseId, band, discipline }: BrowserFilter) {
  const levels = band && {
    levels: 'all' as const,
    min_level: band.first,
    max_level: band.last ?? undefined,
  };
  const query = { status: 'open' as const, limit: PAGE, horse_id: horseId, discipline, ...levels };
  return usePages('GET /api/shows', { query }, { everyVisit: true });
}
