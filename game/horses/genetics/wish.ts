import { COLOURS_OF_GROUP } from './coat-classes.ts';
import type { ColourGroup } from '../coat/colour.ts';
import type { Locus } from './loci.ts';
import { leopardOdds, pairOdds, pintoOdds } from './odds.ts';
import type { Chances, Gametes, Pairs } from './odds.ts';

/** Patterns that a breeder may ask for, each alone on the horse. */
export const PATTERN_WISHES = [
  'solid',
  'tobiano',
  'frame overo',
  'tovero',
  'spotted blanket',
  'leopard',
  'snowcap',
  'few-spot',
] as const;
export type PatternWish = (typeof PATTERN_WISHES)[number];

/** The coat that a breeder hopes for, as an adult; what is null may be anything. */
export interface CoatWish {
  readonly colour: ColourGroup | null;
  readonly pattern: PatternWish | null;
}

/** By their places in the odds of pinto and of leopard patterns. */
const PLACES: Readonly<Record<PatternWish, readonly [pinto: number, leopard: number]>> = {
  solid: [0, 0],
  tobiano: [1, 0],
  'frame overo': [2, 0],
  tovero: [3, 0],
  'spotted blanket': [0, 1],
  leopard: [0, 2],
  snowcap: [0, 3],
  'few-spot': [0, 4],
};

/**
 * The chance, 0 to 1, that a living foal has the coat asked for: what `gameteOdds` gives all its coats of that
 * colour and pattern together, without naming each. Loci are independent, so it is a product.
 */
export function wishOdds({ colour, pattern }: CoatWish, sire: Gametes, dam: Gametes): number {
  const pairsAt = (locus: Locus): Pairs => pairOdds(sire[locus], dam[locus]);
  const coloured = colour === null ? 1 : colourChance(colour, pairsAt);
  if (pattern === null || coloured === 0) return coloured;
  const [pinto, leopard] = PLACES[pattern];
  const pintos = pintoOdds(pairsAt('tobiano'), pairsAt('overo'));
  const leopards = leopardOdds(pairsAt('leopard'), pairsAt('pattern_modifier'));
  return coloured * chanceAt(pintos, pinto) * chanceAt(leopards, leopard);
}

function colourChance(group: ColourGroup, pairsAt: (locus: Locus) => Pairs): number {
  const [notGrey] = pairsAt('grey');
  if (group === 'grey') return 1 - notGrey;
  if (notGrey === 0) return 0;
  const chestnut = pairsAt('extension')[2];
  const black = (1 - chestnut) * pairsAt('agouti')[2];
  const bases = { chestnut, black, bay: 1 - chestnut - black };
  const [noSilver] = pairsAt('silver');
  const creams = pairsAt('cream');
  const [noDun] = pairsAt('dun');
  const [noChampagne] = pairsAt('champagne');
  const [noRoan] = pairsAt('roan');
  let sum = 0;
  for (const { base, dilutions, roan } of COLOURS_OF_GROUP.get(group) ?? []) {
    const { cream, dun, silver, champagne } = dilutions;
    sum +=
      bases[base] *
      (base === 'chestnut' ? 1 : silver ? 1 - noSilver : noSilver) *
      creams[cream] *
      (dun ? 1 - noDun : noDun) *
      (champagne ? 1 - noChampagne : noChampagne) *
      (roan ? 1 - noRoan : noRoan);
  }
  return sum * notGrey;
}

function chanceAt(chances: Chances, wanted: number): number {
  return chances.find(([place]) => place === wanted)?.[1] ?? 0;
}
