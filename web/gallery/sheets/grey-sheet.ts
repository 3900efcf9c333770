import { formatAge } from '../../../game/horses/age.ts';
import { coatNameOfLook } from '../../../game/horses/coat/look.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';
import { lookOfGenes, type Sheet, type Tile } from './sheet.ts';

const OLDEST = 15;

/** Becomes flea-bitten. */
const OWN: Partial<Traits> = { fleaBites: 0, seed: 12 };

function tile(years: number): Tile {
  const look = lookOfGenes({ grey: 'n/G' }, { ageInMonths: years * 12, traits: OWN });
  return { look, caption: `${formatAge(years * 12)}, ${coatNameOfLook(look)}` };
}

export const GREY_SHEET: Sheet = {
  title: 'One grey, from birth to fifteen years',
  columns: 4,
  width: 400,
  parts: [{ tiles: Array.from({ length: OLDEST + 1 }, (_, years) => tile(years)) }],
};
