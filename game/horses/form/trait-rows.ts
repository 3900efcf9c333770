import type { FormTrait } from './form.ts';

interface FormTraitRow {
  readonly label: string;
  readonly low: string;
  readonly high: string;
  /** Share of the variance within a breed that is inherited. */
  readonly heritability: number;
  /** Deviations lost at F = 1. */
  readonly lostToInbreeding: number;
}

const row = (
  label: string,
  [low, high]: readonly [string, string],
  heritability: number,
  lostToInbreeding: number,
): FormTraitRow => ({ label, low, high, heritability, lostToInbreeding });

/** Published heritabilities are lower: a judge's scores contain errors, these have none. */
export const FORM_TRAIT_ROWS: Readonly<Record<FormTrait, FormTraitRow>> = {
  height: row('Height', ['small', 'tall'], 0.7, 2),
  bone: row('Bone', ['fine', 'strong'], 0.45, 1),
  muscle: row('Muscle', ['lean', 'muscled'], 0.35, 1.5),
  head: row('Head', ['dished', 'convex'], 0.45, 0),
  neckSet: row('Neck set', ['low', 'high'], 0.4, 0),
  neckLength: row('Neck', ['short', 'long'], 0.45, 0),
  shoulder: row('Shoulder', ['steep', 'sloping'], 0.35, 0),
  back: row('Back', ['short', 'long'], 0.4, 0),
  croup: row('Croup', ['level', 'sloping'], 0.4, 0),
  limbs: row('Limbs', ['faulty', 'correct'], 0.25, 2),
  walk: row('Walk', ['short', 'ground-covering'], 0.4, 1.5),
  trot: row('Trot', ['short', 'ground-covering'], 0.5, 1.5),
  canter: row('Canter', ['short', 'ground-covering'], 0.45, 1.5),
  reflex: row('Reflex', ['slow', 'quick'], 0.4, 1.5),
  technique: row('Technique', ['flat', 'round'], 0.45, 1),
  rideability: row('Rideability', ['sharp', 'willing'], 0.35, 1),
};

/** The order in which pages show the traits. */
export const FORM_GROUPS: readonly { readonly title: string; readonly traits: readonly FormTrait[] }[] = [
  { title: 'Frame', traits: ['height', 'bone', 'muscle', 'back', 'croup'] },
  { title: 'Head and neck', traits: ['head', 'neckSet', 'neckLength', 'shoulder'] },
  { title: 'Legs', traits: ['limbs'] },
  { title: 'Gaits', traits: ['walk', 'trot', 'canter'] },
  { title: 'Over a fence', traits: ['reflex', 'technique'] },
  { title: 'Temper', traits: ['rideability'] },
];

type TraitPair = readonly [FormTrait, FormTrait, number];

/** Genetic correlations; all other pairs are independent. Signs as published. */
export const FORM_CORRELATIONS: readonly TraitPair[] = [
  ['height', 'bone', 0.3],
  ['height', 'neckLength', 0.3],
  ['bone', 'muscle', 0.4],
  ['bone', 'head', 0.2],
  ['bone', 'canter', -0.2],
  ['muscle', 'croup', 0.15],
  ['neckSet', 'neckLength', 0.2],
  ['neckSet', 'trot', 0.2],
  ['neckSet', 'rideability', 0.1],
  ['neckLength', 'shoulder', 0.25],
  ['shoulder', 'walk', 0.25],
  ['shoulder', 'trot', 0.25],
  ['shoulder', 'canter', 0.2],
  ['back', 'trot', -0.1],
  ['limbs', 'trot', 0.2],
  ['limbs', 'walk', 0.15],
  ['walk', 'trot', 0.45],
  ['walk', 'canter', 0.35],
  ['trot', 'canter', 0.6],
  ['canter', 'reflex', 0.3],
  ['canter', 'technique', 0.3],
  ['reflex', 'technique', 0.7],
  ['trot', 'technique', -0.1],
  ['trot', 'reflex', -0.1],
  ['reflex', 'rideability', -0.2],
  ['trot', 'rideability', 0.2],
  ['canter', 'rideability', 0.2],
  ['walk', 'rideability', 0.15],
];

/** Game months at which everybody sees a horse's form. */
export const PROFILE_FROM = 36;

/** Of the bar from 1 to 9: usual in the breed. */
export const MIDDLE_SCORE = 5;

/** Distance from the middle at which a trait of a grown horse has a word of its own. */
export const SAID_FROM = 1.5;

/** The same for a foal: less, because the middle of what is expected is seldom extreme. */
export const EXPECTED_FROM = 1;

/** Least distance from the middle at which a word is used. */
const DEGREES = [
  [3, 'very '],
  [SAID_FROM, ''],
  [0.55, 'a little '],
] as const;

/** "very long", "a little short", "usual". */
export function scoreWords(trait: FormTrait, score: number): string {
  const off = score - MIDDLE_SCORE;
  const degree = DEGREES.find(([from]) => Math.abs(off) >= from);
  if (degree === undefined) return 'usual';
  const { low, high } = FORM_TRAIT_ROWS[trait];
  return `${degree[1]}${off < 0 ? low : high}`;
}
