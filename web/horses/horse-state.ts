import type { HorseState } from '../../game/today/needs.ts';
import { begunAt } from '../ui/when.ts';
import type { Horse } from './use-horses.ts';

/** Input of `needsOfHorse` (game/today/needs.ts). */
export function horseState(horse: Horse): HorseState {
  const { name, ageInMonths, retired, shownToday, trainingsBanked } = horse;
  return {
    name,
    ageInMonths,
    retired,
    shownToday,
    feedUntil: instant(horse.feedExpiresAt),
    grassFrom: begunAt(horse.grassFrom),
    worksFrom: instant(horse.worksFrom),
    vetCheckUntil: instant(horse.vetCheckDate),
    vetShotsUntil: instant(horse.vetShotsDate),
    trainings: { banked: trainingsBanked, nextAt: instant(horse.nextTrainingAt) },
    foalsAt: instant(horse.foalsAt),
  };
}

function instant(date: string | null): Date | null {
  return date === null ? null : new Date(date);
}
