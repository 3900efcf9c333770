import type { Discipline } from '../../game/shows/disciplines.ts';
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import type { BodyAge, Pose } from '../../art/paint/layers/layers.ts';
import { partOfDay } from '../paddock/hours.ts';
import type { Look } from '../portrait/coat-tint.ts';
import { poseOf } from '../portrait/pose-of.ts';

/** Where a horse is; decides what it does. */
export type Whereabouts = 'stable' | 'pasture';

type Posed = Pick<Look, 'ageInMonths' | 'seed'>;

/** In turns of an hour each: a grown horse grazes three hours in five; young ones drink milk, and rest more. */
const DAYS: Readonly<Record<BodyAge, readonly Pose[]>> = {
  foal: ['lie', 'stand', 'stand', 'walk', 'stand'],
  yearling: ['stand', 'walk', 'stand', 'walk', 'stand'],
  adult: ['graze', 'graze', 'graze', 'stand', 'walk'],
};

/** Most grown horses doze with a hind leg at rest. */
const NIGHTS: Readonly<Record<BodyAge, readonly Pose[]>> = {
  foal: ['lie'],
  yearling: ['stand'],
  adult: ['rest', 'stand', 'rest', 'rest', 'stand'],
};

/** `hour`: 0 to 23. At night foals lie and grown horses doze; by day most horses on pasture graze. */
export function poseAt(look: Posed, where: Whereabouts, hour: number): Pose {
  const age = bodyAge(look.ageInMonths);
  const isNight = partOfDay(hour).light === 'night';
  if (where === 'stable' && !isNight) return poseOf(look);
  const turns = isNight ? NIGHTS[age] : DAYS[age];
  return turns[(look.seed + hour) % turns.length] ?? 'stand';
}

/** In the show ring: led at a walk for judging in halter, else at a trot. */
export function poseInRing(discipline: Discipline): Pose {
  return discipline === 'halter' ? 'walk' : 'trot';
}
