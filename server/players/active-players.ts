import type { Tx } from '../db/connection.ts';
import { countSeenSince } from './player-queries.ts';

/** How many players have been seen since this instant. */
export async function countActivePlayers(tx: Tx, since: Date): Promise<number> {
  return countSeenSince(tx, since);
}
