import type { Generated } from 'kysely';

/* The tables of leaderboards, as `migrations/0007-leaderboards.ts` makes them. */

/** A season from 1, or 0 for all time; a division from 1, or 0 for all. */
interface Standing {
  season: number;
  division: number;
}

/** What a horse did in the shows of a season and a division. */
interface HorseStandingTable extends Standing {
  horse_id: string;
  shows: number;
  wins: number;
  earnings: number;
  /** Of entering and of placing. */
  xp: number;
}

/** What a player entered and won. */
interface PlayerStandingTable extends Standing {
  player_id: string;
  shows: number;
  wins: number;
  earnings: number;
}

/** Foals bred in a season, over all divisions; and wins of horses that the player bred. */
interface BreederStandingTable extends Standing {
  player_id: string;
  bred: Generated<number>;
  wins: Generated<number>;
}

/** A player who bred a horse. */
interface BreederTable {
  player_id: string;
  foals: number;
  /** The levels of all those, as they stand now. */
  foal_levels: number;
}

export interface LeaderboardTables {
  horse_standings: HorseStandingTable;
  player_standings: PlayerStandingTable;
  breeder_standings: BreederStandingTable;
  breeders: BreederTable;
}
