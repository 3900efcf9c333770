import { APTITUDE_POINT, aptitudeIn, expectedAptitude, type Aptitude } from '../horses/aptitude.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import { estimateGametes } from '../horses/genetics/estimate.ts';
import type { Look } from '../horses/coat/look.ts';
import { gametesOf, type Gametes } from '../horses/genetics/gametes.ts';
import type { Genome } from '../horses/genetics/strands.ts';
import { DISCIPLINES, type Discipline } from '../shows/disciplines.ts';

interface SeenParent {
  readonly breed: HorseBreed;
  readonly look: Look;
  readonly genome: Genome | undefined;
}

/** Estimated unless the genes are known. */
export function seenGametes({ breed, look, genome }: SeenParent): Gametes {
  return genome === undefined ? estimateGametes(look, breed) : gametesOf(genome);
}

/** Points to a tenth. */
interface AptitudePreview {
  readonly discipline: Discipline;
  readonly expected: number;
  readonly sire: number;
  readonly dam: number;
}

/** `inbreeding`: the foal's Wright's F. */
export function previewAptitude(sire: Aptitude, dam: Aptitude, inbreeding: number): AptitudePreview[] {
  const expected = expectedAptitude(sire, dam, inbreeding);
  return DISCIPLINES.map((discipline) => ({
    discipline,
    expected: toTenths(aptitudeIn(expected, discipline)),
    sire: toTenths(aptitudeIn(sire, discipline)),
    dam: toTenths(aptitudeIn(dam, discipline)),
  }));
}

/** From ten-thousandths of a point. */
export function toTenths(points: number): number {
  return Math.round((points / APTITUDE_POINT) * 10) / 10;
}
