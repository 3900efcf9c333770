import { bornAtAge } from '../../game/horses/age.ts';
import { bodyWordsOf, storeBodyWords, type BodyWord } from '../../game/horses/form/body-words.ts';
import { FORM_TRAITS, type FormTrait } from '../../game/horses/form/form.ts';
import { PROFILE_FROM } from '../../game/horses/form/trait-rows.ts';

/* Conditions on the columns of a body, which `horses` and `listings` call the same (docs/rules/genetics.md#searching-by-body). */

export interface BodyFilter {
  /** Centimetres, grown. */
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  /** All of them. */
  readonly body?: readonly BodyWord[] | undefined;
}

const HIGHEST = 1000;

/** False if no horse can have such a body. Then a search would walk its index to the end. */
export function mayMatch({ minHeight = 0, maxHeight = HIGHEST, body = [] }: BodyFilter): boolean {
  const contradicts = (trait: FormTrait) => bodyWordsOf(trait).every((word) => body.includes(word));
  return minHeight <= maxHeight && !FORM_TRAITS.some(contradicts);
}

/** What is seen of a horse: until it is grown, what its family leads to expect. */
const seen = (of: string, grownSince: string) => ({
  height: `case when ${of}.born_at <= ${grownSince} then ${of}.height_cm else ${of}.expected_height_cm end`,
  words: `case when ${of}.born_at <= ${grownSince} then ${of}.body_words else ${of}.expected_body_words end`,
});

/** For a statement that is planned for its values: one condition for each filter that is set. */
export function bodyConditions(
  of: 'found' | 'listings',
  { minHeight, maxHeight, body = [] }: BodyFilter,
  now: Date,
): string[] {
  const { height, words } = seen(of, `'${bornAtAge(PROFILE_FROM, now).toISOString()}'::timestamptz`);
  const wished = storeBodyWords(body);
  return [
    ...(minHeight === undefined ? [] : [`${height} >= ${minHeight}`]),
    ...(maxHeight === undefined ? [] : [`${height} <= ${maxHeight}`]),
    ...(wished === 0 ? [] : [`(${words}) & ${wished}::bigint = ${wished}::bigint`]),
  ];
}

/** For a prepared statement, with `bodyParameters`. */
export function bodyMatches(of: 'listings'): string {
  const { height, words } = seen(of, ':grownSince');
  return `${height} between :minHeight and :maxHeight and (${words}) & :words::bigint = :words`;
}

export function bodyParameters({ minHeight, maxHeight, body = [] }: BodyFilter, now: Date) {
  return {
    minHeight: minHeight ?? 0,
    maxHeight: maxHeight ?? HIGHEST,
    words: storeBodyWords(body),
    grownSince: bornAtAge(PROFILE_FROM, now),
  };
}
