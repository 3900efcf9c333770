import type { Guild } from '../../game/guild-work/guilds.ts';
import { prepared } from '../db/prepared.ts';
import { HORSE_COLUMNS } from './horse-queries.ts';

/** Also inserts its first event. */
export const insertHorse = prepared(
  'horse_insert',
  `with arrival as (
     insert into horse_events (horse_id, id, at, kind, details, player_id) values (:id, :eventId, :now, :eventKind, :eventDetails, :ownerId)
   )
   insert into horses as horse (id, owner_id, name, breed, sex, discipline, genotype, traits, form, height_cm, body_words, expected_height_cm, expected_body_words, talent, aptitude, skill, born_at,
     happiness, training_from, happiness_at, created_at)
   values (:id, :ownerId, :name, :breed, :sex, :discipline, :genotype, :traits, :form, :heightCm, :bodyWords, :expectedHeightCm, :expectedBodyWords, :talent, :aptitude, :skill, :bornAt, :happiness, :trainingFrom, :now, :now)
   returning ${HORSE_COLUMNS}, (select guild from players where id = :ownerId) as guild`,
).as<{ guild: Guild }>();

/** Both kinds of feed end when it is weaned. */
export const insertFoal = prepared(
  'foal_insert',
  `insert into horses (id, owner_id, name, breed, sex, discipline, genotype, traits, form, height_cm, body_words, expected_height_cm, expected_body_words, talent, aptitude, skill, born_at, happiness,
     happiness_at, feed_expires_at, long_feed_until, training_from, sire_id, dam_id, breeder_id, inbreeding, generation, gift_foal,
     created_at)
   values (:id, :ownerId, :name, :breed, :sex, :discipline, :genotype, :traits, :form, :heightCm, :bodyWords, :expectedHeightCm, :expectedBodyWords, :talent, :aptitude, :skill, :bornAt, :happiness,
     :now, :weanedAt, :weanedAt, :now, :sireId, :damId, :breederId, :inbreeding, :generation, :giftFoal, :now)`,
);

export const insertEvents = prepared(
  'horse_events_insert',
  `insert into horse_events (horse_id, id, at, kind, details, other_horse_id, player_id)
   select event.horse_id, event.id, event.at, event.kind, event.details::jsonb, event.other_horse_id, event.player_id
   from unnest(:horseIds::uuid[], :ids::uuid[], :kinds::text[], :details::text[], :otherHorseIds::uuid[], :playerIds::uuid[], :ats::timestamptz[])
     as event (horse_id, id, kind, details, other_horse_id, player_id, at)`,
);
