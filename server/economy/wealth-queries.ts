import { prepared, type RowOf } from '../db/prepared.ts';

export type WealthRow = RowOf<typeof findWealth>;

export const findWealth = prepared('wealth', `select counted_at, players, tenths from wealth`);

/** No row if another process counts, or has counted since. */
export const lockOldWealth = prepared(
  'wealth_lock_old',
  `select players from wealth where counted_at <= :countedBefore for update skip locked`,
);

/** Reads the purse of every player seen since `seenSince`; the first tenths may have one player more. */
export const countWealth = prepared(
  'wealth_count',
  `insert into wealth (counted_at, players, tenths)
   select :now, coalesce(sum(players), 0),
     case when sum(players) >= :tenths::integer then array_agg(coins order by tenth) else '{}' end
   from (
     select tenth, count(*) as players, sum(coins)::bigint as coins from (
       select coins, ntile(:tenths::integer) over (order by coins desc, account.id) as tenth
       from players join ledger_accounts account on account.id = players.id where last_seen_at >= :seenSince and guest_until is null
     ) ranked group by tenth
   ) counted
   on conflict (one_row) do update
   set counted_at = excluded.counted_at, players = excluded.players, tenths = excluded.tenths`,
);
