import { founderDraws } from '../../../game/horses/birth-draws.ts';
import type { Breed } from '../../../game/horses/breeds.ts';
import { coatNameOfLook, lookOf, type Look } from '../../../game/horses/coat/look.ts';
import { founderFrom } from '../../../game/horses/founder.ts';
import { genotypeOf } from '../../../game/horses/genetics/strands.ts';
import { rngFromNumber } from '../../../game/rng.ts';
import { BREED_TEXT } from './breed-text.ts';

/** An adult age at which most greys are white. */
const AGE = 108;
/** Enough: the rarest coat shown needs a few hundred draws. */
const MOST_DRAWN = 5_000;

const drawn = new Map<string, Look>();

/** A horse as the store draws it, with a coat typical of the breed; the same on every visit. */
export function breedLook(breed: Breed): Look {
  const known = drawn.get(breed.id);
  if (known) return known;
  const { coat } = BREED_TEXT[breed.id];
  for (let seed = 1; seed <= MOST_DRAWN; seed++) {
    const { genome, traits } = founderFrom(founderDraws(rngFromNumber(seed)), breed);
    const look = lookOf({ genotype: genotypeOf(genome), traits, breed: breed.id, ageInMonths: AGE });
    if (!coatNameOfLook(look).includes(coat)) continue;
    drawn.set(breed.id, look);
    return look;
  }
  throw new RangeError(`No ${breed.name} is ${coat}`);
}
