/** Sixteen traits of body, movement and temper, in the order in which they are stored. */
export const FORM_TRAITS = [
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
