import { prepared, type RowOf } from '../db/prepared.ts';
import { reachedBy } from '../horses/reached-by.ts';

/** Horses at the market have no owner's name. */
export type CardRow = RowOf<typeof findCard>;

const COAT_COLUMNS = (table: string) =>
  ['id', 'name', 'breed', 'sex', 'level', 'genotype', 'traits', 'form', 'born_at', 'mane_style']
    .map((column) => `${table}.${column}`)
    .join(', ');

/** Of a guest's horse for the guest only. Counts foals by each parent separately: index-only scans. */
export const findCard = prepared(
  'records_card',
  `select ${COAT_COLUMNS('horse')}, horse.owner_id, horse.breeder_id, horse.discipline, horse.aptitude,
     horse.starts_day, horse.shows_entered, horse.earnings, horse.inbreeding, horse.gift_foal, horse.backdrop, horse.nameplate, horse.tack_colour,
     owner.username as owner_username,
     breeder.username as breeder_username, stud.fee as stud_fee, stud.note as stud_note,
     stud.own_breed_only as stud_own_breed_only, listing.id as listing_id, listing.price,
     array(select jsonb_build_object('type', piece.type, 'quality', piece.quality)
       from tack piece where piece.horse_id = horse.id) as worn,
     (select count(*) from horses where sire_id = horse.id)::integer
       + (select count(*) from horses where dam_id = horse.id)::integer as foals
   from horses horse
   left join players owner on owner.id = horse.owner_id
   left join players breeder on breeder.id = horse.breeder_id
   left join studs stud on stud.stallion_id = horse.id
   left join listings listing on listing.horse_id = horse.id
   where horse.id = :id and ${reachedBy(':viewerId?')}`,
);

/** Ancestors have Kekulé numbers: 1 is the horse, 2n the sire of n, 2n + 1 the dam of n. */
export type PedigreeRow = RowOf<typeof findPedigree>;

/** One row per position in the pedigree. None for a guest's horse, which has no page. */
export const findPedigree = prepared(
  'records_pedigree',
  `with recursive line (id, sire_id, dam_id, number, generation) as (
     select id, sire_id, dam_id, 1, 0 from horses
     where id = :id and not exists (select from guests where guests.id = horses.owner_id)
     union all
     select parent.id, parent.sire_id, parent.dam_id, 2 * line.number + up.side, line.generation + 1
     from line
     cross join lateral (values (line.sire_id, 0), (line.dam_id, 1)) as up (id, side)
     join horses parent on parent.id = up.id
     where line.generation < :generations::integer
   )
   select ${COAT_COLUMNS('horse')}, horse.inbreeding, line.number from line join horses horse on horse.id = line.id`,
);

/** `born_at` only gives the age; a foal was born at `created_at`. */
export type ChildRow = RowOf<typeof findChildren>;

const CHILDREN_BY = (parent: 'sire_id' | 'dam_id', other: 'sire_id' | 'dam_id') =>
  `(select *, ${other} as other_id from horses
    where ${parent} = :parentId and id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by id desc limit :limit)`;

export const findChildren = prepared(
  'records_children',
  `select ${COAT_COLUMNS('child')}, child.created_at, owner.username as owner_username, child.other_id, other.name as other_name
   from (${CHILDREN_BY('sire_id', 'dam_id')} union all ${CHILDREN_BY('dam_id', 'sire_id')}) child
   left join players owner on owner.id = child.owner_id
   join horses other on other.id = child.other_id
   order by child.id desc limit :limit`,
);
