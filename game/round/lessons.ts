import { trainingSkill } from '../guild-work/training.ts';
import { TRAINING_PRICE } from '../guild-work/training-bank.ts';
import { DISCIPLINES, type Discipline } from '../shows/disciplines.ts';
import { strengthAt } from './horse-strength.ts';
import { bestReturn, strengthOfSkill } from './returns.ts';
import type { RoundHorse, RoundStable } from './round.ts';

/** Starts in which a lesson must pay for itself (docs/rules/round.md#plan). */
const STARTS_TO_PAY = 20;
/** Always taken, so that a newcomer sees what a lesson does. */
const FIRST_LESSONS = 2;

interface LessonTerms {
  readonly discipline: Discipline;
  readonly most: number;
  /** When the horse starts, 0 to 100. */
  readonly happiness: number;
}

export interface Lessons {
  /** Taken whatever they bring. */
  readonly first: number;
  readonly all: number;
}

/** Lessons to take of those saved, at least the first two. One may be worth its coins only together with the next. */
export function lessonsWorth(
  horse: RoundHorse,
  { discipline, most, happiness }: LessonTerms,
  { guild, purseIndex }: RoundStable,
): Lessons {
  const lesson = trainingSkill(guild);
  const skill = horse.skill[DISCIPLINES.indexOf(discipline)] ?? 0;
  const first = Math.min(most, Math.max(0, Math.ceil(FIRST_LESSONS - skill / lesson)));
  const strength = strengthAt(horse, discipline, happiness);
  const returnWith = (lessons: number) => {
    const gained = strengthOfSkill(skill, skill + lessons * lesson, { guild, happiness });
    return bestReturn(horse, strength + gained, { guild, purseIndex });
  };
  const now = returnWith(0);
  let [all, mostGained] = [first, -Infinity];
  for (let count = first; count <= most; count += 1) {
    const gained = STARTS_TO_PAY * (returnWith(count) - now) - count * TRAINING_PRICE;
    if (gained >= mostGained) [all, mostGained] = [count, gained];
  }
  return { first, all };
}
