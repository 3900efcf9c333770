import type { Insertable } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import type { Tables } from '../db/statements.ts';
import { bodyMatches } from '../horses/body-filter.ts';
import { HOUSE } from '../ledger/ledger.ts';

export type RescueRow = RowOf<typeof findRescues>;

/** Newest first. Listings repeat the filtered columns, so only horses of the page are read. */
export const findRescues = prepared(
  'rescues_list',
  `select horse.id, horse.name, horse.breed, horse.sex, horse.level, horse.genotype, horse.traits, horse.form,
     horse.expected_height_cm, horse.expected_body_words, horse.born_at,
     horse.mane_style, listing.id as listing_id, listing.price, listing.listed_at
   from (
     select id, horse_id, price, listed_at from listings
     where kind = 'rescue' and id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
       and (:breed::text is null or breed = :breed) and (:sex::text is null or sex = :sex)
       and (:colour::text is null or colour = :colour)
       and (:minLevel::integer is null or level >= :minLevel) and (:maxLevel::integer is null or level <= :maxLevel)
       and ${bodyMatches('listings')}
     order by id desc limit :limit
   ) listing
   join horses horse on horse.id = listing.horse_id
   order by listing.id desc`,
);

export const countRescues = prepared(
  'rescues_count',
  `select count(*)::integer as count from (select from listings where kind = 'rescue' limit :most) waiting`,
);

export async function insertWaitingHorses(
  tx: Tx,
  horses: readonly Insertable<Tables['horses']>[],
): Promise<void> {
  if (horses.length > 0) await tx.insertInto('horses').values(horses).execute();
}

/** The horses among these that were born at the market. */
export const findAtMarket = prepared(
  'horses_at_market',
  `select id, genotype, traits, breed, born_at, created_at from horses
   where id = any(:ids::uuid[]) and owner_id = '${HOUSE}'`,
);
