import { DISCIPLINES, type Discipline } from '../shows/disciplines.ts';
import type { Breed } from './breeds.ts';

export const APTITUDE_POINT = 10_000;

/** Ten-thousandths of a point, in the order of DISCIPLINES. */
export type Aptitude = readonly number[];

/** Mean points of founders in the disciplines of their breed, the best first. Each breed has the same sum. */
export const FOUNDER_MEANS = [58, 53, 50, 47, 44, 41, 38] as const;
/** Points: mean over founders of the best of their seven aptitudes. */
export const MEAN_BEST_OF_FOUNDERS = 59;
/** Points before the ladder. */
export const FOUNDER_LEAST = 25;
export const FOUNDER_MOST = 73;
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

/** Ten-thousandths of a point: 20 points times Wright's F (docs/rules/breeding.md#aptitude-of-foals). */
export function lostToInbreeding(inbreeding: number): number {
  return Math.round(INBREEDING_LOSS * inbreeding * APTITUDE_POINT);
}
