import { useEffect, useState } from 'react';
import { together, unbegun } from './show-rows.ts';
import { useNextBegin } from './use-next-begin.ts';
import type { useAvailableShows, Show } from './use-shows.ts';

/** By so much the world's clock may stand later here than on the server, which would list what has begun here. */
const SERVER_LATER_MS = 2_500;

/** A list of shows to enter, as it stands at this moment. */
export interface ShowRows {
  /** Undefined until it was read. */
  readonly rows: readonly Show[] | undefined;
  /** Those of the rows that can still be entered. */
  readonly open: readonly Show[] | undefined;
  readonly isEntered: (show: Show) => boolean;
  /** These are entered now. */
  readonly keepEntered: (ids: readonly string[]) => void;
}

/**
 * Shows that can be entered, each until it begins; then the list is read again for those that have opened. Those just
 * entered stay, marked, also when the list is read without them, until something else is looked for: `search` names it.
 */
export function useShowRows(
  { data, refetch }: Pick<ReturnType<typeof useAvailableShows>, 'data' | 'refetch'>,
  search: string,
): ShowRows {
  const [kept, setKept] = useState<{ readonly search: string; readonly shows: readonly Show[] }>();
  const entered = kept?.search === search ? kept.shows : [];
  const all = together(data ?? [], entered);
  const now = useNextBegin(all.map(({ scheduledDate }) => scheduledDate));
  const begun = data !== undefined && unbegun(data, now).length < data.length;
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(() => void refetch(), SERVER_LATER_MS);
    return () => clearTimeout(timer);
  }, [begun, now, refetch]);

  const rows = data && unbegun(all, now);
  const isEntered = ({ id }: Show) => entered.some((one) => one.id === id);
  return {
    rows,
    open: rows?.filter((show) => !isEntered(show)),
    isEntered,
    keepEntered: (ids) =>
      setKept((before) => ({
        search,
        shows: together(
          before?.search === search ? before.shows : [],
          all.filter(({ id }) => ids.includes(id)),
        ),
      })),
  };
}
