import { sql } from 'kysely';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';

export type CoverRow = RowOf<typeof findDueCovers>;

export const insertCover = prepared(
  'cover_insert',
  `with mare as (
     update horses set covers = :birthNumber, foals_at = :foalsAt, rests_until = :restsUntil where id = :mareId
   )
   insert into covers (id, mare_id, stallion_id, player_id, request_id, covered_at, foals_at, birth_number, seed_hash, entropy,
     inbreeding, free_check, free_fee, of_gate)
   values (:id, :mareId, :stallionId, :playerId, :requestId, :now, :foalsAt, :birthNumber, :seedHash, :entropy, :inbreeding, :freeCheck, :freeFee, :ofGate)`,
);

export const insertMissedCover = prepared(
  'cover_insert_missed',
  `with mare as (update horses set covers = :birthNumber, rests_until = :restsUntil where id = :mareId)
   insert into missed_covers (id, mare_id, stallion_id, player_id, request_id, covered_at, birth_number, seed_hash, entropy, rules)
   values (:id, :mareId, :stallionId, :playerId, :requestId, :now, :birthNumber, :seedHash, :entropy, :rules)`,
);

export const findMissedCover = prepared(
  'cover_missed_find',
  `select missed.mare_id, missed.stallion_id, missed.covered_at, missed.birth_number, missed.seed_hash, missed.entropy,
     missed.rules, stallion.name as stallion_name, stallion.genotype as stallion_genotype
   from missed_covers missed join horses stallion on stallion.id = missed.stallion_id
   where missed.mare_id = :mareId and missed.birth_number = :birthNumber and missed.player_id = :playerId`,
);

const COVER = `select id, mare_id, stallion_id, player_id, request_id, covered_at, foals_at, birth_number, seed_hash, entropy,
  inbreeding, free_check, free_fee, of_gate, foal_id, foal_rules from covers`;

/** The foal of a guest's mare waits until the guest keeps her. */
const IS_BORN_SOON = `foal_id is null and not (of_gate and exists (
  select from horses mare join guests on guests.id = mare.owner_id where mare.id = covers.mare_id))`;

/** The valid breeding check of one of these horses was free. Lock them first. */
export const findFreeCheck = prepared(
  'cover_free_check',
  `select exists (
     select from vet_requests where horse_id = any(:horseIds::uuid[]) and service = 'breeding_check' and price = 0
       and requested_at > :since
   ) as free`,
);

export const findCoverInFoal = prepared(
  'cover_in_foal',
  `select cover.*, stallion.name as stallion_name from (${COVER} where mare_id = :mareId and foal_id is null) cover
   join horses stallion on stallion.id = cover.stallion_id`,
);

export const findCoverOfFoal = prepared('cover_of_foal', `${COVER} where foal_id = :foalId`);

export const findDueCovers = prepared(
  'covers_due',
  `${COVER} where ${IS_BORN_SOON} and foals_at <= :now order by foals_at, id limit :limit`,
);

/** No row once the foal is born. Lock the horses first. */
export const lockUnborn = prepared(
  'cover_unborn_lock',
  `${COVER} where id = :id and ${IS_BORN_SOON} for update`,
);

export const markFoaled = prepared(
  'cover_foaled',
  `with mare as (update horses set foals_at = null where id = :mareId)
   update covers set foal_id = :foalId, foal_rules = :rules where id = :coverId`,
);

export const nextFoaling: NextDue = sql`
  select foals_at from covers where ${sql.raw(IS_BORN_SOON)} order by foals_at limit 1`;

export const countGateFoalsOf = prepared(
  'covers_of_gate',
  `select count(*) as foals from covers
   where stallion_id = :stallionId and of_gate and covered_at > :since and not exists (
     select from horses mare join guests on guests.id = mare.owner_id where mare.id = covers.mare_id)`,
);
