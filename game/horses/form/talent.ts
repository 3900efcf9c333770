import type { Rng } from '../../rng.ts';
import { DISCIPLINES, type Discipline } from '../../shows/disciplines.ts';
import type { Inbreeding } from '../aptitude.ts';
import type { BreedId } from '../breeds.ts';
import { BREED_TALENTS } from './breed-talents.ts';
import { drawCorrelated, factorOf } from './correlated.ts';
import { samplingLeft } from './inherit-form.ts';

/** Heart, wind and nerve, which no picture shows: hundredths of a point, in the order of DISCIPLINES. */
export type Talent = readonly number[];

const TALENT_POINT = 100;
/** Fits 16 bits. */
const MOST = 320;

const CORRELATIONS: readonly (readonly [Discipline, Discipline, number])[] = [
  ['dressage', 'jumping', -0.2],
  ['dressage', 'racing', -0.35],
  ['dressage', 'halter', 0.1],
  ['dressage', 'eventing', 0.1],
  ['dressage', 'cross_country', -0.2],
  ['dressage', 'endurance', -0.15],
  ['racing', 'halter', -0.25],
  ['racing', 'eventing', 0.1],
  ['racing', 'jumping', -0.1],
  ['racing', 'cross_country', 0.1],
  ['racing', 'endurance', -0.3],
  ['halter', 'eventing', -0.25],
  ['halter', 'jumping', -0.15],
  ['halter', 'cross_country', -0.25],
  ['halter', 'endurance', -0.25],
  ['eventing', 'jumping', 0.4],
  ['eventing', 'cross_country', 0.45],
  ['eventing', 'endurance', 0.1],
  ['jumping', 'cross_country', 0.3],
  ['jumping', 'endurance', -0.2],
  ['cross_country', 'endurance', 0.25],
];

const FACTOR = factorOf(DISCIPLINES, CORRELATIONS);

/** Points. */
export const TALENT_SAMPLING = 6.1;
/** Points lost at F = 1. */
const TALENT_LOST = 14;

/** Points. */
export function talentIn(talent: Talent, at: number): number {
  return (talent[at] ?? 0) / TALENT_POINT;
}

/** From points. */
export function storedTalent(points: readonly number[]): Talent {
  return points.map((each) => Math.round(Math.min(MOST, Math.max(-MOST, each)) * TALENT_POINT) + 0);
}

/** 14 draws. */
export function drawFounderTalent(rng: Rng, breed: BreedId): Talent {
  const { mean, deviation } = BREED_TALENTS[breed];
  const drawn = drawCorrelated(rng, FACTOR);
  return storedTalent(drawn.map((each, at) => (mean[at] ?? 0) + (deviation[at] ?? 0) * each));
}

/** Parents' mean less the loss to inbreeding, plus Mendelian sampling. 14 draws. */
export function drawFoalTalent(rng: Rng, sire: Talent, dam: Talent, inbreeding: Inbreeding): Talent {
  const deviation = TALENT_SAMPLING * Math.sqrt(samplingLeft(inbreeding));
  const drawn = drawCorrelated(rng, FACTOR);
  return storedTalent(
    DISCIPLINES.map((_, at) => meanTalent(sire, dam, at, inbreeding.foal) + deviation * (drawn[at] ?? 0)),
  );
}

/** Points. */
export function meanTalent(sire: Talent, dam: Talent, at: number, inbreeding: number): number {
  return (talentIn(sire, at) + talentIn(dam, at)) / 2 - TALENT_LOST * inbreeding;
}
