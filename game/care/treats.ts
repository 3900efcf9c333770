import { refuse, type Refusal } from '../refusal.ts';
import { HAPPINESS_POINT } from '../horses/happiness.ts';

export const TREAT_TYPES = ['sugar', 'cookies', 'carrots', 'apples', 'grain'] as const;
export type TreatType = (typeof TREAT_TYPES)[number];

interface TreatRow {
  readonly label: string;
  /** Points of happiness. */
  readonly gain: number;
  /** Coins. */
  readonly buy: number;
  /** Coins. */
  readonly sell: number;
}

/** docs/rules/care.md#treats */
export const TREATS: Readonly<Record<TreatType, TreatRow>> = {
  sugar: { label: 'Sugar', gain: 1, buy: 20, sell: 10 },
  cookies: { label: 'Cookies', gain: 4, buy: 75, sell: 30 },
  carrots: { label: 'Carrots', gain: 10, buy: 200, sell: 80 },
  apples: { label: 'Apples', gain: 25, buy: 560, sell: 200 },
  grain: { label: 'Grain', gain: 50, buy: 1000, sell: 400 },
};

export interface TreatEffect {
  /** Ten-thousandths. */
  readonly happiness: number;
  /** Ten-thousandths, after the cap. */
  readonly gained: number;
}

/** Both numbers in ten-thousandths. Refused at the limit (`happinessLimit`). */
export function giveTreat(
  happiness: number,
  treat: TreatType,
  limit: number,
): TreatEffect | Refusal<'HORSE_CONTENT'> {
  if (happiness >= limit) return refuse('HORSE_CONTENT');
  const after = Math.min(limit, happiness + TREATS[treat].gain * HAPPINESS_POINT);
  return { happiness: after, gained: after - happiness };
}

export function reachesMax(happiness: number, treat: TreatType, limit: number): boolean {
  return happiness + TREATS[treat].gain * HAPPINESS_POINT >= limit;
}
