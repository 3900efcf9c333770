import { APTITUDE_POINT, aptitudeIn, expectedAptitude } from '../horses/aptitude.ts';
import type { Aptitude } from '../horses/aptitude.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import { estimateGametes } from '../horses/genetics/estimate.ts';
import type { LivingGenotype } from '../horses/genetics/genotype.ts';
import type { Look } from '../horses/coat/look.ts';
import { gametesOf } from '../horses/genetics/odds.ts';
import type { Gametes } from '../horses/genetics/odds.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import type { Discipline } from '../shows/disciplines.ts';

/** A parent as somebody sees it who would breed with it. */
export interface SeenParent {
  readonly breed: HorseBreed;
  readonly look: Look;
  /** Undefined for whoever may not see its alleles. */
  readonly genotype: LivingGenotype | undefined;
}

/** What a parent passes on: exactly where its alleles may be seen, else estimated from its look and breed. */
export function seenGametes({ breed, look, genotype }: SeenParent): Gametes {
  return genotype === undefined ? estimateGametes(look, breed) : gametesOf(genotype);
}

/** One discipline, in points to a tenth. */
export interface AptitudeAhead {
  readonly discipline: Discipline;
  readonly expected: number;
  readonly sire: number;
  readonly dam: number;
}

/** What a breeder may expect of a foal of this inbreeding (Wright's F) in each discipline, and of what parents. */
export function aptitudeAhead(sire: Aptitude, dam: Aptitude, inbreeding: number): AptitudeAhead[] {
  const expected = expectedAptitude(sire, dam, inbreeding);
  return DISCIPLINES.map((discipline) => ({
    discipline,
    expected: toTenths(aptitudeIn(expected, discipline)),
    sire: toTenths(aptitudeIn(sire, discipline)),
    dam: toTenths(aptitudeIn(dam, discipline)),
  }));
}

/** Points to a tenth, from ten-thousandths. */
export function toTenths(points: number): number {
  return Math.round((points / APTITUDE_POINT) * 10) / 10;
}
