import { firstId, NOBODY, type Corruption } from './corruption.ts';

const worn = firstId('tack', 'horse_id is not null');
const free = firstId('tack', 'horse_id is null and starter_of is null');
const starter = firstId('tack', 'horse_id is null and starter_of is not null');

/** For a world with one saddle worn and one not. */
export const TACK_CORRUPTIONS: readonly Corruption[] = [
  { check: 'tack_is_of_players_and_known_types', by: `update tack set type = 'spurs' where id = ${free}` },
  {
    check: 'tack_is_of_players_and_known_types',
    by: `update tack set owner_id = ${NOBODY} where id = ${free}`,
  },
  {
    check: 'tack_is_as_good_as_it_can_be',
    by: `update tack set quality = quality - 1 where id = ${worn}`,
  },
  {
    check: 'tack_is_as_good_as_it_can_be',
    without: ['tack tack_quality_check'],
    by: `update tack set quality = 2000001, maker_id = owner_id where id = ${free}`,
  },
  {
    check: 'starter_tack_is_worn_or_kept',
    without: ['tack tack_starter_stays'],
    by: `update tack set starter_of = ${NOBODY} where id = ${starter}`,
  },
  {
    check: 'starter_tack_is_worn_or_kept',
    by: `insert into listings (id, kind, seller_id, tack_id, price, listed_at, tack_type, quality)
      select gen_random_uuid(), 'tack', owner_id, id, 100, now(), type, quality from tack where id = ${starter}`,
  },
  {
    check: 'tack_is_worn_by_horses_of_its_owner',
    by: `update tack set horse_id = (select id from horses where owner_id <> tack.owner_id limit 1) where id = ${free}`,
  },
  {
    check: 'horses_wear_one_piece_of_a_type',
    withoutIndex: 'tack_one_of_a_type',
    by: `update tack set horse_id = (select horse_id from tack where id = ${worn}) where id = ${free}`,
  },
  {
    check: 'crafters_are_as_skilled_as_they_can_be',
    by: `update players set crafts = 1, crafted_at = null where id = ${firstId('players', 'true')}`,
  },
];
