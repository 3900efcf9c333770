import type { Discipline } from '../../shows/disciplines.ts';
import type { FormTrait } from './form.ts';

/** Deviation at which the trait is best, and the weight of a squared distance from it. */
type Optimum = readonly [best: number, weight: number];

interface DisciplineForm {
  /** 'type': the means of the horse's own breed are best. */
  readonly optima: Readonly<Partial<Record<FormTrait, Optimum>>> | 'type';
  /** Weights of what is the better the more there is of it. */
  readonly lines: Readonly<Partial<Record<FormTrait, number>>>;
  /** Makes the deviation of the body's points about 3 in a breed. */
  readonly scale: number;
}

/** Traits that have a type in halter, and the weight of each. */
export const TYPE_TRAITS: ReadonlySet<FormTrait> = new Set([
  'height',
  'bone',
  'muscle',
  'head',
  'neckSet',
  'neckLength',
  'shoulder',
  'back',
  'croup',
]);
export const TYPE_WEIGHT = 0.28;

/** The body that suits each discipline (docs/rules/genetics.md#aptitude-from-the-body). Signs as published, weights estimated. */
export const DISCIPLINE_FORMS: Readonly<Record<Discipline, DisciplineForm>> = {
  dressage: {
    optima: {
      height: [1, 0.3],
      bone: [0, 0.4],
      muscle: [0.3, 0.3],
      neckSet: [1.6, 0.8],
      neckLength: [0.8, 0.4],
      shoulder: [1, 0.5],
      back: [-0.2, 0.5],
      croup: [0.6, 0.5],
    },
    lines: { limbs: 0.5, walk: 0.9, trot: 1.6, canter: 1.4, rideability: 1.2 },
    scale: 0.712,
  },
  racing: {
    optima: {
      height: [0.6, 0.5],
      bone: [-1.4, 0.9],
      muscle: [0.8, 0.5],
      neckSet: [-0.6, 0.6],
      neckLength: [1, 0.4],
      shoulder: [1.2, 0.5],
      back: [0.5, 0.5],
      croup: [0.2, 0.4],
    },
    lines: { limbs: 1, walk: 0.3, canter: 2.2, reflex: 0.4 },
    scale: 0.673,
  },
  halter: {
    optima: 'type',
    lines: { limbs: 2.2, walk: 1.2, trot: 1.2, rideability: 0.4 },
    scale: 1.033,
  },
  eventing: {
    optima: {
      height: [0.6, 0.3],
      bone: [-0.4, 0.6],
      muscle: [0.2, 0.4],
      neckSet: [0.1, 0.3],
      neckLength: [0.5, 0.3],
      shoulder: [1, 0.5],
      back: [0.1, 0.5],
      croup: [0, 0.3],
    },
    lines: { limbs: 0.9, trot: 0.4, canter: 1.4, reflex: 0.9, technique: 0.6, rideability: 0.7 },
    scale: 0.991,
  },
  jumping: {
    optima: {
      height: [0.8, 0.4],
      bone: [0, 0.5],
      muscle: [0.6, 0.4],
      neckSet: [0.5, 0.3],
      neckLength: [0.4, 0.3],
      shoulder: [0.8, 0.4],
      back: [-0.1, 0.5],
      croup: [0.3, 0.5],
    },
    lines: { limbs: 0.5, canter: 1, reflex: 1.7, technique: 1.7, rideability: 0.4 },
    scale: 0.891,
  },
  cross_country: {
    optima: {
      height: [0.2, 0.3],
      bone: [0.1, 0.5],
      muscle: [0.1, 0.4],
      neckSet: [-0.1, 0.3],
      neckLength: [0.3, 0.3],
      shoulder: [0.9, 0.5],
      back: [0.1, 0.4],
      croup: [0.2, 0.3],
    },
    lines: { limbs: 1.4, canter: 1.3, reflex: 1.3, technique: 0.2, walk: 0.3 },
    scale: 1.04,
  },
  endurance: {
    optima: {
      height: [-1.4, 0.5],
      bone: [-0.7, 0.8],
      muscle: [-0.9, 0.8],
      neckSet: [0.2, 0.3],
      neckLength: [0.5, 0.3],
      shoulder: [0.6, 0.3],
      back: [-0.4, 0.5],
      croup: [-0.5, 0.3],
    },
    lines: { limbs: 1.8, walk: 1.2, trot: 1.2, rideability: 0.6 },
    scale: 0.7,
  },
};
