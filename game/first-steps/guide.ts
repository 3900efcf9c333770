import { dayOf } from '../players/stages.ts';

/** Days on which the guide speaks, the first included. */
const GUIDE_DAYS = 7;

/** What the guide says on the first day, in order; 'ring' is said while the show is watched. */
export const FIRST_DAY = ['feed', 'lesson', 'meadow', 'judges', 'ring', 'why', 'more'] as const;
/** From the second day on, one a day. */
const LATER_DAYS = ['guild', 'round', 'studs', 'lab', 'album', 'tack'] as const;

export const GUIDE_STEPS = [...FIRST_DAY, ...LATER_DAYS] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Counts stop at 1. */
export interface GuideState {
  /** Null before it. */
  readonly firstHorseAt: Date | null;
  readonly horses: number;
  readonly fedHorses: number;
  readonly trainings: number;
  readonly starts: number;
  readonly results: number;
  /** Opened the score sheet of a result. */
  readonly whys: number;
}

export function isGuided(firstHorseAt: Date | null, now: Date): boolean {
  return firstHorseAt !== null && dayOf(firstHorseAt, now) <= GUIDE_DAYS;
}

/** Follows from what was done, so that any order works; null: nothing more to say. */
export function guideStep(state: GuideState, now: Date): GuideStep | null {
  const { firstHorseAt, horses, fedHorses, trainings, starts, results, whys } = state;
  if (horses === 0 || !isGuided(firstHorseAt, now)) return null;
  // A show that runs, or has run, comes before all.
  if (starts > 0 && results === 0) return 'judges';
  if (results > 0 && whys === 0) return 'why';
  if (fedHorses === 0) return 'feed';
  if (trainings === 0) return 'lesson';
  if (starts === 0) return 'meadow';
  return LATER_DAYS[dayOf(firstHorseAt, now) - 2] ?? 'more';
}
