import type { ClassBand } from '../../../game/shows/classes.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { usePages } from '../../api/read.ts';
import { useEffect } from 'react';
import { unbegun } from './entry-bars.ts';
import { useNextBegin } from '../show-time.tsx';
import type { Show } from '../use-shows.ts';

interface BrowserFilter {
  readonly horseId: string;
  /** Default: eligible shows. */
  readonly band: ClassBand | undefined;
  readonly discipline: Discipline | undefined;
}

/** docs/rules/screens.md#lists-and-names */
const PAGE = 50;

/** All levels; excludes entered shows. */
export function useShowBrowser({ horseId, band, discipline }: BrowserFilter) {
  const levels = band && {
    levels: 'all' as const,
    min_level: band.first,
    max_level: band.last ?? undefined,
  };
  const query = { status: 'open' as const, limit: PAGE, horse_id: horseId, discipline, ...levels };
  return usePages('GET /api/shows', { query }, { refetchOnMount: true });
}

/** How far the browser's world clock may be ahead. */
const CLOCK_SKEW_MS = 2_500;

/** Refetches when a show begins. Undefined while loading. */
export function useShowRows(
  data: readonly Show[] | undefined,
  refetch: () => unknown,
): readonly Show[] | undefined {
  const now = useNextBegin((data ?? []).map(({ scheduledDate }) => scheduledDate));
  const rows = data && unbegun(data, now);
  const begun = rows?.length !== data?.length;
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(refetch, CLOCK_SKEW_MS);
    return () => clearTimeout(timer);
  }, [begun, now, refetch]);
  return rows;
}
