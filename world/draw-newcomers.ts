import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { GUILDS, type Guild } from '../game/guild-work/guilds.ts';
import { between, pick, type Rng } from '../game/rng.ts';

export interface Newcomer {
  readonly number: number;
  readonly guild: Guild;
  readonly joinedAt: Date;
  /** 0.15 (occasional) to 1 (daily). */
  readonly activity: number;
  readonly horses: number;
}

/** Real days; enough to build a stable. */
const NEWEST_DAYS = 3;
const OLDEST_DAYS = 400;
/** Approximate starting coins and daily income. */
const FIRST_COINS = 5000;
const COINS_A_DAY = 160;
/** Coins for the first horse with its feed and tack. */
const COINS_OF_FIRST_HORSE = 3500;

export interface NewcomerOptions {
  readonly players: number;
  readonly horses: number;
  readonly first: number;
  readonly now: Date;
}

/**
 * Mostly new players. Each gets one horse while any are left; the rest go to players in proportion to what they can
 * afford.
 */
export function drawNewcomers(rng: Rng, { players, horses, first, now }: NewcomerOptions): Newcomer[] {
  const ages = drawEvenly(rng, players);
  const people = ages.map((age, index) => {
    const days = NEWEST_DAYS + (OLDEST_DAYS - NEWEST_DAYS) * age ** 2;
    const activity = between(rng, 0.15, 1);
    return {
      number: first + index,
      guild: pick(rng, GUILDS),
      joinedAt: new Date(Math.round(now.getTime() - days * REAL_MS_PER_DAY)),
      activity,
      days,
    };
  });
  const shares = shareOut(
    Math.max(0, horses - players),
    people.map(({ activity, days }) => {
      const coins = FIRST_COINS + COINS_A_DAY * days * (0.5 + activity / 2);
      return Math.max(0, coins - COINS_OF_FIRST_HORSE) * between(rng, 0.4, 1);
    }),
  );
  return people.map(({ number, guild, joinedAt, activity }, index) => ({
    number,
    guild,
    joinedAt,
    activity,
    horses: (index < horses ? 1 : 0) + (shares[index] ?? 0),
  }));
}

/**
 * From 0 to 1, one in each of `count` equal parts, in random order: however few there are, the old can afford what the
 * new cannot.
 */
function drawEvenly(rng: Rng, count: number): number[] {
  const drawn = Array.from({ length: count }, (_, part) => ({
    part: (part + rng.next()) / count,
    order: rng.next(),
  }));
  return drawn.toSorted((one, other) => one.order - other.order).map(({ part }) => part);
}

/** Splits into whole shares by weight. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.round((whole * weighed) / all) - given;
    given += share;
    return share;
  });
}
