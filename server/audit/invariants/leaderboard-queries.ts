import { columnsOf, fromHistory, type COUNTER_TABLES } from '../../leaderboards/standing-queries.ts';
import type { Invariant } from './invariant.ts';

/** Counters that differ from history. */
function differing(table: keyof typeof COUNTER_TABLES): string {
  const columns = columnsOf(table);
  const stored = `select ${columns} from ${table}`;
  const reckoned = `select ${columns} from ${fromHistory(table)} history`;
  return `(select 'stored' as found, * from ((${stored}) except all (${reckoned})) stored)
    union all (select 'history' as found, * from ((${reckoned}) except all (${stored})) reckoned)`;
}

export const LEADERBOARD_INVARIANTS = [
  { name: 'standings_of_horses_equal_their_placings', offending: differing('horse_standings') },
  { name: 'standings_of_players_equal_their_placings', offending: differing('player_standings') },
  { name: 'standings_of_breeders_equal_history', offending: differing('breeder_standings') },
  { name: 'levels_of_foals_sum_for_their_breeders', offending: differing('breeders') },
  { name: 'disciplines_of_horses_equal_their_placings', offending: differing('horse_disciplines') },
] as const satisfies readonly Invariant[];
