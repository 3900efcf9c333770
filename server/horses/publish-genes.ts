import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { maySeeGenes, withSight } from './genetics/gene-sight.ts';
import type { SightedHorse } from './horse-row.ts';
import { updatePublished } from './genetics/insight-queries.ts';
import { lockOwnHorse, type NotOwn } from './own-horse.ts';

/**
 * Shows the genes of an own horse to everybody, or hides them again from all but those who have an insight. Whoever
 * cannot see them cannot publish them either: that would be an insight for nothing.
 */
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
  tell(tx, playerId, { topics: ['horses'] });
  return withSight(tx, playerId, { ...horse, genes_published: published });
}
