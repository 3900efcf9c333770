import type { BreedId } from '../../game/horses/breeds.ts';
import type { StoreTier } from '../../game/horses/founder.ts';
import { MOST_OFFERS } from '../../game/market/store-supply.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import type { Db, Tx } from '../db/connection.ts';

export type StoreOfferRow = RowOf<typeof findStoreOffersPage>;

export interface NewStoreOffer {
  readonly id: string;
  readonly breed: BreedId;
  readonly tier: StoreTier;
  readonly price: number;
  readonly genotype: string;
  readonly traits: Traits;
  readonly aptitude: readonly number[];
  readonly ageInMonths: number;
}

export async function findStoreOffers(db: Db, breed: BreedId): Promise<StoreOfferRow[]> {
  return db
    .selectFrom('store_offers')
    .selectAll()
    .where('breed', '=', breed)
    .orderBy('price')
    .orderBy('id')
    .execute();
}

/** The cheapest first. The store holds a few hundred. */
export const findStoreOffersPage = prepared(
  'store_offers_page',
  `select id, breed, tier, price, genotype, traits, aptitude, age_in_months, created_at from store_offers
   where (price, id) > (:afterPrice::integer, :afterId::uuid)
     and (:breed::text is null or breed = :breed) and (:tier::text is null or tier = :tier)
   order by price, id limit :limit`,
);

export async function findCheapestPrices(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('store_offers')
    .select((eb) => ['breed', eb.fn.min('price').as('price')])
    .groupBy('breed')
    .execute();
  return new Map(rows.map(({ breed, price }) => [breed, price]));
}

export async function countStoreOffers(db: Db) {
  return db
    .selectFrom('store_offers')
    .select((eb) => ['breed', 'tier', eb.fn.countAll<number>().as('count')])
    .groupBy(['breed', 'tier'])
    .execute();
}

/**
 * Sales of one breed and tier run one after another, and each counts what the previous one left. Comes before all row
 * locks, in a separate statement: a statement that waits would still see the old rows.
 */
export const awaitSales = prepared(
  'store_offer_turn',
  `select pg_advisory_xact_lock(hashtextextended(:breed::text || ' ' || :tier::text, 54))`,
);

export async function findKindOfStoreOffer(
  db: Db,
  id: string,
): Promise<{ breed: string; tier: string } | undefined> {
  return db.selectFrom('store_offers').select(['breed', 'tier']).where('id', '=', id).executeTakeFirst();
}

/** Concurrent buyers wait, then find no row. */
export const lockStoreOffer = prepared(
  'store_offer_lock',
  `select id, breed, tier, price, genotype, traits, aptitude, age_in_months, created_at,
     (select count(*)::int from (
        select from store_offers other
        where other.breed = offer.breed and other.tier = offer.tier and other.id <> offer.id limit ${MOST_OFFERS}
      ) few) as others,
     exists (
       select from store_offers other
       where other.breed = offer.breed and other.tier = offer.tier and other.id <> offer.id
         and other.created_at <= :settledBefore
     ) as others_settled
   from store_offers offer
   where id = :id for update`,
);

/** The first new offer reuses the row of the sold one. */
export async function replaceStoreOffer(
  tx: Tx,
  id: string,
  [next, ...others]: readonly NewStoreOffer[],
  now: Date,
): Promise<void> {
  if (!next) {
    await deleteStoreOffer.run(tx, { id });
    return;
  }
  const { id: newId, traits, ...offer } = next;
  await updateStoreOffer.run(tx, { ...offer, id, newId, traits: JSON.stringify(traits), now });
  await insertStoreOffers(tx, others, now);
}

const deleteStoreOffer = prepared('store_offer_delete', `delete from store_offers where id = :id`);

const updateStoreOffer = prepared(
  'store_offer_replace',
  `update store_offers
   set id = :newId, breed = :breed, tier = :tier, price = :price, genotype = :genotype, traits = :traits, aptitude = :aptitude, age_in_months = :ageInMonths,
     created_at = :now
   where id = :id`,
);

export async function insertStoreOffers(tx: Tx, offers: readonly NewStoreOffer[], now: Date): Promise<void> {
  if (offers.length === 0) return;
  await tx
    .insertInto('store_offers')
    .values(offers.map((offer) => offerRow(offer, now)))
    .execute();
}

function offerRow({ ageInMonths, traits, aptitude, ...offer }: NewStoreOffer, now: Date) {
  return {
    ...offer,
    traits: JSON.stringify(traits),
    aptitude: [...aptitude],
    ageInMonths,
    createdAt: now,
  };
}
