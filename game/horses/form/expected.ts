import { DISCIPLINES } from '../../shows/disciplines.ts';
import type { Inbreeding } from '../aptitude.ts';
import { breedOfFoal } from '../breeds.ts';
import { allowanceOf, ladder, type Body } from './aptitude-of.ts';
import { partPoints, soften } from './body.ts';
import { meanTalent, TALENT_SAMPLING } from './talent.ts';
import { typeOf } from './breed-forms.ts';
import { FORM_POINT, FORM_TRAITS, type Form } from './form.ts';
import { lostIn, meanDeviation, meanInherited, samplingLeft, type FormParent } from './inherit-form.ts';
import { FORM_TRAIT_ROWS } from './trait-rows.ts';

/** Gauss–Hermite: standard normal values and their weights. */
const NODES = [
  [0, 0.5333333],
  [1.3556262, 0.2220759],
  [-1.3556262, 0.2220759],
  [2.85697, 0.0112574],
  [-2.85697, 0.0112574],
] as const;

function expectedOf(value: (normal: number) => number): number {
  let sum = 0;
  for (const [node, weight] of NODES) sum += weight * value(node);
  return sum;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** Grown values of the foals of two horses, in deviations, in the order of FORM_TRAITS. */
export function expectedForm(sire: FormParent, dam: FormParent, inbreeding: Inbreeding): Spread[] {
  return FORM_TRAITS.map((_, at) => expectedTrait(sire, dam, inbreeding, at));
}

/** One of them; `at` is its place in FORM_TRAITS. */
export function expectedTrait(sire: FormParent, dam: FormParent, inbreeding: Inbreeding, at: number): Spread {
  const trait = FORM_TRAITS[at];
  if (trait === undefined) throw new RangeError(`No trait ${at}`);
  const { heritability } = FORM_TRAIT_ROWS[trait];
  const sampled = (heritability / 2) * samplingLeft(inbreeding);
  return {
    mean: meanInherited(sire, dam, at) - lostIn(trait, inbreeding.foal),
    deviation: meanDeviation(sire, dam, trait) * Math.sqrt(sampled + 1 - heritability),
  };
}

/** The body in the middle of what is expected. */
export function meanForm(expected: readonly Spread[]): Form {
  const means = expected.map(({ mean }) => Math.round(mean * FORM_POINT));
  return [...means, ...means];
}

/** Of the foals' aptitude, in points by discipline. */
export function expectedFoals(sire: Body, dam: Body, inbreeding: Inbreeding): Spread[] {
  const forms = expectedForm(sire, dam, inbreeding);
  const breed = breedOfFoal(sire.breed, dam.breed);
  const types = typeOf(breed).map(soften);
  const values = forms.map(({ mean, deviation }) => NODES.map(([node]) => soften(mean + node * deviation)));
  const talentDeviation = TALENT_SAMPLING * Math.sqrt(samplingLeft(inbreeding));
  return DISCIPLINES.map((_, discipline) => {
    const body = expectedBody(discipline, values, types);
    const talent = meanTalent(sire.talent, dam.talent, discipline, inbreeding.foal);
    const allowance = expectedOf((node) => allowanceOf(breed, discipline, body.mean + node * body.deviation));
    const mean = body.mean + talent + allowance;
    const deviation = Math.sqrt(body.deviation * body.deviation + talentDeviation * talentDeviation);
    const onLadder = expectedOf((node) => ladder(mean + node * deviation));
    const squares = expectedOf((node) => (ladder(mean + node * deviation) - onLadder) ** 2);
    return { mean: onLadder, deviation: Math.sqrt(squares) };
  });
}

/** The parts add up over traits, so that their correlations do not change the mean. */
function expectedBody(
  discipline: number,
  values: readonly (readonly number[])[],
  types: readonly number[],
): Spread {
  let mean = 0;
  let variance = 0;
  for (let trait = 0; trait < values.length; trait++) {
    let ofTrait = 0;
    let squares = 0;
    for (let node = 0; node < NODES.length; node++) {
      const points = partPoints(discipline, trait, values[trait]?.[node] ?? 0, types[trait] ?? 0);
      const weight = NODES[node]?.[1] ?? 0;
      ofTrait += weight * points;
      squares += weight * points * points;
    }
    mean += ofTrait;
    variance += squares - ofTrait * ofTrait;
  }
  return { mean, deviation: Math.sqrt(Math.max(0, variance)) };
}
