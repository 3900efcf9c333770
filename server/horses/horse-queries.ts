import type { Sex } from '../../game/horses/age.ts';
import type { EventKind } from '../../game/horses/history.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { prepared } from '../db/prepared.ts';
import type { EquippedHorse, HorseRow, SightedHorse } from './horse-row.ts';
import { genesSeenBy } from './genes-seen-by.ts';

const COLUMNS = `horse.id, horse.owner_id, horse.name, horse.breed, horse.sex, horse.genotype, horse.genes_published,
  horse.traits, horse.aptitude, horse.skill, horse.born_at, horse.discipline, horse.level, horse.xp, horse.form,
  horse.class_level, horse.happiness, horse.happiness_at, horse.feed_expires_at, horse.training_from, horse.vet_shots_until,
  horse.vet_check_until, horse.breeding_check_until, horse.next_entry_calm, horse.starts_day, horse.starts_today, horse.shows_entered,
  horse.earnings, horse.sire_id, horse.dam_id, horse.breeder_id, horse.inbreeding, horse.generation, horse.covers,
  horse.foals_at, horse.rests_until, horse.created_at`;

const OWNED = `from horses horse join players owner on owner.id = horse.owner_id`;
/** What it wears, for its owner to see; whoever counts on it reads it under the horse's lock. */
const WORN = `array(
   select jsonb_build_object('id', piece.id, 'type', piece.type, 'quality', piece.quality)
   from tack piece where piece.horse_id = horse.id) as worn`;
const HORSE = `select ${COLUMNS}, owner.guild ${OWNED}`;
/**
 * The same of horses that are locked first, by themselves: where they were joined in the locking, one that was sold
 * while we waited for it would be gone, as its owner of before no longer fits.
 */
const LOCKED = (
  which: string,
  columns = COLUMNS,
) => `with horse as materialized (select * from horses where ${which} order by id for update)
  select ${columns}, owner.guild from horse join players owner on owner.id = horse.owner_id order by horse.id`;

export const findHorse = prepared<HorseRow, { id: string }>('horse_find', `${HORSE} where horse.id = :id`);

/** The same with whether this player may see its genes. */
export const findHorseSeenBy = prepared<SightedHorse, { id: string; viewerId: string }>(
  'horse_find_seen',
  `select ${COLUMNS}, owner.guild, ${genesSeenBy(':viewerId')} as genes_seen ${OWNED} where horse.id = :id`,
);

/** A parent or grandparent; null in its place for a horse from the store. */
interface Relative {
  readonly id: string;
  readonly name: string;
  readonly level: number;
}

type Relation = 'sire' | 'dam' | 'siresSire' | 'siresDam' | 'damsSire' | 'damsDam';

export interface HorseWithPedigree extends EquippedHorse {
  readonly pedigree: Readonly<Record<Relation, Relative | null>>;
}

const RELATIVE = (table: string) =>
  `case when ${table}.id is not null
     then jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'level', ${table}.level) end`;

export const findHorseWithPedigree = prepared<HorseWithPedigree, { id: string; viewerId: string }>(
  'horse_with_pedigree',
  `select ${COLUMNS}, owner.guild, ${genesSeenBy(':viewerId')} as genes_seen, ${WORN},
     jsonb_build_object('sire', ${RELATIVE('sire')}, 'dam', ${RELATIVE('dam')},
     'siresSire', ${RELATIVE('sires_sire')}, 'siresDam', ${RELATIVE('sires_dam')},
     'damsSire', ${RELATIVE('dams_sire')}, 'damsDam', ${RELATIVE('dams_dam')}) as pedigree
   ${OWNED}
   left join horses sire on sire.id = horse.sire_id
   left join horses dam on dam.id = horse.dam_id
   left join horses sires_sire on sires_sire.id = sire.sire_id
   left join horses sires_dam on sires_dam.id = sire.dam_id
   left join horses dams_sire on dams_sire.id = dam.sire_id
   left join horses dams_dam on dams_dam.id = dam.dam_id
   where horse.id = :id`,
);

export const lockHorse = prepared<HorseRow, { id: string }>('horse_lock', LOCKED('id = :id'));

/** Own horses in the order they came, those after `after` if it is given. */
export const findHorsesOf = prepared<EquippedHorse, { ownerId: string; after: string | null; limit: number }>(
  'horses_of',
  `select ${COLUMNS}, owner.guild, ${genesSeenBy(':ownerId')} as genes_seen, ${WORN} ${OWNED}
   where horse.owner_id = :ownerId and (:after::uuid is null or horse.id > :after) order by horse.id limit :limit`,
);

export const updateName = prepared<never, { id: string; name: string }>(
  'horse_rename',
  `update horses set name = :name where id = :id`,
);

export const updateMood = prepared<
  never,
  { id: string; happiness: number; happinessAt: Date; feedExpiresAt: Date | null }
>(
  'horse_mood',
  `update horses set happiness = :happiness, happiness_at = :happinessAt, feed_expires_at = :feedExpiresAt where id = :id`,
);

export const updateMoods = prepared<
  never,
  { ids: string[]; happiness: number[]; happinessAt: Date[]; feedExpiresAt: (Date | null)[] }
