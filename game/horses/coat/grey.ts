import type { Genotype } from '../genetics/genotype.ts';
import type { GreyStage } from './look-values.ts';

/** A foal keeps its colour's name. */
export const GREY_NAMES: Readonly<Record<Exclude<GreyStage, 'foal'>, string>> = {
  steel: 'steel grey',
  rose: 'rose grey',
  dapple: 'dapple grey',
  light: 'light grey',
  white: 'white grey',
  flea_bitten: 'flea-bitten grey',
  adult: 'grey',
};

/** Years of greying at the usual speed. */
const FOAL_UNTIL = 0.3;
const STEEL_OR_ROSE_UNTIL = 3;
const DAPPLE_UNTIL = 7;
const LIGHT_UNTIL = 10;

interface Greying {
  /** Relative to one fast allele. */
  readonly speed: number;
  /** Years of age. */
  readonly from: number;
  /** Ends at the dapples. */
  readonly slow: boolean;
}

const GREYING: Readonly<Record<Genotype['grey'], Greying | null>> = {
  'n/n': null,
  'n/G': { speed: 1, from: 0, slow: false },
  'n/G2': { speed: 0.5, from: 5, slow: true },
  'G/G': { speed: 1.6, from: 0, slow: false },
  'G/G2': { speed: 1.2, from: 0, slow: false },
  'G2/G2': { speed: 0.7, from: 3, slow: true },
};

/** Years of greying. */
const SLOW_MOST = 6.5;

/** Default grey factor. */
export const USUAL_GREY_FACTOR = 1;

/** Years at the usual speed, to hundredths; null without grey, and before greying begins. `greyFactor`: 0.5 to 1.5. */
export function yearsOfGreying(genotype: Genotype, greyFactor: number, ageInMonths: number): number | null {
  const greying = GREYING[genotype.grey];
  if (greying === null) return null;
  const { speed, from, slow } = greying;
  const age = ageInMonths / 12 - from;
  if (slow && age <= 0) return null;
  const years = Math.round(age * speed * greyFactor * 100) / 100;
  return slow ? Math.min(years, SLOW_MOST) : years;
}

/** Class of the colour under grey: black turns steel, other colours rose; pale coats neither darken nor dapple. */
export type GreyOver = 'black' | 'colour' | 'pale';

export function greyStage(t: number, over: GreyOver, fleaBitten: boolean): GreyStage {
  if (t < FOAL_UNTIL) return 'foal';
  if (over === 'pale') return t < LIGHT_UNTIL ? 'light' : 'white';
  if (t < STEEL_OR_ROSE_UNTIL) return over === 'black' ? 'steel' : 'rose';
  if (t < DAPPLE_UNTIL) return 'dapple';
  if (t < LIGHT_UNTIL) return 'light';
  return fleaBitten ? 'flea_bitten' : 'white';
}

/** Only skin, eyes and flecks still show the colour. */
export function isWhitened(stage: GreyStage | null): boolean {
  return stage === 'white' || stage === 'flea_bitten';
}

const FLEA_BITTEN_SHARE: Readonly<Record<Genotype['grey'], number>> = {
  'n/n': 0,
  'n/G': 0.45,
  'n/G2': 0,
  'G/G': 0.1,
  'G/G2': 0.45,
  'G2/G2': 0,
};

/** When old; `fleaBites` is drawn at birth, 0 to below 1. */
export function willBeFleaBitten(genotype: Genotype, fleaBites: number): boolean {
  return fleaBites < FLEA_BITTEN_SHARE[genotype.grey];
}
