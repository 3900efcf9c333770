import { prepared } from '../db/prepared.ts';
import { genesSeenBy } from './genes-seen-by.ts';

export const findSeenHorses = prepared<{ id: string }, [playerId: string, horseIds: readonly string[]]>(
  'horses_genes_seen',
  `select horse.id from horses horse where horse.id = any($2::uuid[]) and ${genesSeenBy('$1')}`,
);

export const insertFreeInsight = prepared<never, [playerId: string, horseId: string, now: Date]>(
  'insight_free',
  `insert into genetic_insights (player_id, horse_id, how, at) values ($1, $2, 'free', $3)`,
);

export const updatePublished = prepared<never, [horseId: string, published: boolean]>(
  'horse_genes_published',
  `update horses set genes_published = $2 where id = $1`,
);
