import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { STRAND_LENGTH } from '../../../game/horses/genetics/strands.ts';
import type { Db } from '../../db/connection.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';
import { genesSeenBy } from '../../horses/genetics/genes-seen-by.ts';

/** `fit`: fed or on grass, with a valid breeding check. */
export type MateRow = RowOf<typeof findMateRows>;

export interface MateSearch {
  readonly playerId: string;
  readonly mareBreed: string;
  readonly now: Date;
  readonly bornAfter: Date;
  /** Null turns a filter off. */
  readonly breed: string | null;
  readonly maxFee: number | null;
  readonly search: string | null;
  /** Places of genes in a strand, from 1, that a published test must not find; empty turns the filter off. */
  readonly without: readonly number[];
}

const MATES = `select horse.id, horse.born_at, stud.fee, horse.sire_id is not null as bred, ${genesSeenBy(':playerId')} as genes_seen,
     coalesce(horse.breeding_check_until > :now, false)
       and (coalesce(horse.feed_expires_at > :now, false) or coalesce(horse.grass_from <= :now, false)) as fit
   from studs stud
   join horses horse on horse.id = stud.stallion_id
   where stud.player_id <> :playerId
     and (not stud.own_breed_only or horse.breed = :mareBreed)
     and horse.born_at > :bornAfter
     and (:breed::text is null or horse.breed = :breed)
     and (:maxFee::integer is null or stud.fee <= :maxFee)
     and (cardinality(:without::integer[]) = 0 or (
       exists (select from health_tests test where test.horse_id = horse.id and test.published)
       and not exists (
         select from unnest(:without) place
         where substr(horse.genotype, place, 1) <> '0' or substr(horse.genotype, place + ${STRAND_LENGTH}, 1) <> '0')))
     and (:search::text is null or strpos(folded(horse.name), folded(:search)) > 0 or exists (
       select from players owner where owner.id = stud.player_id and strpos(folded(owner.username), folded(:search)) > 0
     ))`;

/** All studs, by id. */
export const findMateRows = prepared('mates_find', `${MATES} order by horse.id`);

interface MatesPage extends MateSearch {
  /** Cursor: points in ten-thousandths, and id, of the last stud read. */
  readonly points: number;
  readonly afterId: string;
  readonly limit: number;
  readonly ofBreed: string | null;
}

export const BEFORE_THE_FIRST = {
  points: 2_000_000_000,
  afterId: '00000000-0000-0000-0000-000000000000',
} as const;

/** Studs repeat breed and aptitude of the stallion; each order has an index of its own (decision 60). */
const OF_BREEDS = {
  any: 'true',
  one: 'stud.breed = :ofBreed',
  others: 'stud.breed <> :ofBreed',
} as const;
export type OfBreeds = keyof typeof OF_BREEDS;

const DISCIPLINE_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const satisfies {
  readonly length: (typeof DISCIPLINES)['length'];
};

const byAptitude = (breeds: OfBreeds) =>
  DISCIPLINE_NUMBERS.map((number) => {
    const points = `stud.aptitude[${number}]`;
    return prepared(
      `mates_by_aptitude_${number}_${breeds}`,
      `${MATES.replace(' as bred,', ` as bred, ${points} as points,`)}
     and ${OF_BREEDS[breeds]} and ${points} <= :points::integer and (${points} < :points or stud.stallion_id > :afterId::uuid)
     order by ${points} desc, stud.stallion_id limit :limit`,
    );
  });

const BY_APTITUDE = { any: byAptitude('any'), one: byAptitude('one'), others: byAptitude('others') };

/** The next studs by aptitude in the discipline, highest first. */
export async function findGiftedMates(db: Db, discipline: Discipline, breeds: OfBreeds, page: MatesPage) {
  return (await BY_APTITUDE[breeds][DISCIPLINES.indexOf(discipline)]?.rows(db, page)) ?? [];
}

export type SireRow = RowOf<typeof findSireRows>;

export const findSireRows = prepared(
  'sires_find',
  `select horse.id, horse.breed, horse.genotype, horse.traits, horse.form, horse.talent, horse.aptitude, horse.inbreeding,
     horse.born_at, value.estimates
   from horses horse join breeding_values value on value.horse_id = horse.id where horse.id = any(:ids::uuid[])`,
);
