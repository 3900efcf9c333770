import type { Aptitude } from '../../../game/horses/aptitude.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';
import { prepared } from '../../db/prepared.ts';
import { genesSeenBy } from '../../horses/genetics/genes-seen-by.ts';

export interface MateRow {
  id: string;
  fee: number;
  bred: boolean;
  genes_seen: boolean;
  /** Fed or on grass, with a valid breeding check. */
  fit: boolean;
}

/** By id. Null turns a filter off. */
export const findMateRows = prepared<
  MateRow,
  {
    playerId: string;
    mareBreed: string;
    now: Date;
    bornAfter: Date;
    breed: string | null;
    maxFee: number | null;
    search: string | null;
  }
>(
  'mates_find',
  `select horse.id, stud.fee, horse.sire_id is not null as bred, ${genesSeenBy(':playerId')} as genes_seen,
     coalesce(horse.breeding_check_until > :now, false)
       and (coalesce(horse.feed_expires_at > :now, false) or coalesce(horse.grass_from <= :now, false)) as fit
   from studs stud
   join horses horse on horse.id = stud.stallion_id
   where stud.player_id <> :playerId
     and (not stud.own_breed_only or horse.breed = :mareBreed)
     and horse.born_at > :bornAfter
     and (:breed::text is null or horse.breed = :breed)
     and (:maxFee::integer is null or stud.fee <= :maxFee)
     and (:search::text is null or strpos(lower(horse.name), lower(:search)) > 0 or exists (
       select from players owner where owner.id = stud.player_id and strpos(lower(owner.username), lower(:search)) > 0
     ))
   order by horse.id`,
);

export interface SireRow {
  id: string;
  breed: string;
  genotype: string;
  traits: Traits;
  aptitude: Aptitude;
  born_at: Date;
}

export const findSireRows = prepared<SireRow, { ids: readonly string[] }>(
  'sires_find',
  `select id, breed, genotype, traits, aptitude, born_at from horses where id = any(:ids::uuid[])`,
);
