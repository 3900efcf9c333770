import { carries } from '../genetics/genotype.ts';
import type { Genotype } from '../genetics/genotype.ts';

/**
 * How far a grey has whitened. `foal`: greying shows only round the eyes. `steel` (over black) and `rose`
 * (over any other colour) are the same age. `adult`: some later stage, left open where only alleles are known.
 */
export const GREY_STAGES = [
  'foal',
  'steel',
  'rose',
  'dapple',
  'light',
  'white',
  'flea_bitten',
  'adult',
] as const;
export type GreyStage = (typeof GREY_STAGES)[number];

/** What a grey is called at each stage; a foal still goes by the colour it was born with. */
export const GREY_NAMES: Readonly<Record<Exclude<GreyStage, 'foal'>, string>> = {
  steel: 'steel grey',
  rose: 'rose grey',
  dapple: 'dapple grey',
  light: 'light grey',
  white: 'white grey',
  flea_bitten: 'flea-bitten grey',
  adult: 'grey',
};

/** Where each stage ends, in years of greying at the usual speed. */
const FOAL_UNTIL = 0.3;
const STEEL_OR_ROSE_UNTIL = 3;
const DAPPLE_UNTIL = 7;
const LIGHT_UNTIL = 10;

/** Two copies whiten this much faster than one. */
const TWO_COPIES_SPEED = 1.6;

/**
 * Years of greying at the usual speed (t of the stages), from 0 at birth, in hundredths; null where there
 * is no G. `greyFactor` is the horse's own inherited speed, 0.5 to 1.5.
 */
export function yearsOfGreying(genotype: Genotype, greyFactor: number, ageInMonths: number): number | null {
  if (!carries(genotype, 'grey')) return null;
  const speed = (genotype.grey === 'G/G' ? TWO_COPIES_SPEED : 1) * greyFactor;
  return Math.round((ageInMonths / 12) * speed * 100) / 100;
}

/** The stage after `t` years of greying, over a black coat or another; flea-bites come with the last one. */
export function greyStage(t: number, overBlack: boolean, fleaBitten: boolean): GreyStage {
  if (t < FOAL_UNTIL) return 'foal';
  if (t < STEEL_OR_ROSE_UNTIL) return overBlack ? 'steel' : 'rose';
  if (t < DAPPLE_UNTIL) return 'dapple';
  if (t < LIGHT_UNTIL) return 'light';
  return fleaBitten ? 'flea_bitten' : 'white';
}

/** At the end of greying nothing of the coat below is left to see but skin, eyes and flecks. */
export function isWhitened(stage: GreyStage | null): boolean {
  return stage === 'white' || stage === 'flea_bitten';
}

/** The share of old greys that fleck: heterozygotes speckle more. */
const FLEA_BITTEN_SHARE = { 'n/n': 0, 'n/G': 0.45, 'G/G': 0.1 } as const;

/** Whether a horse will be flea-bitten when it is old; `fleaBites` is its draw at birth, from 0 to below 1. */
export function willBeFleaBitten(genotype: Genotype, fleaBites: number): boolean {
  return fleaBites < FLEA_BITTEN_SHARE[genotype.grey];
}
