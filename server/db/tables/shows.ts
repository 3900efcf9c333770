import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import type { StoredResult } from '../../../game/shows/running/stored-result.ts';

export interface ShowTables {
  shows: ShowTable;
  show_entries: ShowEntryTable;
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
  /** Creator of a player show. */
  created_by: string | null;
  created_at: Date | null;
  seed_hash: string;
  /** Secret until the show has run. */
  seed: Buffer | null;
  entries_hash: string | null;
  rules_version: number | null;
  purse_index: number | null;
  /** In leaderboards. */
  counts: Generated<boolean>;
  /** Set when the show has run: coins of the prize returned to its creator. */
  returned: number | null;
  /** Set when the show has run: the house's share of the fees. */
  fees_kept: Generated<number>;
  /** Set when the show has run. */
  entered: number | null;
  heats: number | null;
}

interface ShowEntryTable {
  id: string;
  show_id: string;
  horse_id: string;
  player_id: string;
  discipline: Discipline;
  level: number;
  runs_at: Date;
  status: ColumnType<'pending' | 'completed', 'pending', 'completed'>;
  fee: number;
  /** Tradable part of the fee, for refunds. */
  fee_tradable: number;
  /** Who gets the fee when the show has run; null for the house. */
  creator_id: string | null;
  entropy: string;
  entered_at: Date;
  entry_xp: number;
  place_xp: number | null;
  place: number | null;
  field_size: number | null;
  /** Ten-thousandths of a point. */
  score: number | null;
  prize: number | null;
  /** Heat, the horse at the time, and each part of its score. */
  result: JSONColumnType<StoredResult> | null;
}
