import { trainingBank, trainingFromOf, type TrainingBank } from '../../../game/guild-work/training-bank.ts';
import type { HorseToTrain } from '../../../game/guild-work/training.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';

export interface TrainingHorse {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly xp: number;
  readonly xpToNextLevel: number;
  readonly ageInMonths: number;
  readonly retired: boolean;
  readonly discipline: Discipline;
  readonly skills: Readonly<Record<Discipline, number>>;
  readonly feedExpiresAt: string | null;
  readonly grassFrom: string | null;
  readonly worksFrom: string | null;
  readonly trainingsBanked: number;
  readonly nextTrainingAt: string | null;
}

/** The server sends no event when the bank fills. */
export function bankOf(horse: TrainingHorse, now: Date): TrainingBank {
  return trainingBank(bankingFrom(horse, now), now);
}

export function toTrain(horse: TrainingHorse, now: Date): HorseToTrain {
  const { level, xp, ageInMonths, feedExpiresAt, grassFrom, worksFrom } = horse;
  return {
    level,
    xp,
    ageInMonths,
    feedExpiresAt: instant(feedExpiresAt),
    grassFrom: instant(grassFrom),
    worksFrom: instant(worksFrom),
    trainingFrom: bankingFrom(horse, now),
  };
}

function bankingFrom({ trainingsBanked, nextTrainingAt }: TrainingHorse, now: Date): Date {
  return trainingFromOf({ banked: trainingsBanked, nextAt: instant(nextTrainingAt) }, now);
}

function instant(date: string | null): Date | null {
  return date === null ? null : new Date(date);
}
