import type { Discipline } from '../../game/shows/disciplines.ts';
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { partOfDay } from '../paddock/hours.ts';
import type { Look } from '../portrait/coat-tint.ts';
import { poseOf } from '../portrait/pose-of.ts';

/** Where a horse is; decides what it does. */
export type Whereabouts = 'stable' | 'pasture';

type Posed = Pick<Look, 'ageInMonths' | 'seed'>;

/** Hours in one cycle of poses. */
const TURNS = 5;
/** A horse grazes three hours in five. */
const GRAZES: readonly Pose[] = ['graze', 'graze', 'graze', 'stand', 'walk'];
/** Young horses graze little or drink milk, and rest more. */
const GROWS: Readonly<Record<'foal' | 'yearling', readonly Pose[]>> = {
  foal: ['lie', 'stand', 'stand', 'walk', 'stand'],
  yearling: ['stand', 'walk', 'stand', 'walk', 'stand'],
};

/** `hour`: 0 to 23. At night foals lie and grown horses stand; by day most horses on pasture graze. */
export function poseAt(look: Posed, where: Whereabouts, hour: number): Pose {
  const age = bodyAge(look.ageInMonths);
  if (partOfDay(hour).light === 'night') return age === 'foal' ? 'lie' : 'stand';
  if (where === 'stable') return poseOf(look);
  const turns = age === 'adult' ? GRAZES : GROWS[age];
  return turns[(look.seed + hour) % TURNS] ?? 'stand';
}

/** In the show ring: led at a walk for judging in halter, else at a trot. */
export function poseInRing(discipline: Discipline): Pose {
  return discipline === 'halter' ? 'walk' : 'trot';
}
