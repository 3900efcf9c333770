import { REAL_MS_PER_DAY, REAL_MS_PER_GAME_DAY } from '../game-time.ts';
import { isFed, isOnGrass } from './fed.ts';

/** Happiness is stored in ten-thousandths, 0 to 1,000,000. */
export const HAPPINESS_POINT = 10_000;
export const HAPPINESS_MAX = 100 * HAPPINESS_POINT;
export const HUNGER_FLOOR = 30 * HAPPINESS_POINT;
/** Points a day on grass, in addition to the guild's rest (docs/rules/care.md#pasture). */
export const GRASS_REST = 4;

/** Rounded: a horse that just arrived has 100. */
export function happinessPoints(happiness: number): number {
  return Math.round(happiness / HAPPINESS_POINT);
}

/** Determines happiness at any later instant. */
export interface Mood {
  readonly happiness: number;
  readonly happinessAt: Date;
  /** Null if never fed. Settle the mood before changing it. */
  readonly feedExpiresAt: Date | null;
  /** The horse eats long bags first, until then; null if there were none. Never after `feedExpiresAt`. */
  readonly longFeedUntil: Date | null;
  /** From then on the horse eats grass and no feed; null in the stable. May lie ahead. */
  readonly grassFrom: Date | null;
  /** Null for a horse that needs none. */
  readonly ration: Ration | null;
}

/** Hay and oil, for a horse with a muscle gene (docs/rules/care.md#hay-and-oil). */
export interface Ration {
  /** The horse eats hay and oil first, until then. Null until a health test tells that it needs them. */
  readonly until: Date | null;
}

/** Without hay and oil a horse that needs them rests no higher. */
export const UNRATIONED_MAX = 90 * HAPPINESS_POINT;

/** Ten-thousandths that rest and treats reach at most with what the horse eats now. */
export function happinessLimit({ ration, grassFrom }: Mood, now: Date): number {
  if (ration === null) return HAPPINESS_MAX;
  const eatsRation = isFed(ration.until, now) && !isOnGrass(grassFrom, now);
  return eatsRation ? HAPPINESS_MAX : UNRATIONED_MAX;
}

/** Points a day that a long bag adds to a fed horse's rest (docs/rules/care.md#feed). */
export const LONG_BAG_REST = 1;

/** Above this, rest in the stable gives half (docs/rules/care.md#happiness). */
export const EASY_REST_UNTIL = 85 * HAPPINESS_POINT;
export const LATE_REST_PERCENT = 50;

function restedFrom(happiness: number, rest: number): number {
  const easy = Math.min(rest, Math.max(0, EASY_REST_UNTIL - happiness));
  return happiness + easy + ((rest - easy) * LATE_REST_PERCENT) / 100;
}

/** Rest never lowers a horse that came to more before. */
function upTo(most: number, before: number, after: number): number {
  return Math.max(before, Math.min(most, after));
}

/** Ten-thousandths of a point (docs/rules/care.md#happiness). Settling in between shifts it by at most one unit. */
export function happinessNow(mood: Mood, restPerDay: number, now: Date): number {
  const since = mood.happinessAt.getTime();
  const end = Math.max(since, now.getTime());
  const until = Math.min(end, Math.max(since, mood.grassFrom?.getTime() ?? end));
  const grazed = ((restPerDay + GRASS_REST) * HAPPINESS_POINT * (end - until)) / REAL_MS_PER_DAY;
  const fedUntil = Math.min(until, Math.max(since, mood.feedExpiresAt?.getTime() ?? since));
  const longUntil = Math.min(fedUntil, Math.max(since, mood.longFeedUntil?.getTime() ?? since));
  const restUntil = (end: number) =>
    (HAPPINESS_POINT * (restPerDay * (end - since) + LONG_BAG_REST * (Math.min(longUntil, end) - since))) /
    REAL_MS_PER_DAY;
  const freeUntil = mood.ration ? Math.max(since, mood.ration.until?.getTime() ?? since) : fedUntil;
  const rationedUntil = Math.min(fedUntil, freeUntil);
  const rationed = Math.min(HAPPINESS_MAX, restedFrom(mood.happiness, restUntil(rationedUntil)));
  const most = mood.ration ? UNRATIONED_MAX : HAPPINESS_MAX;
  const fed = upTo(most, rationed, restedFrom(rationed, restUntil(fedUntil) - restUntil(rationedUntil)));
  const hunger = (HAPPINESS_POINT * (until - fedUntil)) / REAL_MS_PER_GAME_DAY;
  const low = Math.min(fed, HUNGER_FLOOR);
  const hungry = Math.max(low, fed - hunger);
  return Math.round(upTo(most, hungry, hungry + grazed));
}

/** Required before happiness, feed or the owner's guild changes. */
export function settleMood(mood: Mood, restPerDay: number, now: Date): Mood {
  return {
    happiness: happinessNow(mood, restPerDay, now),
    happinessAt: now.getTime() > mood.happinessAt.getTime() ? now : mood.happinessAt,
    feedExpiresAt: mood.feedExpiresAt,
    longFeedUntil: mood.longFeedUntil,
    grassFrom: mood.grassFrom,
    ration: mood.ration,
  };
}

/** Ten-thousandths, clamped to 0 to 100 points. */
export function changeHappiness(happiness: number, change: number): number {
  return Math.min(HAPPINESS_MAX, Math.max(0, happiness + change));
}

/** Points. With five entries a day a horse settles near `EASY_REST_UNTIL`. */
export const STRESS_OF_ENTRY = 1;
