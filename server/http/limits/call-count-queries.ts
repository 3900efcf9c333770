import { prepared } from '../../db/prepared.ts';

/** Returns the totals over all processes. */
export const addCallCounts = prepared<
  { key: string; calls: number },
  { minute: number; keys: readonly string[]; calls: readonly number[] }
>(
  'call_counts_add',
  `insert into call_counts (minute, key, calls)
   select :minute::integer, key, calls from unnest(:keys::text[], :calls::integer[]) counted (key, calls) order by key
   on conflict (minute, key) do update set calls = call_counts.calls + excluded.calls
   returning key, calls`,
);

export const deleteOldCallCounts = prepared<never, { minute: number }>(
  'call_counts_delete_old',
  `delete from call_counts where minute < :minute`,
);
