import { prepared, type RowOf } from '../db/prepared.ts';

export type ListingRow = RowOf<typeof updatePrice>;

export const LISTING_COLUMNS = `id, kind, seller_id, horse_id, tack_id, price, listed_at, breed, sex, born_at, level, colour,
  tack_type, quality`;

/** The horses must be locked. */
export const insertHorseListings = prepared(
  'listings_insert_horses',
  `insert into listings (id, kind, seller_id, horse_id, price, listed_at, breed, sex, born_at, level, colour)
   select given.id, :kind, horse.owner_id, horse.id, :price, :now, horse.breed, horse.sex, horse.born_at, horse.level,
     given.colour
   from unnest(:ids::uuid[], :horseIds::uuid[], :colours::text[]) as given (id, horse_id, colour)
   join horses horse on horse.id = given.horse_id`,
);

/** The piece must be locked. */
export const insertTackListing = prepared(
  'listings_insert_tack',
  `insert into listings (id, kind, seller_id, tack_id, price, listed_at, tack_type, quality)
   select :id, 'tack', owner_id, id, :price, :now, type, quality from tack where id = :tackId`,
);

export const findListingOf = prepared(
  'listings_of_item',
  `select id from listings where horse_id = :itemId union all select id from listings where tack_id = :itemId`,
);

export const findListedThing = prepared(
  'listings_thing',
  `select horse.name as horse, listing.tack_type, listing.quality
   from listings listing left join horses horse on horse.id = listing.horse_id where listing.id = :id`,
);

export const updatePrice = prepared(
  'listings_price',
  `update listings set price = :price where id = :id and seller_id = :sellerId and kind <> 'rescue'
   returning ${LISTING_COLUMNS}`,
);

export const deleteListing = prepared(
  'listings_end',
  `delete from listings where id = :id and seller_id = :sellerId and kind <> 'rescue' returning ${LISTING_COLUMNS}`,
);

export const deleteListingsOf = prepared(
  'listings_end_horses',
  `delete from listings where horse_id = any(:horseIds::uuid[])`,
);

export const deleteListingsOfTack = prepared(
  'listings_end_tack',
  `delete from listings where tack_id = any(:tackIds::uuid[])`,
);

export const deleteListingsOfSeller = prepared(
  'listings_end_seller',
  `delete from listings where seller_id = :sellerId and kind <> 'rescue' returning id`,
);
