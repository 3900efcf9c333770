import { drawFoalAptitude } from '../horses/aptitude.ts';
import type { Aptitude, Inbreeding } from '../horses/aptitude.ts';
import type { BirthDraws } from '../horses/birth-draws.ts';
import { breedOfFoal } from '../horses/breeds.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import type { LivingGenotype } from '../horses/genetics/genotype.ts';
import { drawFoalGenotype } from '../horses/genetics/inherit.ts';
import { drawFoalTraits } from '../horses/traits.ts';
import type { Traits } from '../horses/traits.ts';
import { chance } from '../rng.ts';

/**
 * Every version of the rules that a foal may have been drawn by; the last is today's. A new one is added when a foal
 * would come out otherwise from the same parents and the same seed. 1: one generator drew everything. 2: one for each
 * part.
 */
const FOAL_RULES = [1, 2] as const;
export type FoalRules = (typeof FOAL_RULES)[number];
export const FOAL_RULES_VERSION: FoalRules = 2;

/** Whether a birth by this version can be drawn again. */
export function isFoalRules(version: number): version is FoalRules {
  return FOAL_RULES.some((known) => known === version);
}

/** All of a parent that is passed on. */
export interface Parentage {
  readonly breed: HorseBreed;
  readonly genotype: LivingGenotype;
  readonly traits: Traits;
  readonly aptitude: Aptitude;
}

export interface Foal extends Parentage {
  readonly sex: 'mare' | 'stallion';
}

/**
 * The foal of two parents: half of all are mares; alleles, then traits, then aptitude by their own rules. The
 * draws are made in this order, so that whoever knows the seed and both parents can repeat them.
 */
export function drawFoal(draws: BirthDraws, sire: Parentage, dam: Parentage, inbreeding: Inbreeding): Foal {
  const sex = chance(draws.look, 0.5) ? 'mare' : 'stallion';
  const genotype = drawFoalGenotype(draws.genes, sire.genotype, dam.genotype);
  const traits = drawFoalTraits(draws, sire.traits, dam.traits, genotype);
  const aptitude = drawFoalAptitude(draws.aptitude, sire.aptitude, dam.aptitude, inbreeding);
  return { sex, breed: breedOfFoal(sire.breed, dam.breed), genotype, traits, aptitude };
}
