import type { Aptitude, Inbreeding } from '../horses/aptitude.ts';
import type { BirthDraws } from '../horses/birth-draws.ts';
import { breedOfFoal } from '../horses/breeds.ts';
import { aptitudeOf, type Body } from '../horses/form/aptitude-of.ts';
import { drawFoalBody } from '../horses/form/draw-body.ts';
import { drawFoalGenome } from '../horses/genetics/inherit.ts';
import { genotypeOf, lives, type Genome } from '../horses/genetics/strands.ts';
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

export interface Parentage extends Body {
  readonly genome: Genome;
  readonly traits: Traits;
}

/** What a horse is born with. */
export interface Born extends Parentage {
  readonly aptitude: Aptitude;
}

export interface Foal extends Born {
  readonly sex: 'mare' | 'stallion';
}

/**
 * Undefined if it could not live: the mare did not take (docs/rules/breeding.md#did-not-take). Draw order is fixed:
 * verification redraws births (docs/rules/breeding.md#proof-of-birth).
 */
export function drawFoal(
  draws: BirthDraws,
  sire: Parentage,
  dam: Parentage,
  inbreeding: Inbreeding,
): Foal | undefined {
  const sex = chance(draws.look, 0.5) ? 'mare' : 'stallion';
  const genome = drawFoalGenome(draws.genes, sire.genome, dam.genome);
  if (!lives(genome)) return undefined;
  const traits = drawFoalTraits(draws, sire.traits, dam.traits, genotypeOf(genome));
  const breed = breedOfFoal(sire.breed, dam.breed);
  const { form, talent } = drawFoalBody(draws, sire, dam, inbreeding);
  const aptitude = aptitudeOf({ breed, form, talent });
  return { sex, breed, genome, traits, form, talent, aptitude };
}
