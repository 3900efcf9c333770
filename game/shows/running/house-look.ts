import { separateDraws } from '../../horses/birth-draws.ts';
import { goodAt } from '../../horses/bred-for.ts';
import { BREEDS } from '../../horses/breeds.ts';
import { lookOf, type Look } from '../../horses/coat/look.ts';
import { genotypeOf } from '../../horses/genetics/strands.ts';
import { founderFrom } from '../../horses/founder.ts';
import { pick } from '../../rng.ts';
import { TACK_TYPES } from '../../tack/tack.ts';
import { piecesOf } from '../../tack/wear.ts';
import { wornTackOf } from '../../tack/worn-tack.ts';
import type { Discipline } from '../disciplines.ts';
import type { HouseHorseResult } from './house-horses.ts';
import { TACK_DIVISOR } from './scoring.ts';

export interface ShowOfHouse {
  readonly seed: Uint8Array;
  readonly discipline: Discipline;
}

/**
 * Look of a house horse: drawn like a store horse, from a breed that is good at the discipline, in tack of the
 * quality that it scored with. Depends on the show's seed, heat and name, so a horse always has the same picture.
 * Decorative: no score or proof depends on it.
 */
export function lookOfHouse(
  { seed, discipline }: ShowOfHouse,
  { heat, name, sheet }: HouseHorseResult,
): Look {
  const draws = separateDraws(seed, 'house look', String(heat), name);
  const breed = pick(
    draws.look,
    BREEDS.filter(({ bredFor }) => goodAt(bredFor).includes(discipline)),
  );
  const { genome, traits, form, ageInMonths } = founderFrom(draws, breed);
  const quality = (sheet.parts.tack * TACK_DIVISOR) / TACK_TYPES.length;
  const tack = wornTackOf(piecesOf([quality, quality, quality]), 'oak');
  return lookOf({
    genotype: genotypeOf(genome),
    traits,
    form,
    breed: breed.id,
    ageInMonths,
    shown: true,
    tack,
  });
}
