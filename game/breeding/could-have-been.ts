import { coatName, type Coat } from '../horses/coat/coat.ts';
import type { LeopardPattern } from '../horses/coat/look-values.ts';
import { coatOfLook, type Look } from '../horses/coat/look.ts';
import type { Gametes } from '../horses/genetics/gametes.ts';
import { gameteOdds, type Outcome } from '../horses/genetics/odds.ts';

/** Maps each visible pattern to the one that the odds know. */
const PATTERN_OF_ODDS: Readonly<Record<LeopardPattern, LeopardPattern>> = {
  'varnish roan': 'spotted blanket',
  snowflake: 'spotted blanket',
  'spotted blanket': 'spotted blanket',
  'near-leopard': 'leopard',
  leopard: 'leopard',
  snowcap: 'snowcap',
  'near few-spot': 'few-spot',
  'few-spot': 'few-spot',
};

export interface PossibleFoal extends Pick<Outcome, 'coat' | 'probability'> {
  /** Name of the adult coat. */
  readonly name: string;
  /** The foal that was born. */
  readonly isFoal: boolean;
}

export interface PossibleFoals {
  /** Likeliest first; includes the foal's own coat if the odds know it. */
  readonly foals: readonly PossibleFoal[];
  readonly more: number;
}

/** The coats a foal could have had, from what is known of its parents. Reveals no gene that the looks do not show. */
export function couldHaveBeen(sire: Gametes, dam: Gametes, born: Look, most: number): PossibleFoals {
  const { outcomes } = gameteOdds(sire, dam);
  const own = adultName(born);
  const listed = outcomes.slice(0, most);
  const foal = outcomes.find(({ name }) => name === own);
  const shown = foal === undefined || listed.includes(foal) ? listed : [...listed.slice(0, -1), foal];
  return {
    foals: shown.map(({ name, coat, probability }) => ({ name, coat, probability, isFoal: name === own })),
    more: outcomes.length - shown.length,
  };
}

function adultName(born: Look): string {
  const coat = coatOfLook(born);
  const { leopard } = coat.patterns;
  const adult: Coat = {
    ...coat,
    grey: coat.grey === null ? null : 'adult',
    patterns: { ...coat.patterns, leopard: leopard === null ? null : PATTERN_OF_ODDS[leopard] },
  };
  return coatName(adult);
}
