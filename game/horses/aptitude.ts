import { normal, type Rng } from '../rng.ts';
import { DISCIPLINES, type Discipline } from '../shows/disciplines.ts';
import type { Breed } from './breeds.ts';

export const APTITUDE_POINT = 10_000;

/** Ten-thousandths of a point, in the order of DISCIPLINES. */
export type Aptitude = readonly number[];

/** Mean points of founders in the disciplines of their breed, the best first. Each breed has the same sum. */
export const FOUNDER_MEANS = [58, 53, 50, 47, 44, 41, 38] as const;
/** Points: mean over founders of the best of their seven aptitudes. */
export const MEAN_BEST_OF_FOUNDERS = 59.3;
const FOUNDER_DEVIATION = 5;
const FOUNDER_LEAST = 25;
const FOUNDER_MOST = 73;
const SAMPLING_DEVIATION = 6;
/** Points lost at F = 1. */
const INBREEDING_LOSS = 20;

export interface Inbreeding {
  readonly foal: number;
  readonly sire: number;
  readonly dam: number;
}

export function aptitudeIn(aptitude: Aptitude, discipline: Discipline): number {
  const points = aptitude[DISCIPLINES.indexOf(discipline)];
  if (points === undefined) throw new RangeError(`No aptitude for ${discipline}`);
  return points;
}

/** Points. */
export function founderMean({ id, bredFor }: Breed, discipline: Discipline): number {
  const mean = FOUNDER_MEANS[bredFor.indexOf(discipline)];
  if (mean === undefined) throw new RangeError(`${id} does not rank ${discipline}`);
  return mean;
}

/** N(the breed's mean, 5), clamped to 25 to 73 (docs/rules/genetics.md#founders). */
export function drawFounderAptitude(rng: Rng, breed: Breed): Aptitude {
  return DISCIPLINES.map((discipline) =>
    clamp(normal(rng, founderMean(breed, discipline), FOUNDER_DEVIATION), FOUNDER_LEAST, FOUNDER_MOST),
  );
}

/** Ten-thousandths of a point: 20 points times Wright's F (docs/rules/breeding.md#aptitude-of-foals). */
export function lostToInbreeding(inbreeding: number): number {
  return Math.round(INBREEDING_LOSS * inbreeding * APTITUDE_POINT);
}

/** Parents' mean less the inbreeding loss, 0 to 100 points, in ten-thousandths. */
export function expectedAptitude(sire: Aptitude, dam: Aptitude, inbreedingOfFoal: number): Aptitude {
  return DISCIPLINES.map((discipline) => clamp(meanOfFoals(sire, dam, discipline, inbreedingOfFoal), 0, 100));
}

/**
 * Parents' mean less 20·F, plus Mendelian sampling N(0, 6·√(1 − (Fs + Fd)/2)), clamped to 0 to 100
 * (docs/rules/breeding.md#aptitude-of-foals). Takes two draws per discipline.
 */
export function drawFoalAptitude(rng: Rng, sire: Aptitude, dam: Aptitude, inbreeding: Inbreeding): Aptitude {
  const deviation = SAMPLING_DEVIATION * Math.sqrt(1 - (inbreeding.sire + inbreeding.dam) / 2);
  return DISCIPLINES.map((discipline) =>
    clamp(normal(rng, meanOfFoals(sire, dam, discipline, inbreeding.foal), deviation), 0, 100),
  );
}

/** Points, not rounded. */
function meanOfFoals(sire: Aptitude, dam: Aptitude, discipline: Discipline, inbreeding: number): number {
  const midParent = (aptitudeIn(sire, discipline) + aptitudeIn(dam, discipline)) / 2;
  return (midParent - lostToInbreeding(inbreeding)) / APTITUDE_POINT;
}

function clamp(points: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, points)) * APTITUDE_POINT);
}
