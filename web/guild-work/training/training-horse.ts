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
  readonly trainingsBanked: number;
  readonly nextTrainingAt: string | null;
}

/** The server sends no event when the bank fills. */
export function bankOf(horse: TrainingHorse, now: Date): TrainingBank {
  return trainingBank(bankingFrom(horse, now), now);
}

export function toTrain(horse: TrainingHorse, now: Date): HorseToTrain {
  const { level, xp, ageInMonths, feedExpiresAt } = horse;
  return {
    level,
    xp,
    ageInMonths,
    feedExpiresAt: feedExpiresAt === null ? null : new Date(feedExpiresAt),
    trainingFrom: bankingFrom(horse, now),
  };
}

function bankingFrom({ trainingsBanked, nextTrainingAt }: TrainingHorse, now: Date): Date {
  const nextAt = nextTrainingAt === null ? null : new Date(nextTrainingAt);
  return trainingFromOf({ banked: trainingsBanked, nextAt }, now);
}
