import { prepared } from '../../db/prepared.ts';
import { genesSeenBy } from './genes-seen-by.ts';

export const findSeenHorses = prepared(
  'horses_genes_seen',
  `select horse.id from horses horse where horse.id = any(:horseIds::uuid[]) and ${genesSeenBy(':playerId')}`,
);

export const insertFreeInsight = prepared(
  'insight_free',
  `insert into genetic_insights (player_id, horse_id, how, at) values (:playerId, :horseId, 'free', :now)`,
);

export const updatePublished = prepared(
  'horse_genes_published',
  `update horses set genes_published = :published where id = :horseId`,
);

export const findInsight = prepared(
  'insight_find',
  `select how from genetic_insights where player_id = :playerId and horse_id = :horseId`,
);

/** No row if the player has one. */
export const insertBoughtInsight = prepared(
  'insight_bought',
  `insert into genetic_insights (player_id, horse_id, how, at) values (:playerId, :horseId, 'bought', :now)
   on conflict do nothing returning horse_id`,
);

/** The insight that was used last. */
export const deleteNewestFreeInsight = prepared(
  'insight_free_returned',
  `delete from genetic_insights where player_id = :playerId and horse_id = (
     select horse_id from genetic_insights where player_id = :playerId and how = 'free'
     order by at desc, horse_id limit 1)`,
);

export const deleteBoughtInsight = prepared(
  'insight_returned',
  `delete from genetic_insights where player_id = :playerId and horse_id = :horseId and how = 'bought'`,
);
