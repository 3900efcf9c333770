import { carries, copiesOf, type Genotype } from '../genetics/genotype.ts';
import type { Base } from './look-values.ts';

export interface Dilutions {
  readonly cream: 0 | 1 | 2;
  /** Two copies, or one beside one cream. */
  readonly pearl: boolean;
  readonly dun: boolean;
  readonly silver: boolean;
  readonly champagne: boolean;
  /** Two copies, on red hair. */
  readonly mushroom: boolean;
}

export const NO_DILUTIONS: Dilutions = {
  cream: 0,
  pearl: false,
  dun: false,
  silver: false,
  champagne: false,
  mushroom: false,
};

export interface Colour {
  readonly base: Base;
  readonly dilutions: Dilutions;
  readonly roan: boolean;
}

/** e/e hides agouti and silver; cream, dun, champagne and silver add up (docs/rules/genetics.md#resolution-order). */
export function colourOf(genotype: Genotype): Colour {
  const base: Base = genotype.extension === 'e/e' ? 'chestnut' : genotype.agouti === 'a/a' ? 'black' : 'bay';
  return {
    base,
    dilutions: {
      cream: copiesOf(genotype, 'Cr'),
      pearl: genotype.cream === 'prl/prl' || genotype.cream === 'Cr/prl',
      dun: carries(genotype, 'D'),
      silver: base !== 'chestnut' && carries(genotype, 'Z'),
      champagne: carries(genotype, 'Ch'),
      mushroom: base !== 'black' && copiesOf(genotype, 'Mu') === 2,
    },
    roan: carries(genotype, 'Rn'),
  };
}

/** By base, then copies of cream. */
type NamesByCream = Readonly<Record<Base, readonly [string, string, string]>>;

const NAMES: NamesByCream = {
  chestnut: ['chestnut', 'palomino', 'cremello'],
  bay: ['bay', 'buckskin', 'perlino'],
  black: ['black', 'smoky black', 'smoky cream'],
};
const DUN_NAMES: NamesByCream = {
  chestnut: ['red dun', 'dunalino', 'cremello dun'],
  bay: ['dun', 'dunskin', 'perlino dun'],
  black: ['grullo', 'smoky grullo', 'smoky cream dun'],
};
const SILVER_NAMES: NamesByCream = {
  chestnut: NAMES.chestnut,
  bay: ['silver bay', 'silver buckskin', 'silver perlino'],
  black: ['silver dapple', 'silver smoky black', 'silver smoky cream'],
};
const SILVER_DUN_NAMES: NamesByCream = {
  chestnut: DUN_NAMES.chestnut,
  bay: ['silver dun', 'silver dunskin', 'silver perlino dun'],
  black: ['silver grullo', 'silver smoky grullo', 'silver smoky cream dun'],
};

const CHAMPAGNES: Readonly<Record<Base, string>> = { chestnut: 'gold', bay: 'amber', black: 'classic' };
const CREAM_TEXT = ['', ' cream', ' double cream'] as const;

const PLAIN_ROANS: Readonly<Record<Base, string>> = {
  chestnut: 'red roan',
  bay: 'bay roan',
  black: 'blue roan',
};

export function isUndiluted({ cream, pearl, dun, silver, champagne, mushroom }: Dilutions): boolean {
  return cream === 0 && !pearl && !dun && !silver && !champagne && !mushroom;
}

/** "smoky grullo", "amber silver champagne", "palomino pearl", "blue roan". */
export function colourName({ base, dilutions, roan }: Colour): string {
  if (roan && isUndiluted(dilutions)) return PLAIN_ROANS[base];
  return dilutedName(base, dilutions) + (roan ? ' roan' : '');
}

function dilutedName(base: Base, dilutions: Dilutions): string {
  const { cream, pearl, dun, silver, champagne, mushroom } = dilutions;
  const pearlWord = pearl ? ' pearl' : '';
  const mushroomWord = mushroom ? ' mushroom' : '';
  if (champagne) {
    const creams = CREAM_TEXT[cream] + pearlWord + mushroomWord;
    return `${CHAMPAGNES[base]}${silver ? ' silver' : ''}${creams}${dun ? ' dun' : ''} champagne`;
  }
  if (mushroom && base === 'chestnut' && isUndiluted({ ...dilutions, mushroom: false })) return 'mushroom';
  const names = silver ? (dun ? SILVER_DUN_NAMES : SILVER_NAMES) : dun ? DUN_NAMES : NAMES;
  return names[base][cream] + pearlWord + mushroomWord;
}

/** For filters and wishes; each exact name belongs to one. */
export const COLOUR_GROUPS = [
  'bay',
  'bay roan',
  'black',
  'blue roan',
  'buckskin',
  'champagne',
  'chestnut',
  'cremello',
  'dun',
  'grey',
  'grullo',
  'mushroom',
  'palomino',
  'pearl',
  'perlino',
  'red dun',
  'red roan',
  'silver bay',
  'silver dapple',
  'smoky black',
  'smoky cream',
  'white',
] as const;
export type ColourGroup = (typeof COLOUR_GROUPS)[number];

type GroupsByCream = Readonly<Record<Base, readonly [ColourGroup, ColourGroup, ColourGroup]>>;

const GROUPS: GroupsByCream = {
  chestnut: ['chestnut', 'palomino', 'cremello'],
  bay: ['bay', 'buckskin', 'perlino'],
  black: ['black', 'smoky black', 'smoky cream'],
};
const DUN_GROUPS: GroupsByCream = {
  chestnut: ['red dun', 'palomino', 'cremello'],
  bay: ['dun', 'buckskin', 'perlino'],
  black: ['grullo', 'grullo', 'smoky cream'],
};
const SILVER_GROUPS: GroupsByCream = {
  chestnut: GROUPS.chestnut,
  bay: ['silver bay', 'buckskin', 'perlino'],
  black: ['silver dapple', 'silver dapple', 'smoky cream'],
};
const ROAN_GROUPS: Readonly<Record<Base, ColourGroup>> = {
  chestnut: 'red roan',
  bay: 'bay roan',
  black: 'blue roan',
};

/** Dunalino is palomino; a diluted roan belongs to its diluted colour. Whatever else lightens pearls, they are pearls. */
export function colourGroup({ base, dilutions, roan }: Colour): ColourGroup {
  if (roan && isUndiluted(dilutions)) return ROAN_GROUPS[base];
  if (dilutions.champagne) return 'champagne';
  if (dilutions.pearl) return 'pearl';
  if (dilutions.mushroom) return 'mushroom';
  const groups = dilutions.dun ? DUN_GROUPS : dilutions.silver ? SILVER_GROUPS : GROUPS;
  return groups[base][dilutions.cream];
}
