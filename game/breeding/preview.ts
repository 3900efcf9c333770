import { APTITUDE_POINT, aptitudeIn, type Aptitude, type Inbreeding } from '../horses/aptitude.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import type { Body } from '../horses/form/aptitude-of.ts';
import { expectedFoals } from '../horses/form/expected.ts';
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
  /** Two foals of three are at most this far from what is expected. */
  readonly spread: number;
  readonly sire: number;
  readonly dam: number;
}

interface PreviewedParent extends Body {
  readonly aptitude: Aptitude;
}

export function previewAptitude(
  sire: PreviewedParent,
  dam: PreviewedParent,
  inbreeding: Inbreeding,
): AptitudePreview[] {
  const foals = expectedFoals(sire, dam, inbreeding);
  return DISCIPLINES.map((discipline, at) => ({
    discipline,
    expected: roundToTenth(foals[at]?.mean ?? 0),
    spread: roundToTenth(foals[at]?.deviation ?? 0),
    sire: toTenths(aptitudeIn(sire.aptitude, discipline)),
    dam: toTenths(aptitudeIn(dam.aptitude, discipline)),
  }));
}

/** Ten-thousandths of a point. */
export function expectedAptitude(sire: Body, dam: Body, inbreeding: Inbreeding): Aptitude {
  return expectedFoals(sire, dam, inbreeding).map(({ mean }) => Math.round(mean * APTITUDE_POINT));
}

/** From ten-thousandths of a point. */
export function toTenths(points: number): number {
  return roundToTenth(points / APTITUDE_POINT);
}

function roundToTenth(points: number): number {
  return Math.round(points * 10) / 10;
}
