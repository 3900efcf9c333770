import { carries, copiesOf, type Genotype } from '../genetics/genotype.ts';
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

/** Relative to one copy. */
const TWO_COPIES_SPEED = 1.6;

/** Default grey factor. */
export const USUAL_GREY_FACTOR = 1;

/** Years at the usual speed, to hundredths; null without G. `greyFactor`: 0.5 to 1.5. */
export function yearsOfGreying(genotype: Genotype, greyFactor: number, ageInMonths: number): number | null {
  if (!carries(genotype, 'G') && !carries(genotype, 'G2')) return null;
  const speed = (copiesOf(genotype, 'G') === 2 ? TWO_COPIES_SPEED : 1) * greyFactor;
  return Math.round((ageInMonths / 12) * speed * 100) / 100;
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

const FLEA_BITTEN_SHARE = [0, 0.45, 0.1] as const;

/** When old; `fleaBites` is drawn at birth, 0 to below 1. */
export function willBeFleaBitten(genotype: Genotype, fleaBites: number): boolean {
  return fleaBites < FLEA_BITTEN_SHARE[copiesOf(genotype, 'G')];
}
