import type { Db } from '../db/connection.ts';
import { findVisit } from './player-queries.ts';

export interface Visit {
  /** When the visit before this one ended; on the first, when the account was opened. */
  readonly since: Date;
  readonly first: boolean;
}

/** Since when the player has not been here. Throws if there is no such player. */
export async function readVisit(db: Db, playerId: string): Promise<Visit> {
  const row = await findVisit.first(db, { playerId });
  if (!row) throw new Error(`No player ${playerId}`);
  return { since: row.away_from ?? row.created_at, first: row.away_from === null };
}
