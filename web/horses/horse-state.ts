import { HALTER_FROM } from '../../game/horses/age.ts';
import { isFed } from '../../game/horses/fed.ts';
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

/** In the stable, fed, old enough for shows, with starts left today. */
export function hasStartsLeft(horse: Horse, now: Date): boolean {
  const { retired, ageInMonths, startsLeft, startsSpentUntil } = horse;
  const [comesBack, worksFrom] = [instant(startsSpentUntil), instant(horse.worksFrom)];
  return (
    !retired &&
    ageInMonths >= HALTER_FROM &&
    horse.grassFrom === null &&
    (worksFrom === null || worksFrom <= now) &&
    isFed(instant(horse.feedExpiresAt), now) &&
    (startsLeft > 0 || (comesBack !== null && comesBack <= now))
  );
}
