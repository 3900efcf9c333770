import { BREEDS, type Breed } from '../../game/horses/breeds.ts';
import { drawFounderOfTier, STORE_TIERS, storePrice, type StoreTier } from '../../game/horses/founder.ts';
import { storeGenotype } from '../../game/horses/genetics/genotype.ts';
import type { Moment } from '../clock/moment.ts';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/connection.ts';
import { countOffers, insertOffers, type NewOffer } from './store-queries.ts';

const OFFERS_PER_TIER = 4;

/** Finds coats shown by one in 4,000. Breeds without such a coat lack the tier. */
const DRAWS = 20_000;

/** Undefined if no drawn founder fits. */
export function drawOffer({ now, rng }: Moment, breed: Breed, tier: StoreTier): NewOffer | undefined {
  const founder = drawFounderOfTier(rng, breed, tier, DRAWS);
  return (
    founder && {
      id: newId(now),
      breed: breed.id,
      tier,
      price: storePrice(breed, tier),
      genotype: storeGenotype(founder.genotype),
      traits: founder.traits,
      aptitude: founder.aptitude,
      ageInMonths: founder.ageInMonths,
    }
  );
}

export async function stockStore(tx: Tx, moment: Moment, breeds: readonly Breed[] = BREEDS): Promise<void> {
  const counts = await countOffers(tx);
  const offers: NewOffer[] = [];
  for (const breed of breeds) {
    for (const { name: tier } of STORE_TIERS) {
      const there = counts.find((row) => row.breed === breed.id && row.tier === tier)?.count ?? 0;
      for (let missing = OFFERS_PER_TIER - there; missing > 0; missing--) {
        const offer = drawOffer(moment, breed, tier);
        if (!offer) break;
        offers.push(offer);
      }
    }
  }
  await insertOffers(tx, offers, moment.now);
}