>(
  'horses_moods',
  `update horses
   set happiness = after.happiness, happiness_at = after.happiness_at, feed_expires_at = after.feed_expires_at
   from unnest(:ids::uuid[], :happiness::integer[], :happinessAt::timestamptz[], :feedExpiresAt::timestamptz[])
     as after (id, happiness, happiness_at, feed_expires_at)
   where horses.id = after.id`,
);

/** All of an owner's, in the order in which everybody locks them. */
export const lockMoodRows = prepared<
  { id: string; happiness: number; happinessAt: Date; feedExpiresAt: Date | null },
  { ownerId: string }
>(
  'horses_lock_moods',
  `select id, happiness, happiness_at as "happinessAt", feed_expires_at as "feedExpiresAt" from horses
   where owner_id = :ownerId order by id for update`,
);

export const updateVetRecords = prepared<
  never,
  {
    ids: string[];
    sexes: Sex[];
    vetChecksUntil: (Date | null)[];
    vetShotsUntil: (Date | null)[];
    breedingChecksUntil: (Date | null)[];
  }
>(
  'horses_vet_records',
  `update horses
   set sex = after.sex, vet_check_until = after.vet_check_until, vet_shots_until = after.vet_shots_until,
     breeding_check_until = after.breeding_check_until
   from unnest(:ids::uuid[], :sexes::text[], :vetChecksUntil::timestamptz[], :vetShotsUntil::timestamptz[], :breedingChecksUntil::timestamptz[])
     as after (id, sex, vet_check_until, vet_shots_until, breeding_check_until)
   where horses.id = after.id`,
);

/** With the first event of its history. Gives back the whole row, with the owner's guild. */
export const insertHorse = prepared<
  HorseRow,
  {
    id: string;
    ownerId: string;
    name: string;
    breed: string;
    sex: Sex;
    discipline: Discipline;
    genotype: string;
    traits: string;
    aptitude: readonly number[];
    skill: readonly number[];
    bornAt: Date;
    form: number;
    happiness: number;
    trainingFrom: Date;
    now: Date;
    eventId: string;
    eventKind: EventKind;
    eventDetails: string;
  }
>(
  'horse_insert',
  `with arrival as (
     insert into horse_events (horse_id, id, at, kind, details, player_id) values (:id, :eventId, :now, :eventKind, :eventDetails, :ownerId)
   )
   insert into horses as horse (id, owner_id, name, breed, sex, discipline, genotype, traits, aptitude, skill, born_at,
     form, happiness, training_from, happiness_at, created_at)
   values (:id, :ownerId, :name, :breed, :sex, :discipline, :genotype, :traits, :aptitude, :skill, :bornAt, :form, :happiness, :trainingFrom, :now, :now)
   returning ${COLUMNS}, (select guild from players where id = :ownerId) as guild`,
);

export const findHorsesByIds = prepared<HorseRow, { ids: readonly string[] }>(
  'horses_find',
  `${HORSE} where horse.id = any(:ids::uuid[])`,
);

export const lockHorsesByIds = prepared<HorseRow, { ids: readonly string[] }>(
  'horses_lock',
  LOCKED('id = any(:ids::uuid[])'),
);

/** What shows read and change of a horse, and no more: thousands may start at once. */
export type ShowHorseRow = Pick<
  HorseRow,
  | (
      | 'id'
      | 'owner_id'
      | 'breeder_id'
      | 'guild'
      | 'name'
      | 'aptitude'
      | 'skill'
      | 'level'
      | 'xp'
      | 'form'
      | 'earnings'
    )
  | ('happiness' | 'happiness_at' | 'feed_expires_at')
>;

export const lockShowHorseRows = prepared<ShowHorseRow, { ids: readonly string[] }>(
  'horses_shown_lock',
  LOCKED(
    'id = any(:ids::uuid[])',
    `horse.id, horse.owner_id, horse.breeder_id, horse.name, horse.aptitude, horse.skill, horse.level, horse.xp,
     horse.form, horse.earnings, horse.happiness, horse.happiness_at, horse.feed_expires_at`,
  ),
);

export const updateShowHorses = prepared<
  never,
  { ids: string[]; levels: number[]; xps: number[]; forms: number[]; earnings: number[] }
>(
  'horses_shown',
  `update horses set level = after.level, xp = after.xp, form = after.form, earnings = after.earnings
   from unnest(:ids::uuid[], :levels::integer[], :xps::integer[], :forms::integer[], :earnings::bigint[])
     as after (id, level, xp, form, earnings)
   where horses.id = after.id`,
);

/** `skill` is in the discipline that stands `nth` in their order, counted from 1 as the database does. */
export const updateTrained = prepared<
  never,
  { ids: string[]; levels: number[]; xps: number[]; trainingFroms: Date[]; nths: number[]; skills: number[] }
>(
  'horses_trained',
  `update horses
   set level = after.level, xp = after.xp, training_from = after.training_from, skill[after.nth] = after.skill
   from unnest(:ids::uuid[], :levels::integer[], :xps::integer[], :trainingFroms::timestamptz[], :nths::integer[], :skills::integer[])
     as after (id, level, xp, training_from, nth, skill)
   where horses.id = after.id`,
);
