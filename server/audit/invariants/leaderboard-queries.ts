import { columnsOf, fromHistory, type COUNTER_TABLES } from '../../leaderboards/standing-queries.ts';
import type { Invariant } from './invariant.ts';

/** Counters that differ from history. Reads each side once. */
function differing(table: keyof typeof COUNTER_TABLES): string {
  const columns = columnsOf(table);
  return `select case when sum(side) > 0 then 'stored' else 'history' end as found, ${columns}
    from (select 1 as side, ${columns} from ${table}
      union all select -1, ${columns} from ${fromHistory(table)} history) sides
    group by ${columns} having sum(side) <> 0`;
}

export const LEADERBOARD_INVARIANTS = [
  { name: 'standings_of_horses_equal_their_placings', offending: differing('horse_standings') },
  { name: 'standings_of_players_equal_their_placings', offending: differing('player_standings') },
  { name: 'standings_of_breeders_equal_history', offending: differing('breeder_standings') },
  { name: 'levels_of_foals_sum_for_their_breeders', offending: differing('breeders') },
  { name: 'disciplines_of_horses_equal_their_placings', offending: differing('horse_disciplines') },
] as const satisfies readonly Invariant[];
