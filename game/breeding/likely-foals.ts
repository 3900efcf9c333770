import { breedOfFoal, buildOf, type HorseBreed } from '../horses/breeds.ts';
import { lookOfCoat, type Look } from '../horses/coat/look.ts';
import type { Traits } from '../horses/coat/traits.ts';
import { meanForm } from '../horses/form/expected.ts';
import { expectedLinearProfile, type LinearProfile } from '../horses/form/linear-profile.ts';
import type { ValueBar } from '../horses/form/value-bar.ts';
import { USUAL_AGE } from '../horses/genetics/given-look.ts';
import type { Outcome } from '../horses/genetics/odds.ts';
import type { Values } from './values/stored-values.ts';
import { expectedGrown, valueBars } from './values/value-bars.ts';
import { valuesOfFoal } from './values/value-row.ts';

interface PicturedParent {
  readonly breed: HorseBreed;
  readonly traits: Pick<Traits, 'build' | 'feather'>;
  readonly values: Values;
}

interface LikelyFoal {
  /** Of the adult coat. */
  readonly name: string;
  readonly probability: number;
  readonly newborn: Look;
  readonly grown: Look;
}

interface FoalsAhead {
  readonly foals: readonly LikelyFoal[];
  /** Eight foals of ten grow as tall as this. */
  readonly heightCm: LinearProfile['heightCm'];
  /** Breeding values that a foal can expect: the means of its parents'. */
  readonly values: readonly ValueBar[];
}

/** Pictures of the first outcomes, each with the body expected from estimates; a crossbred one with the build of its dam. */
export function likelyFoals(
  outcomes: readonly Outcome[],
  { sire, dam, inbreeding }: { sire: PicturedParent; dam: PicturedParent; inbreeding: number },
): FoalsAhead {
  const breed = breedOfFoal(sire.breed, dam.breed);
  const build = buildOf(breed, dam.traits.build);
  const values = valuesOfFoal(sire.values, dam.values);
  const expected = expectedGrown(values, { breed, build }, inbreeding);
  const feather = (sire.traits.feather + dam.traits.feather) / 2;
  const kind = { breed, build, feather, form: meanForm(expected) };
  return {
    foals: outcomes.map(({ name, coat, probability }) => ({
      name,
      probability,
      newborn: lookOfCoat(coat, 0, kind),
      grown: lookOfCoat(coat, USUAL_AGE, kind),
    })),
    heightCm: expectedLinearProfile({ breed, build }, expected).heightCm,
    values: valueBars(values, { breed, build }),
  };
}
