export interface MomentTables {
  moments_seen: MomentsSeenTable;
}

/** How far a player has seen births and starts, and the level last told. No row until the first. */
interface MomentsSeenTable {
  player_id: string;
  births_at: Date;
  births_id: string;
  starts_at: Date;
  starts_id: string;
  /** Classes that a horse's level opened. */
  classes_at: Date;
  classes_id: string;
  level: number;
}
