import type { Rng } from '../../rng.ts';
import type { Inbreeding } from '../aptitude.ts';
import type { BreedId, HorseBreed } from '../breeds.ts';
import { drawCorrelated, drawNormals, factorOf } from './correlated.ts';
import { deviationOf, meansOf } from './breed-forms.ts';
import { FORM_POINT, FORM_TRAITS, inheritedIn, type Form, type FormTrait } from './form.ts';
import { FORM_CORRELATIONS, FORM_TRAIT_ROWS } from './trait-rows.ts';

/** Fits 16 bits. */
const MOST = 32;

const FACTOR = factorOf(FORM_TRAITS, FORM_CORRELATIONS);

function stored(deviations: readonly number[]): number[] {
  // Adding 0 removes -0, which JSON loses.
  return deviations.map((each) => Math.round(Math.min(MOST, Math.max(-MOST, each)) * FORM_POINT) + 0);
}

interface BodyPlan {
  /** Expected inherited and grown values. */
  readonly expected: (trait: FormTrait, at: number) => number;
  /** Share of a trait's founder deviation by which the inherited value varies. */
  readonly sampling: (trait: FormTrait) => number;
  readonly lost: (trait: FormTrait) => number;
  readonly deviation: (trait: FormTrait) => number;
}

/** 64 draws, whatever the plan. */
function draw(rng: Rng, { expected, sampling, lost, deviation }: BodyPlan): Form {
  const genes = drawCorrelated(rng, FACTOR);
  const growth = drawNormals(rng, FORM_TRAITS.length);
  const inherited = FORM_TRAITS.map(
    (trait, at) => expected(trait, at) + deviation(trait) * sampling(trait) * (genes[at] ?? 0),
  );
  const grown = FORM_TRAITS.map(
    (trait, at) =>
      (inherited[at] ?? 0) - lost(trait) + deviation(trait) * growthOf(trait) * (growth[at] ?? 0),
  );
  return [...stored(inherited), ...stored(grown)];
}

/** Share of the deviation that is grown, not inherited. */
function growthOf(trait: FormTrait): number {
  return Math.sqrt(1 - FORM_TRAIT_ROWS[trait].heritability);
}

export function drawFounderForm(rng: Rng, breed: BreedId): Form {
  const means = meansOf(breed);
  return draw(rng, {
    expected: (_, at) => means[at] ?? 0,
    sampling: (trait) => Math.sqrt(FORM_TRAIT_ROWS[trait].heritability),
    lost: () => 0,
    deviation: (trait) => deviationOf(breed, trait),
  });
}

export interface FormParent {
  readonly breed: HorseBreed;
  readonly form: Form;
}

/** Parents' mean plus Mendelian sampling, of which inbred parents have less (docs/rules/breeding.md#the-body-of-foals). */
export function drawFoalForm(rng: Rng, sire: FormParent, dam: FormParent, inbreeding: Inbreeding): Form {
  const share = samplingLeft(inbreeding);
  return draw(rng, {
    expected: (_, at) => meanInherited(sire, dam, at),
    sampling: (trait) => Math.sqrt((FORM_TRAIT_ROWS[trait].heritability / 2) * share),
    lost: (trait) => lostIn(trait, inbreeding.foal),
    deviation: (trait) => meanDeviation(sire, dam, trait),
  });
}

/** Share of the sampling variance that inbreeding of the parents leaves. */
export function samplingLeft({ sire, dam }: Pick<Inbreeding, 'sire' | 'dam'>): number {
  return 1 - (sire + dam) / 2;
}

export function meanInherited(sire: FormParent, dam: FormParent, at: number): number {
  return (inheritedIn(sire.form, at) + inheritedIn(dam.form, at)) / 2;
}

/** Deviations, for Wright's F. */
export function lostIn(trait: FormTrait, inbreeding: number): number {
  return FORM_TRAIT_ROWS[trait].lostToInbreeding * inbreeding;
}

export function meanDeviation(sire: FormParent, dam: FormParent, trait: FormTrait): number {
  return (deviationOf(sire.breed, trait) + deviationOf(dam.breed, trait)) / 2;
}
