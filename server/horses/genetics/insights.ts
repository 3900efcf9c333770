import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import { publish } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import { takeFreeInsight } from '../../players/player.ts';
import { maySeeGenes, withSight } from './gene-sight.ts';
import type { SightedHorse } from '../horse-row.ts';
import { insertFreeInsight, updatePublished } from './insight-queries.ts';
import { lockOwnHorse, type NotOwn } from '../own-horse.ts';

/** The lock makes concurrent requests take one insight. */
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
  publish(tx, playerId, { topics: ['horses'] });
  return { horse: { ...horse, genesSeen: true }, left };
}

/** Only owners who see the genes: publishing would be a free insight. */
export async function publishGenesOf(
  tx: Tx,
  horseId: string,
  playerId: string,
  published: boolean,
): Promise<SightedHorse | NotOwn | Refusal<'GENES_UNSEEN'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const seen = await maySeeGenes(tx, playerId, [horseId]);
  if (published && !seen.has(horseId)) return refuse('GENES_UNSEEN');

  await updatePublished.run(tx, { horseId, published });
  publish(tx, playerId, { topics: ['horses'] });
  return withSight(tx, playerId, { ...horse, genesPublished: published });
}
