import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import type { Grade } from '../../../game/shows/grades.ts';
import type { Starter } from '../../../game/shows/running/run-show.ts';
import type { StoredResult } from '../../../game/shows/running/stored-result.ts';
import type { MonthColumn } from './months.ts';

export interface ShowTables {
  shows: ShowTable;
  show_entries: ShowEntryTable;
  show_history: ShowEntryTable & MonthColumn;
  show_follows: ShowFollowTable;
  show_starters: ShowStartersTable;
}

/** Kept while a large show runs, by horse. */
interface ShowStartersTable {
  show_id: string;
  last_horse: string;
  starters: JSONColumnType<readonly LargeShowStarter[]>;
}

/** As the horse stood before the first heat; `playerId` paid. */
export interface LargeShowStarter extends Starter {
  readonly playerId: string;
}

/** A player wants to hear the result. House shows may have no row yet. */
interface ShowFollowTable {
  player_id: string;
  show_id: string;
  runs_at: Date;
}

interface ShowTable {
  id: string;
  kind: 'house' | 'player';
  discipline: Discipline;
  level: number;
  entry_fee: number;
  prize: number;
  runs_at: Date;
  status: ColumnType<'open' | 'completed', 'open', 'completed'>;
  created_by: string | null;
  created_at: Date | null;
  seed_hash: string;
  /** Secret until the show has run. */
  seed: Buffer | null;
  entries_hash: string | null;
  /** Null until it begins to run. */
  rules_version: number | null;
  purse_index: number | null;
  counts: Generated<boolean>;
  /** Coins of the prize returned to its creator. */
  returned: number | null;
  /** The house's share of the fees. */
  fees_kept: Generated<number>;
  /** Null until the show has run, like `heats`. */
  entered: number | null;
  heats: number | null;
}

/** Recent ones; `show_history` has all. */
interface ShowEntryTable {
  id: string;
  show_id: string;
  horse_id: string;
  player_id: string;
  discipline: Discipline;
  level: number;
  runs_at: Date;
  /** Scratched: the horse was sold to the game before the show; the fee stays paid. */
  status: ColumnType<'pending' | 'completed' | 'scratched', 'pending', 'completed' | 'scratched'>;
  fee: number;
  /** Tradable part of the fee. */
  fee_tradable: number;
  /** Receives the fee; null for the house. */
  creator_id: string | null;
  /** In which a horse entered a house show; null in player shows. */
  grade: Grade | null;
  /** Decided when it is made. */
  veteran: Generated<boolean>;
  entropy: string;
  entered_at: Date;
  entry_xp: number;
  place_xp: number | null;
  place: number | null;
  field_size: number | null;
  /** Ten-thousandths of a point. */
  score: number | null;
  prize: number | null;
  result: JSONColumnType<StoredResult> | null;
}
