import { HORSE_STARTS_PER_DAY } from '../shows/entering/entry-limits.ts';
import { mayPutBack, standingPutBack, startsToPutBack } from '../shows/grades.ts';
import { happinessAfter, strengthAt, strongestIn } from './horse-strength.ts';
import { bestReturn } from './returns.ts';
import type { LeftOut, RoundHorse, RoundStable } from './round.ts';

/** The horse as it would start once moved down (docs/rules/shows.md#grades); null if it may not be. */
export function movedDown(horse: RoundHorse): RoundHorse | null {
  return mayPutBack(horse.standing) ? below(horse) : null;
}

function below(horse: RoundHorse): RoundHorse {
  return { ...horse, standing: standingPutBack(horse.standing, horse.level) };
}

/** At its happiest, if only as a veteran, in a class above or moved down. */
export function mayPay(horse: RoundHorse, stable: RoundStable): boolean {
  return [horse, movedDown(horse)].some((one) => one !== null && paysAt(one, 100, stable));
}

function paysAt(horse: RoundHorse, happiness: number, stable: RoundStable): boolean {
  return bestReturn(horse, strengthAt(horse, strongestIn(horse), happiness), stable) > 0;
}

/** Too unhappy now to win where it stands; a few days of rest help. */
function paysOnceRested(horse: RoundHorse, stable: RoundStable): boolean {
  const rested = happinessAfter(horse.happinessLimit, HORSE_STARTS_PER_DAY);
  return horse.happiness < rested && paysAt(horse, rested, stable);
}

/** A horse without a start that pays, and why. */
interface Idle {
  readonly horse: RoundHorse;
  readonly why: LeftOut | null;
}

/** Why a horse does not start now that may start at another hour. */
const FOR_NOW: readonly (LeftOut | null)[] = ['spent', 'class', 'hungry', 'back'];
const TOO_WEAK: readonly (LeftOut | null)[] = ['hopeless', 'unpaid'];

/**
 * The horse that needs the fewest starts without a prize until it may be moved down to where starts pay. Null if a horse
 * of the stable has starts that pay at another hour, moved down or rested, or if the nearest one began its starts of
 * the day or awaits results of the day before.
 */
export function nearestToMoveDown(idle: readonly Idle[], stable: RoundStable): RoundHorse | null {
  const mayPayLater = ({ horse, why }: Idle) =>
    (FOR_NOW.includes(why) && mayPay(horse, stable)) ||
    (TOO_WEAK.includes(why) && paysOnceRested(horse, stable));
  if (idle.some(mayPayLater)) return null;
  const near = idle.flatMap(({ horse, why }) => {
    const missing = startsToPutBack(horse.standing);
    const isStuck = why === 'hopeless' || why === 'spent';
    return isStuck && missing !== null && paysAt(below(horse), horse.happiness, stable)
      ? [{ horse, why, missing }]
      : [];
  });
  const [first] = near.toSorted((one, other) => one.missing - other.missing);
  if (first?.why !== 'hopeless' || first.missing === 0) return null;
  const { startsLeft, awaitsResults } = first.horse;
  return startsLeft === HORSE_STARTS_PER_DAY && !awaitsResults ? first.horse : null;
}
