import { BREED_FROM } from '../age.ts';
import { CROSSBREED } from '../breeds.ts';
import { USUAL_WHITES, usualMarkings } from '../coat/markings.ts';
import { PLAIN_TRAITS } from '../coat/traits.ts';
import type { LivingGenotype } from './genotype.ts';
import { USUAL_GREY_FACTOR } from '../coat/grey.ts';
import { lookOf, type Look } from '../coat/look.ts';
import type { GivenGenetics } from './wire.ts';

/** Default, game months. */
export const USUAL_AGE = BREED_FROM;
/** Game months; the slowest grey is white at 240. */
export const OLDEST_GIVEN = 600;

export interface GivenHorse extends Pick<GivenGenetics, 'markingWhites' | 'greyFactor'> {
  readonly genotype: LivingGenotype;
}

/** No random traits; never flea-bitten (docs/rules/genetics.md#names). `ageInMonths` in game months. */
export function lookOfGiven(given: GivenHorse, ageInMonths: number): Look {
  const { genotype, markingWhites = USUAL_WHITES, greyFactor = USUAL_GREY_FACTOR } = given;
  const traits = { ...PLAIN_TRAITS, ...usualMarkings(markingWhites, genotype), greyFactor };
  return lookOf({ genotype, traits, breed: CROSSBREED, ageInMonths });
}
