import type { BreedId } from '../../game/horses/breeds.ts';
import type { StoreTier } from '../../game/horses/founder.ts';
import { MOST_OFFERS } from '../../game/market/store-supply.ts';
import type { Form } from '../../game/horses/form/form.ts';
import type { Talent } from '../../game/horses/form/talent.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import { arrayLiteral, prepared, type RowOf } from '../db/prepared.ts';
import type { Tx } from '../db/connection.ts';

export type StoreOfferRow = RowOf<typeof findStoreOffersPage>;

export interface NewStoreOffer {
  readonly id: string;
  readonly breed: BreedId;
  readonly tier: StoreTier;
  readonly price: number;
  readonly genotype: string;
  readonly traits: Traits;
  readonly form: Form;
  readonly talent: Talent;
  readonly aptitude: readonly number[];
  readonly ageInMonths: number;
}

const COLUMNS = 'id, breed, tier, price, genotype, traits, form, talent, aptitude, age_in_months, created_at';

export const findStoreOffers = prepared(
  'store_offers_of_breed',
  `select ${COLUMNS} from store_offers where breed = :breed order by price, id`,
);

/** The cheapest first. The store holds a few hundred. */
export const findStoreOffersPage = prepared(
  'store_offers_page',
  `select ${COLUMNS} from store_offers
   where (price, id) > (:afterPrice::integer, :afterId::uuid)
     and (:breed::text is null or breed = :breed) and (:tier::text is null or tier = :tier)
   order by price, id limit :limit`,
);

export const findCheapestPrices = prepared(
  'store_offers_cheapest',
  `select breed, min(price) as price from store_offers group by breed`,
);

export const countStoreOffers = prepared(
  'store_offers_count',
  `select breed, tier, count(*) as count from store_offers group by breed, tier`,
);

/**
 * Sales of one breed and tier run one after another, and each counts what the previous one left. Comes before all row
 * locks, in a separate statement: a statement that waits would still see the old rows.
 */
export const awaitSales = prepared(
  'store_offer_turn',
  `select pg_advisory_xact_lock(hashtextextended(:breed::text || ' ' || :tier::text, 54))`,
);

export const findKindOfStoreOffer = prepared(
  'store_offer_kind',
  `select breed, tier from store_offers where id = :id`,
);

/** Concurrent buyers wait, then find no row. */
export const lockStoreOffer = prepared(
  'store_offer_lock',
  `select ${COLUMNS},
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
  await Promise.all([
    updateStoreOffer.run(tx, { ...offer, id, newId, traits: JSON.stringify(traits), now }),
    insertStoreOffers(tx, others, now),
  ]);
}

const deleteStoreOffer = prepared('store_offer_delete', `delete from store_offers where id = :id`);

const updateStoreOffer = prepared(
  'store_offer_replace',
  `update store_offers
   set id = :newId, breed = :breed, tier = :tier, price = :price, genotype = :genotype, traits = :traits, form = :form, talent = :talent, aptitude = :aptitude, age_in_months = :ageInMonths,
     created_at = :now
   where id = :id`,
);

export async function insertStoreOffers(tx: Tx, offers: readonly NewStoreOffer[], now: Date): Promise<void> {
  if (offers.length === 0) return;
  await insertOffers.run(tx, {
    ids: offers.map(({ id }) => id),
    breeds: offers.map(({ breed }) => breed),
    tiers: offers.map(({ tier }) => tier),
    prices: offers.map(({ price }) => price),
    genotypes: offers.map(({ genotype }) => genotype),
    traits: offers.map(({ traits }) => JSON.stringify(traits)),
    forms: offers.map(({ form }) => arrayLiteral(form)),
    talents: offers.map(({ talent }) => arrayLiteral(talent)),
    aptitudes: offers.map(({ aptitude }) => arrayLiteral(aptitude)),
    ages: offers.map(({ ageInMonths }) => ageInMonths),
    now,
  });
}

/** Lists travel as text, because `unnest` would flatten them. */
const insertOffers = prepared(
  'store_offers_insert',
  `insert into store_offers (${COLUMNS})
   select id, breed, tier, price, genotype, traits::jsonb, form::smallint[], talent::smallint[], aptitude::integer[], age, :now
   from unnest(:ids::uuid[], :breeds::text[], :tiers::text[], :prices::integer[], :genotypes::text[], :traits::text[],
     :forms::text[], :talents::text[], :aptitudes::text[], :ages::integer[])
     as offer (id, breed, tier, price, genotype, traits, form, talent, aptitude, age)`,
);
