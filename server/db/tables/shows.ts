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
  /** Who put up the prize of a player show, and when. */
  created_by: string | null;
  created_at: Date | null;
  seed_hash: string;
  /** Secret until the show has run. */
  seed: Buffer | null;
  entries_hash: string | null;
  rules_version: number | null;
  purse_index: number | null;
  /** Whether its placings count in leaderboards. */
  counts: Generated<boolean>;
  /** Set when the show has run: coins of a player show's prize that went back to its creator. */
  returned: number | null;
  /** Set when the show has run: coins of the entry fees that the house kept. */
  fees_kept: Generated<number>;
  /** Set when the show has run: its number of entries and of heats. */
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
  /** Tradable part of the fee: a refund restores what was taken. */
  fee_tradable: number;
  /** Who gets the fee when the show has run; null for the house. */
  creator_id: string | null;
  entropy: string;
  entered_at: Date;
  /** Horse xp for entering, and for the place. */
  entry_xp: number;
  place_xp: number | null;
  place: number | null;
  field_size: number | null;
  /** Ten-thousandths of a point. */
  score: number | null;
  prize: number | null;
  /** Heat, the horse as it was when the show ran, and each part of its score. */
  result: JSONColumnType<StoredResult> | null;
}
