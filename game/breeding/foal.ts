import { drawFoalAptitude, type Aptitude, type Inbreeding } from '../horses/aptitude.ts';
import type { BirthDraws } from '../horses/birth-draws.ts';
import { breedOfFoal, type HorseBreed } from '../horses/breeds.ts';
import { drawFoalGenome } from '../horses/genetics/inherit.ts';
import { genotypeOf, type Genome } from '../horses/genetics/strands.ts';
import { drawFoalTraits, type Traits } from '../horses/coat/traits.ts';
import { chance } from '../rng.ts';

/**
 * Stored with each birth. From 1.0.0 on, a change after which equal parents and seed give another foal needs a new version;
 * earlier births are replayed by their own version.
 */
export const FOAL_RULES_VERSION = 3;

/** False for births by rules that this program does not have. */
export function hasFoalRules(version: number | null): boolean {
  return version === FOAL_RULES_VERSION;
}

export interface Parentage {
  readonly breed: HorseBreed;
  readonly genome: Genome;
  readonly traits: Traits;
  readonly aptitude: Aptitude;
}

export interface Foal extends Parentage {
  readonly sex: 'mare' | 'stallion';
}

/** Draw order is fixed: verification redraws births (docs/rules/breeding.md#proof-of-birth). */
export function drawFoal(draws: BirthDraws, sire: Parentage, dam: Parentage, inbreeding: Inbreeding): Foal {
  const sex = chance(draws.look, 0.5) ? 'mare' : 'stallion';
  const genome = drawFoalGenome(draws.genes, sire.genome, dam.genome);
  const traits = drawFoalTraits(draws, sire.traits, dam.traits, genotypeOf(genome));
  const aptitude = drawFoalAptitude(draws.aptitude, sire.aptitude, dam.aptitude, inbreeding);
  return { sex, breed: breedOfFoal(sire.breed, dam.breed), genome, traits, aptitude };
}
