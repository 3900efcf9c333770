import { sql } from 'kysely';
import { FORM_LENGTH, FORM_TRAITS } from '../../../game/horses/form/form.ts';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';

/** Arbitrary advisory lock: values follow from each other, so one transaction at a time changes them. */
const SOLVING_LOCK = 4_207_180;

export const takeTurnToSolve = prepared(
  'values_turn',
  `select pg_try_advisory_xact_lock(${SOLVING_LOCK}) as may`,
);

export const waitToSolve = prepared('values_wait', `select pg_advisory_xact_lock(${SOLVING_LOCK})`);

export const nextValues: NextDue = sql<Date | null>`select min(due_at) from breeding_values`;

/** Parents before foals, as ids sort by time. */
export const findDueValues = prepared(
  'values_due',
  `select horse_id from breeding_values where due_at <= :now order by due_at, horse_id limit :limit`,
);

/** No row if another process has solved it. */
export const findDueValue = prepared(
  'value_due',
  `select horse.born_at from breeding_values value join horses horse on horse.id = value.horse_id
   where value.horse_id = :horseId and value.due_at <= :now`,
);

const GROWN = `horse.form[${FORM_TRAITS.length + 1}:${FORM_LENGTH}]`;

export type RelativeRow = RowOf<typeof findRelatives>;

/** These horses, their parents, their foals, and the other parents of those. */
export const findRelatives = prepared(
  'values_relatives',
  `with given (id) as (select unnest(:ids::uuid[])),
   foals as (
     select foal.id, foal.sire_id, foal.dam_id from given join horses foal on foal.sire_id = given.id
     union all
     select foal.id, foal.sire_id, foal.dam_id from given join horses foal on foal.dam_id = given.id
   ),
   joined (id) as (
     select id from given
     union select unnest(array[horse.sire_id, horse.dam_id]) from given join horses horse using (id)
     union select unnest(array[id, sire_id, dam_id]) from foals
   )
   select horse.id, horse.sire_id, horse.dam_id, horse.breed, horse.inbreeding, ${GROWN} as grown,
     value.estimates, value.due_at is null as is_published
   from joined join horses horse using (id) join breeding_values value on value.horse_id = horse.id`,
).as<{ grown: number[] }>();

/** Both parameters: hexadecimal. */
export const writeValues = prepared(
  'values_write',
  `update breeding_values value set estimates = decode(given.estimates, 'hex')
   from unnest(:ids::uuid[], :estimates::text[]) given (id, estimates) where value.horse_id = given.id`,
);

/** So that no hourglass moves what is due until the end of the transaction; one before is seen by later statements. */
export const lockValues = prepared(
  'values_lock',
  `select from breeding_values where horse_id = any(:ids::uuid[]) order by horse_id for update`,
);

/** `bornAt`: the birth that `dueAt` follows from. An hourglass may have moved it before the lock. */
export const writeDue = prepared(
  'value_due_write',
  `update breeding_values value set due_at =
     case when not :isPublished::boolean then :dueAt::timestamptz + (horse.born_at - :bornAt::timestamptz) end
   from horses horse where horse.id = value.horse_id and value.horse_id = :horseId`,
);

export const findExpectedBodies = prepared(
  'values_bodies',
  `select id, breed, traits, inbreeding, expected_height_cm, expected_body_words from horses where id = any(:ids::uuid[])`,
);

export const lockExpectedBodies = prepared(
  'values_bodies_lock',
  `select from horses where id = any(:ids::uuid[]) order by id for no key update`,
);

export const writeExpectedBodies = prepared(
  'values_bodies_write',
  `update horses horse set expected_height_cm = given.height, expected_body_words = given.words
   from unnest(:ids::uuid[], :heights::smallint[], :words::bigint[]) given (id, height, words) where horse.id = given.id`,
);

export type SolvedHorseRow = RowOf<typeof findHorsesToSolve>;

/** All horses, by id. `grown`: as PostgreSQL sends an array, which is read faster than text. */
export const findHorsesToSolve = prepared(
  'values_all',
  `select horse.id, horse.sire_id, horse.dam_id, horse.breed, horse.inbreeding, horse.born_at, array_send(${GROWN}) as grown
   from horses horse where horse.id > :after order by horse.id limit :limit`,
).as<{ grown: Buffer }>();

/** Changed rows alone; `bornAts` as for `writeDue`. */
export const writeAllValues = prepared(
  'values_write_all',
  `update breeding_values value set estimates = solved.estimates, due_at = solved.due_at
   from (
     select given.id, decode(given.estimates, 'hex') as estimates,
       case when not given.published then given.due_at + (horse.born_at - given.born_at) end as due_at
     from unnest(:ids::uuid[], :estimates::text[], :published::boolean[], :dueAts::timestamptz[], :bornAts::timestamptz[])
       given (id, estimates, published, due_at, born_at)
     join horses horse on horse.id = given.id
   ) solved
   where value.horse_id = solved.id
     and (value.estimates, value.due_at) is distinct from (solved.estimates, solved.due_at)`,
);

/** How many foals tell of a horse. */
export const findTellingFoals = prepared(
  'values_foals',
  `select count(*)::integer as foals, (count(*) filter (where value.due_at is null))::integer as published
   from horses foal join breeding_values value on value.horse_id = foal.id
   where foal.sire_id = :horseId or foal.dam_id = :horseId`,
);

/** Guests' foals are nobody else's to see. */
export const findNextTelling = prepared(
  'values_next_foal',
  `select foal.id, foal.name, foal.sex, foal.born_at
   from horses foal join breeding_values value on value.horse_id = foal.id
   where (foal.sire_id = :horseId or foal.dam_id = :horseId) and value.due_at is not null and value.estimates is not null
     and not exists (select from guests where guests.id = foal.owner_id)
   order by foal.born_at, foal.id limit 1`,
);

export const findValues = prepared(
  'values_of_horse',
  `select estimates from breeding_values where horse_id = :horseId`,
);
