import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { takeFreeInsightRow } from './player-queries.ts';

/** Takes one of a player's free insights and tells how many are left; undefined if there is none to take. */
export async function takeFreeInsight(tx: Tx, playerId: string): Promise<number | undefined> {
  const taken = await takeFreeInsightRow.first(tx, { playerId });
  if (taken) tell(tx, playerId, { topics: ['user'] });
  return taken?.left;
}
