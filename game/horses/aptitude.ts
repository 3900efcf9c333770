import { normal } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import type { Discipline } from '../shows/disciplines.ts';
import type { Breed } from './breeds.ts';

/** One point of aptitude in the unit it is kept in, ten-thousandths. */
export const APTITUDE_POINT = 10_000;

/** What a horse was born with for each discipline: ten-thousandths of a point, in the order of DISCIPLINES. */
export type Aptitude = readonly number[];

const STRENGTH_MEAN = 52;
const OTHER_MEAN = 46;
const FOUNDER_DEVIATION = 5;
const FOUNDER_LEAST = 30;
const FOUNDER_MOST = 68;
const SAMPLING_DEVIATION = 6;
/** Points lost by a foal whose coefficient of inbreeding is 1. */
const INBREEDING_LOSS = 20;

/** Coefficients of inbreeding (Wright's F), 0 to 1. */
export interface Inbreeding {
  readonly foal: number;
  readonly sire: number;
  readonly dam: number;
}

/** Points of aptitude in one discipline, in ten-thousandths. */
export function aptitudeIn(aptitude: Aptitude, discipline: Discipline): number {
  const points = aptitude[DISCIPLINES.indexOf(discipline)];
  if (points === undefined) throw new RangeError(`No aptitude for ${discipline}`);
  return points;
}

/** A founder's: N(52, 5) in the strengths of its breed, N(46, 5) elsewhere, kept in 30..68 (docs/rules/genetics.md#founders). */
export function drawFounderAptitude(rng: Rng, breed: Breed): Aptitude {
  return DISCIPLINES.map((discipline) => {
    const mean = breed.strengths.includes(discipline) ? STRENGTH_MEAN : OTHER_MEAN;
    return kept(normal(rng, mean, FOUNDER_DEVIATION), FOUNDER_LEAST, FOUNDER_MOST);
  });
}

/**
 * What a coefficient of inbreeding (0 to 1) costs a foal in every discipline: 20 points times it, in whole
 * ten-thousandths (docs/rules/breeding.md#aptitude-of-foals).
 */
export function lostToInbreeding(inbreeding: number): number {
  return Math.round(INBREEDING_LOSS * inbreeding * APTITUDE_POINT);
}

/**
 * What breeders may expect of a foal, before chance: the middle of its parents, less what its inbreeding
 * costs; 0..100 points, in ten-thousandths.
 */
export function expectedAptitude(sire: Aptitude, dam: Aptitude, inbreedingOfFoal: number): Aptitude {
  return DISCIPLINES.map((discipline) => kept(middle(sire, dam, discipline, inbreedingOfFoal), 0, 100));
}

/**
 * A foal's: the middle of its parents less 20·F, plus Mendelian sampling N(0, 6·√(1 − (Fs + Fd)/2)), which
 * shrinks as the parents are inbred; kept in 0..100 (docs/rules/breeding.md#aptitude-of-foals). Two draws per discipline.
 */
export function drawFoalAptitude(rng: Rng, sire: Aptitude, dam: Aptitude, inbreeding: Inbreeding): Aptitude {
  const deviation = SAMPLING_DEVIATION * Math.sqrt(1 - (inbreeding.sire + inbreeding.dam) / 2);
  return DISCIPLINES.map((discipline) =>
    kept(normal(rng, middle(sire, dam, discipline, inbreeding.foal), deviation), 0, 100),
  );
}

/** In points, unrounded. */
function middle(sire: Aptitude, dam: Aptitude, discipline: Discipline, inbreeding: number): number {
  const midParent = (aptitudeIn(sire, discipline) + aptitudeIn(dam, discipline)) / 2;
  return (midParent - lostToInbreeding(inbreeding)) / APTITUDE_POINT;
}

function kept(points: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, points)) * APTITUDE_POINT);
}
