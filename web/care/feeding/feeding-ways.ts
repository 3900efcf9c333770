import { countBags, daysOfFeed, isLongBag, LONG_BAG_DAYS, type Bags } from '../../../game/care/feed.ts';
import {
  FEEDING_DAYS,
  feedToBuy,
  hasLongBags,
  mostFed,
  planFeeding,
  pricePerDay,
  type FeedingDays,
  type FeedingPlan,
} from '../../../game/care/feeding-plan.ts';
import { LONG_BAG_REST } from '../../../game/horses/happiness.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';

export interface FeedingWay {
  readonly days: FeedingDays;
  readonly long: boolean;
  /** How many the coins feed, hungriest first. */
  readonly horses: number;
  readonly plan: FeedingPlan;
}

export interface FeedingMeans {
  readonly horses: number;
  /** In order: which horses need hay and oil. */
  readonly rations: readonly boolean[];
  readonly stock: Bags;
  readonly coins: number;
}

export function wayFor(
  days: FeedingDays,
  long: boolean,
  { stock, coins, ...horses }: FeedingMeans,
): FeedingWay {
  const wish = { ...horses, days, long: long && hasLongBags(days) };
  const fed = mostFed(wish, stock, coins);
  return { ...wish, horses: fed, plan: planFeeding({ ...wish, horses: Math.max(1, fed) }, stock, coins) };
}

export function waysFor(long: boolean, means: FeedingMeans): FeedingWay[] {
  return FEEDING_DAYS.map((days) => wayFor(days, long, means));
}

export const REST_TEXT = `+${LONG_BAG_REST} happiness a day`;

/** "40 coins a day each", "3 owned, then 40 coins a day each". */
export function formatWay({ days, long, horses, plan }: FeedingWay, requested: number): string {
  const owned = countBags(plan.owned);
  const price = `${inDigits(Math.round(pricePerDay(feedToBuy(days, long))))} coins a day`;
  const paid = requested === 1 ? price : `${price} each`;
  const from = owned === 0 ? paid : `${inDigits(owned)} owned, then ${paid}`;
  const { oil } = plan;
  const parts = [
    plan.bought === null ? 'From your inventory' : from,
    oil > 0 && `+${inDigits(oil)} for hay and oil`,
    restsBetter(days, plan) && `+${LONG_BAG_REST} happiness`,
    horses > 0 && horses < requested && `for ${inDigits(horses)} of ${inDigits(requested)}`,
  ];
  return parts.filter((word) => word !== false).join(', ');
}

/** Undefined if all horses that need hay and oil get them. */
export function formatPlain(plain: number, fed: number): string | undefined {
  if (plain === 0) return undefined;
  const who = fed === 1 ? '' : plain === 1 ? 'one gets ' : `${inDigits(plain)} get `;
  return `Too few coins for hay and oil: ${who}plain feed this time.`;
}

function restsBetter(days: number, { meals }: FeedingPlan): boolean {
  return meals.every((meal) => daysOfFeed(meal, isLongBag) === days);
}

/** What long bags add for all horses; undefined if they add nothing. */
export function formatLongBags(
  days: FeedingDays,
  { horses, rations, stock }: FeedingMeans,
): string | undefined {
  if (!hasLongBags(days)) return undefined;
  const plain = planFeeding({ horses, rations, days, long: false }, stock);
  if (restsBetter(days, plain)) return undefined;
  const more = planFeeding({ horses, rations, days, long: true }, stock).price - plain.price;
  const bags = `${REST_TEXT} on bags of ${LONG_BAG_DAYS} days or more`;
  return more === 0 ? `${bags}.` : `${bags}, for ${inCoins(more)} more.`;
}
