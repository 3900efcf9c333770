import type { Generated } from 'kysely';

export interface LeaderboardTables {
  horse_standings: HorseStandingTable;
  player_standings: PlayerStandingTable;
  breeder_standings: BreederStandingTable;
  breeders: BreederTable;
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
