import { BREED_FROM } from '../age.ts';
import { CROSSBREED } from '../breeds.ts';
import { usualMarkings } from '../coat/markings.ts';
import { PLAIN_TRAITS } from '../coat/traits.ts';
import type { LivingGenotype } from './genotype.ts';
import { lookOf } from '../coat/look.ts';
import type { Look } from '../coat/look.ts';
import { USUAL_GREY_FACTOR, USUAL_WHITES } from './usual-genes.ts';
import type { GivenGenetics } from './wire.ts';

/** In game months: what goes where no age is said, a horse grown up. */
export const USUAL_AGE = BREED_FROM;
/** In game months. Nothing about a coat changes any more: the slowest grey is white at 20 years. */
export const OLDEST_GIVEN = 600;

/** Genetics that somebody wrote, of a horse that lives. */
export interface GivenHorse extends Pick<GivenGenetics, 'markingWhites' | 'greyFactor'> {
  readonly genotype: LivingGenotype;
}

/**
 * A horse of which nothing is known but what was written: chance adds nothing to it. Without a draw of its own it
 * is never flea-bitten (docs/rules/genetics.md#names). `ageInMonths` in game months from 0.
 */
export function lookOfGiven(given: GivenHorse, ageInMonths: number): Look {
  const { genotype, markingWhites = USUAL_WHITES, greyFactor = USUAL_GREY_FACTOR } = given;
  const traits = { ...PLAIN_TRAITS, ...usualMarkings(markingWhites, genotype), greyFactor };
  return lookOf({ genotype, traits, breed: CROSSBREED, ageInMonths });
}
