import type { ClassLevel } from '../classes.ts';
import { promotionPrize, standingAfter, type Grade, type Standing, type StandingAfter } from '../grades.ts';

export interface PlaceWon {
  readonly place: number;
  /** Coins paid out. */
  readonly prize: number;
  /** Null without a standing. */
  readonly standing: StandingAfter | null;
  /** Coins, part of the prize. */
  readonly promotionPrize: number;
}

interface StartInStanding {
  readonly standing: Standing | null;
  readonly grade: Grade | null;
  readonly veteran: boolean;
}

/** Recomputes standing and promotion for a place in a house show. */
export function inStanding<Won extends PlaceWon>(
  show: { readonly level: ClassLevel; readonly purseIndex: number },
  { standing: before, grade, veteran }: StartInStanding,
  won: Won,
): Won {
  const prize = won.prize - won.promotionPrize;
  const placed = grade && { classLevel: show.level, grade, veteran, place: won.place, prize };
  const standing = before && placed && standingAfter(before, placed);
  const promoted = standing?.pays ? promotionPrize(show.level, show.purseIndex) : 0;
  return { ...won, prize: prize + promoted, standing, promotionPrize: promoted };
}
