import { giveTreat, TREATS, TREAT_TYPES, type TreatType } from './treats.ts';
import { isRefusal } from '../refusal.ts';

/** Numbers of treats by type. */
export type Treats = Readonly<Partial<Record<TreatType, number>>>;

export const MOST_TREATED_AT_ONCE = 100;

export interface TreatPlan {
  /** What each horse gets, in order. */
  readonly meals: readonly Treats[];
  /** From the inventory. */
  readonly owned: Treats;
  readonly bought: Treats;
  /** Coins. */
  readonly price: number;
}

/** Largest first. */
const BY_GAIN = TREAT_TYPES.toSorted((one, other) => TREATS[other].gain - TREATS[one].gain);

const pricePerPoint = (treat: TreatType) => TREATS[treat].buy / TREATS[treat].gain;

/**
 * Whole points of happiness for each horse: uses owned treats first, the largest that fit, then buys the treat that
 * fits with the lowest price a point (docs/rules/care.md#treats).
 */
export function planTreats(points: readonly number[], stock: Treats): TreatPlan {
  const left: Partial<Record<TreatType, number>> = { ...stock };
  const owned: Partial<Record<TreatType, number>> = {};
  const bought: Partial<Record<TreatType, number>> = {};
  const meals = points.map((wanted) => {
    const meal: Partial<Record<TreatType, number>> = {};
    let lacking = wanted;
    const give = (treat: TreatType, count: number, from: Partial<Record<TreatType, number>>) => {
      if (count === 0) return;
      meal[treat] = (meal[treat] ?? 0) + count;
      from[treat] = (from[treat] ?? 0) + count;
      lacking -= count * TREATS[treat].gain;
    };
    for (const treat of BY_GAIN) {
      const count = Math.min(left[treat] ?? 0, Math.floor(lacking / TREATS[treat].gain));
      left[treat] = (left[treat] ?? 0) - count;
      give(treat, count, owned);
    }
    const cheapest = TREAT_TYPES.toSorted((one, other) => pricePerPoint(one) - pricePerPoint(other));
    for (const treat of cheapest) give(treat, Math.floor(lacking / TREATS[treat].gain), bought);
    return meal;
  });
  const price = TREAT_TYPES.reduce((sum, treat) => sum + (bought[treat] ?? 0) * TREATS[treat].buy, 0);
  return { meals, owned, bought, price };
}

export function countTreats(treats: Treats): number {
  return TREAT_TYPES.reduce((sum, treat) => sum + (treats[treat] ?? 0), 0);
}

/** Happiness after the meal; it and the limit in ten-thousandths. */
export function giveTreats(happiness: number, meal: Treats, limit: number): number {
  return TREAT_TYPES.reduce((now, treat) => {
    let after = now;
    for (let index = 0; index < (meal[treat] ?? 0); index++) {
      const given = giveTreat(after, treat, limit);
      after = isRefusal(given) ? after : given.happiness;
    }
    return after;
  }, happiness);
}
