import { useEffect } from 'react';
import { unbegun } from './show-rows.ts';
import { useNextBegin } from './use-next-begin.ts';
import type { Show } from './use-shows.ts';

/** By so much the world's clock may stand later here than on the server, which would list what has begun here. */
const SERVER_LATER_MS = 2_500;

/**
 * Shows that can be entered, each until it begins; then the list is read again for those that have opened. Undefined
 * until it was read.
 */
export function useShowRows(
  data: readonly Show[] | undefined,
  readAgain: () => unknown,
): readonly Show[] | undefined {
  const now = useNextBegin((data ?? []).map(({ scheduledDate }) => scheduledDate));
  const rows = data && unbegun(data, now);
  const begun = rows?.length !== data?.length;
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(readAgain, SERVER_LATER_MS);
    return () => clearTimeout(timer);
  }, [begun, now, readAgain]);
  return rows;
}
