import { prepared } from '../../db/prepared.ts';

/** Returns the totals over all processes. */
export const addCallCounts = prepared(
  'call_counts_add',
  `insert into call_counts (minute, key, calls)
   select :minute::integer, key, calls from unnest(:keys::text[], :calls::integer[]) counted (key, calls) order by key
   on conflict (minute, key) do update set calls = call_counts.calls + excluded.calls
   returning key, calls`,
);

export const deleteOldCallCounts = prepared(
  'call_counts_delete_old',
  `delete from call_counts where minute < :minute`,
);
