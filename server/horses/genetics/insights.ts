import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import { takeFreeInsight } from '../../players/free-insights.ts';
import { maySeeGenes } from './gene-sight.ts';
import type { SightedHorse } from '../horse-row.ts';
import { insertFreeInsight } from './insight-queries.ts';
import { lockOwnHorse, type NotOwn } from '../own-horse.ts';

/**
 * Uses up one free insight of a player for the genes of an own horse. The lock on the horse makes the second of two
 * requests at once find what the first has seen.
 */
export async function useFreeInsightOn(
  tx: Tx,
  now: Date,
  horseId: string,
  playerId: string,
): Promise<{ horse: SightedHorse; left: number } | NotOwn | Refusal<'ALREADY_SEEN' | 'NO_FREE_INSIGHT'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const seen = await maySeeGenes(tx, playerId, [horseId]);
  if (seen.has(horseId)) return refuse('ALREADY_SEEN', { name: horse.name });
  const left = await takeFreeInsight(tx, playerId);
  if (left === undefined) return refuse('NO_FREE_INSIGHT');

  await insertFreeInsight.run(tx, { playerId, horseId, now });
  tell(tx, playerId, { topics: ['horses'] });
  return { horse: { ...horse, genes_seen: true }, left };
}
