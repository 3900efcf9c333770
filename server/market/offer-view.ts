import { breedOf, isBreedId } from '../../game/horses/breeds.ts';
import { patternName } from '../../game/horses/coat/coat.ts';
import { coatOfLook } from '../../game/horses/coat/look.ts';
import { coatView } from '../horses/views/coat-view.ts';
import type { OfferRow } from './store-queries.ts';

/** A horse of the store as the buyer sees it. */
export function offerView(offer: OfferRow) {
  if (!isBreedId(offer.breed)) throw new RangeError(`No breed "${offer.breed}"`);
  const breed = breedOf(offer.breed);
  const { color, ...coat } = coatView({
    genotype: offer.genotype,
    traits: offer.traits,
    breed: breed.id,
    ageInMonths: offer.age_in_months,
  });
  return {
    ...coat,
    storeHorseId: offer.id,
    breedId: breed.id,
    breedName: breed.name,
    colorName: color,
    pattern: patternName(coatOfLook(coat.look)),
    ageInMonths: offer.age_in_months,
    basePrice: breed.basePrice,
    patternPrice: offer.price - breed.basePrice,
    totalPrice: offer.price,
    genetics: null,
  };
}
