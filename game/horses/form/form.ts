/** The traits that portraits show. */
export const SEEN_TRAITS = [
  'height',
  'bone',
  'muscle',
  'head',
  'neckSet',
  'neckLength',
  'shoulder',
  'back',
  'croup',
  'limbs',
] as const;
type SeenTrait = (typeof SEEN_TRAITS)[number];

/** Names the numbers of a look's form, which lists them in the order of SEEN_TRAITS. */
export function seenByTrait(form: readonly number[]): Readonly<Record<SeenTrait, number>> {
  return Object.fromEntries(SEEN_TRAITS.map((trait, at) => [trait, form[at] ?? 0])) as Record<
    SeenTrait,
    number
  >;
}

/** Sixteen traits of body, movement and temper, in the order in which they are stored. */
export const FORM_TRAITS = [
  ...SEEN_TRAITS,
  'walk',
  'trot',
  'canter',
  'reflex',
  'technique',
  'rideability',
] as const;
export type FormTrait = (typeof FORM_TRAITS)[number];

/**
 * Thousandths of a deviation: the sixteen inherited values, which are passed on, then the sixteen grown ones, which are
 * seen and count. Both are fixed at birth.
 */
export type Form = readonly number[];

export const FORM_POINT = 1000;
export const FORM_LENGTH = 2 * FORM_TRAITS.length;
/** Deviations. */
export function inheritedIn(form: Form, at: number): number {
  return (form[at] ?? 0) / FORM_POINT;
}

/** Deviations. */
export function grownIn(form: Form, at: number): number {
  return (form[FORM_TRAITS.length + at] ?? 0) / FORM_POINT;
}

/** Height is counted in deviations from this. */
export const MIDDLE_HEIGHT_CM = 160;
export const CM_PER_DEVIATION = 5;

/** Centimetres at the withers. */
export function centimetresOf(height: number): number {
  return MIDDLE_HEIGHT_CM + CM_PER_DEVIATION * height;
}

/** Inverse of `centimetresOf`. */
export function deviationsOf(centimetres: number): number {
  return (centimetres - MIDDLE_HEIGHT_CM) / CM_PER_DEVIATION;
}
