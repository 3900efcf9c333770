import { drawFoalAptitude, type Aptitude, type Inbreeding } from '../horses/aptitude.ts';
import type { BirthDraws } from '../horses/birth-draws.ts';
import { breedOfFoal, type HorseBreed } from '../horses/breeds.ts';
import type { LivingGenotype } from '../horses/genetics/genotype.ts';
import { drawFoalGenotype } from '../horses/genetics/inherit.ts';
import { drawFoalTraits, type Traits } from '../horses/coat/traits.ts';
import { chance } from '../rng.ts';

/** Add a version if equal parents and seed would give another foal. 1: one generator. 2: one per part. */
const FOAL_RULES = [1, 2] as const;
export type FoalRules = (typeof FOAL_RULES)[number];
export const FOAL_RULES_VERSION: FoalRules = 2;

export function isFoalRules(version: number): version is FoalRules {
  return FOAL_RULES.some((known) => known === version);
}

export interface Parentage {
  readonly breed: HorseBreed;
  readonly genotype: LivingGenotype;
  readonly traits: Traits;
  readonly aptitude: Aptitude;
}

export interface Foal extends Parentage {
  readonly sex: 'mare' | 'stallion';
}

/** Draw order is fixed: verification redraws births (docs/rules/breeding.md#proof-of-birth). */
export function drawFoal(draws: BirthDraws, sire: Parentage, dam: Parentage, inbreeding: Inbreeding): Foal {
  const sex = chance(draws.look, 0.5) ? 'mare' : 'stallion';
  const genotype = drawFoalGenotype(draws.genes, sire.genotype, dam.genotype);
  const traits = drawFoalTraits(draws, sire.traits, dam.traits, genotype);
  const aptitude = drawFoalAptitude(draws.aptitude, sire.aptitude, dam.aptitude, inbreeding);
  return { sex, breed: breedOfFoal(sire.breed, dam.breed), genotype, traits, aptitude };
}
