import { REAL_MS_PER_DAY, REAL_MS_PER_GAME_DAY } from '../game-time.ts';

/** Happiness is kept in ten-thousandths of a point, a whole number from 0 to 1,000,000. */
export const HAPPINESS_POINT = 10_000;
export const HAPPINESS_MAX = 100 * HAPPINESS_POINT;
/** Hunger alone takes a horse no lower than this. */
export const HUNGER_FLOOR = 30 * HAPPINESS_POINT;

/** Whole points as they are shown. Rounded to the nearest: a horse that just arrived shows 100, not 99. */
export function happinessPoints(happiness: number): number {
  return Math.round(happiness / HAPPINESS_POINT);
}

/** What is stored of a horse's mood: nothing ticks, so any later instant is computed from it. */
export interface Mood {
  /** Ten-thousandths of a point at `happinessAt`. */
  readonly happiness: number;
  readonly happinessAt: Date;
  /** Null if never fed. Must be the value that held since `happinessAt`: settle before it changes. */
  readonly feedExpiresAt: Date | null;
}

/**
 * Happiness at `now`, ten-thousandths of a point. While fed it rises evenly by `restPerDay` points per
 * real day, up to 100; unfed it falls evenly by 1 point per game day and stops at 30, and what is below
 * 30 stays (docs/rules/care.md#happiness). Settling at any instant between changes it by at most one unit.
 */
export function happinessNow(mood: Mood, restPerDay: number, now: Date): number {
  const since = mood.happinessAt.getTime();
  const until = Math.max(since, now.getTime());
  const fedUntil = Math.min(until, Math.max(since, mood.feedExpiresAt?.getTime() ?? since));
  const rested = (restPerDay * HAPPINESS_POINT * (fedUntil - since)) / REAL_MS_PER_DAY;
  const fed = Math.min(HAPPINESS_MAX, mood.happiness + rested);
  const hunger = (HAPPINESS_POINT * (until - fedUntil)) / REAL_MS_PER_GAME_DAY;
  const low = Math.min(fed, HUNGER_FLOOR);
  return Math.round(Math.max(low, fed - hunger));
}

/** The same mood written down at `now`: do this before happiness, feed or the owner's guild changes. */
export function settleMood(mood: Mood, restPerDay: number, now: Date): Mood {
  return {
    happiness: happinessNow(mood, restPerDay, now),
    happinessAt: now.getTime() > mood.happinessAt.getTime() ? now : mood.happinessAt,
    feedExpiresAt: mood.feedExpiresAt,
  };
}

/** Happiness after a gain or loss of `change` ten-thousandths, kept in 0..100 points. */
export function changeHappiness(happiness: number, change: number): number {
  return Math.min(HAPPINESS_MAX, Math.max(0, happiness + change));
}

export function isFed(feedExpiresAt: Date | null, now: Date): boolean {
  return feedExpiresAt !== null && feedExpiresAt.getTime() > now.getTime();
}
