import { BREEDS, breedOf, isBreedId, type Breed, type BreedId } from '../../game/horses/breeds.ts';
import { drawFounderOfTier, STORE_TIERS, storePrice, type StoreTier } from '../../game/horses/founder.ts';
import { storeGenome } from '../../game/horses/genetics/strands.ts';
import { FEWEST_OFFERS, SETTLED_MS } from '../../game/market/store-supply.ts';
import type { Context } from '../clock/context.ts';
import { newId } from '../db/new-id.ts';
import type { Db, Tx } from '../db/connection.ts';
import {
  countStoreOffers,
  findKindOfStoreOffer,
  findStoreOffers,
  insertStoreOffers,
  type NewStoreOffer,
  type StoreOfferRow,
} from './store-queries.ts';

/** Finds coats shown by one in 4,000. Breeds without such a coat lack the tier. */
const DRAWS = 20_000;

/** Undefined if no drawn founder fits. */
export function drawStoreOffer(
  { now, rng }: Context,
  breed: Breed,
  tier: StoreTier,
): NewStoreOffer | undefined {
  const founder = drawFounderOfTier(rng, breed, tier, DRAWS);
  return (
    founder && {
      id: newId(now),
      breed: breed.id,
      tier,
      price: storePrice(breed, tier),
      genotype: storeGenome(founder.genome),
      traits: founder.traits,
      form: founder.form,
      talent: founder.talent,
      aptitude: founder.aptitude,
      ageInMonths: founder.ageInMonths,
    }
  );
}

/** The cheapest first. */
export function readStoreOffers(db: Db, breed: BreedId): Promise<StoreOfferRow[]> {
  return findStoreOffers.rows(db, { breed });
}

export interface NextStoreOffers {
  readonly breed: BreedId;
  readonly tier: StoreTier;
  readonly offers: readonly NewStoreOffer[];
}

/**
 * Undefined if the offer is gone. Drawn before the transaction, because drawing a rare coat takes milliseconds. Two
 * spare offers are enough under load.
 */
export async function drawNextStoreOffers(
  db: Db,
  context: Context,
  soldId: string,
): Promise<NextStoreOffers | undefined> {
  const kind = await findKindOfStoreOffer.first(db, { id: soldId });
  const tier = STORE_TIERS.find(({ name }) => name === kind?.tier)?.name;
  if (!kind || !tier || !isBreedId(kind.breed)) return undefined;
  const breed = breedOf(kind.breed);
  const drawn = [drawStoreOffer(context, breed, tier), drawStoreOffer(context, breed, tier)];
  return { breed: kind.breed, tier, offers: drawn.filter((offer) => offer !== undefined) };
}

export async function stockStore(tx: Tx, context: Context, breeds: readonly Breed[] = BREEDS): Promise<void> {
  const counts = await countStoreOffers.rows(tx);
  const offers: NewStoreOffer[] = [];
  for (const breed of breeds) {
    for (const { name: tier } of STORE_TIERS) {
      const there = counts.find((row) => row.breed === breed.id && row.tier === tier)?.count ?? 0;
      for (let missing = FEWEST_OFFERS - there; missing > 0; missing--) {
        const offer = drawStoreOffer(context, breed, tier);
        if (!offer) break;
        offers.push(offer);
      }
    }
  }
  // A new store has seen no rush.
  await insertStoreOffers(tx, offers, new Date(context.now.getTime() - SETTLED_MS));
}
