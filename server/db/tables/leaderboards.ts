import type { Generated } from 'kysely';
import type { Discipline } from '../../../game/shows/disciplines.ts';

export interface LeaderboardTables {
  horse_standings: HorseStandingTable;
  player_standings: PlayerStandingTable;
  breeder_standings: BreederStandingTable;
  breeders: BreederTable;
  horse_disciplines: HorseDisciplineTable;
}

/** Of shows that count for leaderboards. */
interface HorseDisciplineTable {
  horse_id: string;
  discipline: Discipline;
  shows: number;
  /** Places are those of house shows. */
  wins: number;
  seconds: number;
  thirds: number;
  /** Fourth to tenth. */
  rosettes: number;
  /** Ten-thousandths of a point. */
  best_score: number;
}

interface Standing {
  /** From 1; 0 for all time. */
  season: number;
  /** From 1; 0 for all. */
  division: number;
}

interface HorseStandingTable extends Standing {
  horse_id: string;
  shows: number;
  wins: number;
  earnings: number;
  xp: number;
}

interface PlayerStandingTable extends Standing {
  player_id: string;
  shows: number;
  wins: number;
  earnings: number;
}

interface BreederStandingTable extends Standing {
  player_id: string;
  /** Counted over all divisions only. */
  bred: Generated<number>;
  /** Wins of horses that the player bred. */
  wins: Generated<number>;
}

interface BreederTable {
  player_id: string;
  foals: number;
  foal_levels: number;
}
