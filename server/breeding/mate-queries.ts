import type { Aptitude } from '../../game/horses/aptitude.ts';
import type { Traits } from '../../game/horses/traits.ts';
import { prepared } from '../db/prepared.ts';
import { genesSeenBy } from '../horses/genes-seen-by.ts';

/** A stallion at stud with all that ranks him. */
export interface MateRow {
  id: string;
  fee: number;
  note: string;
  own_breed_only: boolean;
  breed: string;
  genotype: string;
  traits: Traits;
  aptitude: Aptitude;
  born_at: Date;
  /** Bred, not from the store. */
  bred: boolean;
  genes_seen: boolean;
}

/**
 * Stallions of other players at stud that may cover a mare of this breed now: neither hungry, unchecked nor
 * retired. Breed, fee and search are left out by null.
 */
export const findMateRows = prepared<
  MateRow,
  [
    playerId: string,
    mareBreed: string,
    now: Date,
    bornAfter: Date,
    breed: string | null,
    maxFee: number | null,
    search: string | null,
  ]
>(
  'mates_find',
  `select stud.stallion_id as id, stud.fee, stud.note, stud.own_breed_only, horse.breed, horse.genotype, horse.traits,
     horse.aptitude, horse.born_at, horse.sire_id is not null as bred, ${genesSeenBy('$1')} as genes_seen
   from studs stud
   join horses horse on horse.id = stud.stallion_id
   where stud.player_id <> $1
     and (not stud.own_breed_only or horse.breed = $2)
     and horse.feed_expires_at > $3 and horse.breeding_check_until > $3 and horse.born_at > $4
     and ($5::text is null or horse.breed = $5)
     and ($6::integer is null or stud.fee <= $6)
     and ($7::text is null or strpos(lower(horse.name), lower($7)) > 0
       or exists (select from players owner where owner.id = stud.player_id and strpos(lower(owner.username), lower($7)) > 0))
   order by stud.stallion_id`,
);
