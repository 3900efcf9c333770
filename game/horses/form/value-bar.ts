import { deviationOf } from './breed-forms.ts';
import { FORM_TRAITS, type FormTrait } from './form.ts';
import { EIGHT_OF_TEN, SCORES_PER_DEVIATION, scoresOf, type Kind } from './linear-profile.ts';
import { FORM_TRAIT_ROWS } from './trait-rows.ts';

/** The estimate of what a horse passes on in one trait, as a page draws it. */
export interface ValueBar {
  readonly trait: FormTrait;
  /** From 1 to 9, to a tenth; 5 is usual in the breed. */
  readonly score: number;
  /** Eight of ten true values are this near, in the same points. */
  readonly within: number;
  /** Correlation with the true value, to a hundredth. */
  readonly accuracy: number;
}

/** The standard error of an estimate, in deviations. */
export function unknownIn(trait: FormTrait, accuracy: number, { breed }: Pick<Kind, 'breed'>): number {
  const { heritability } = FORM_TRAIT_ROWS[trait];
  return deviationOf(breed, trait) * Math.sqrt(heritability * (1 - accuracy * accuracy));
}

/** `estimates`: in deviations, in the order of FORM_TRAITS. */
export function barsOf(
  estimates: readonly number[],
  accuracyOf: (trait: FormTrait) => number,
  kind: Kind,
): ValueBar[] {
  const scores = scoresOf(estimates, kind);
  return FORM_TRAITS.map((trait, at) => {
    const accuracy = accuracyOf(trait);
    const within = EIGHT_OF_TEN * SCORES_PER_DEVIATION * unknownIn(trait, accuracy, kind);
    return {
      trait,
      score: scores[at] ?? 0,
      within: Math.round(10 * within) / 10,
      accuracy: Math.round(100 * accuracy) / 100,
    };
  });
}

/** Least accuracy and its word. */
const ACCURACY_WORDS = [
  [0.85, 'very well known'],
  [0.7, 'well known'],
  [0.5, 'fairly known'],
  [0, 'little known'],
] as const;

/** From "little known" to "very well known". */
export function accuracyWord(accuracy: number): (typeof ACCURACY_WORDS)[number][1] {
  return ACCURACY_WORDS.find(([least]) => accuracy >= least)?.[1] ?? 'little known';
}

/** Nails in the horseshoe, 1 to 4. */
export function accuracyNails(accuracy: number): number {
  return ACCURACY_WORDS.length - ACCURACY_WORDS.findIndex(([least]) => accuracy >= least);
}
