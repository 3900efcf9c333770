import { COLOURS_OF_GROUP } from './coat-classes.ts';
import type { ColourGroup } from '../coat/colour.ts';
import type { Locus } from './loci.ts';
import {
  copyChances,
  leopardOdds,
  pintoOdds,
  type ClassChances,
  type CopyChances,
  type Gametes,
} from './odds.ts';

/** Exactly this pattern. */
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

/** Adult coat; null accepts any. */
export interface CoatWish {
  readonly colour: ColourGroup | null;
  readonly pattern: PatternWish | null;
}

/** Pattern numbers of `coat-classes.ts`. */
const NUMBERS: Readonly<Record<PatternWish, readonly [pinto: number, leopard: number]>> = {
  solid: [0, 0],
  tobiano: [1, 0],
  'frame overo': [2, 0],
  tovero: [3, 0],
  'spotted blanket': [0, 1],
  leopard: [0, 2],
  snowcap: [0, 3],
  'few-spot': [0, 4],
};

/** Sums `gameteOdds` of matching coats without listing them. */
export function wishOdds({ colour, pattern }: CoatWish, sire: Gametes, dam: Gametes): number {
  const copiesAt = (locus: Locus): CopyChances => copyChances(sire[locus], dam[locus]);
  const colourOdds = colour === null ? 1 : colourChance(colour, copiesAt);
  if (pattern === null || colourOdds === 0) return colourOdds;
  const [pinto, leopard] = NUMBERS[pattern];
  const pintos = pintoOdds(copiesAt('tobiano'), copiesAt('overo'));
  const leopards = leopardOdds(copiesAt('leopard'), copiesAt('pattern_modifier'));
  return colourOdds * chanceAt(pintos, pinto) * chanceAt(leopards, leopard);
}

function colourChance(group: ColourGroup, copiesAt: (locus: Locus) => CopyChances): number {
  const [notGrey] = copiesAt('grey');
  if (group === 'grey') return 1 - notGrey;
  if (notGrey === 0) return 0;
  const chestnut = copiesAt('extension')[2];
  const black = (1 - chestnut) * copiesAt('agouti')[2];
  const bases = { chestnut, black, bay: 1 - chestnut - black };
  const [noSilver] = copiesAt('silver');
  const creams = copiesAt('cream');
  const [noDun] = copiesAt('dun');
  const [noChampagne] = copiesAt('champagne');
  const [noRoan] = copiesAt('roan');
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

function chanceAt(chances: ClassChances, wanted: number): number {
  return chances.find(([number]) => number === wanted)?.[1] ?? 0;
}
