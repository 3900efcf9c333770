import { leftWords, REAL_MS_PER_DAY } from '../game-time.ts';
import { isNursing } from '../horses/age.ts';
import { isOnGrass, settleMood, type Mood } from '../horses/happiness.ts';

export const FEED_TYPES = ['monthly', 'quarterly', 'semiannually', 'annually', 'biennially'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

interface FeedRow {
  readonly label: string;
  /** Real days. */
  readonly days: number;
  /** Coins. */
  readonly buy: number;
}

/** docs/rules/care.md#feed */
export const FEEDS: Readonly<Record<FeedType, FeedRow>> = {
  monthly: { label: 'Monthly', days: 1, buy: 40 },
  quarterly: { label: 'Quarterly', days: 3, buy: 160 },
  semiannually: { label: 'Semi-annual', days: 6, buy: 400 },
  annually: { label: 'Annual', days: 12, buy: 1000 },
  biennially: { label: 'Biennial', days: 24, buy: 2500 },
};

export const MOST_FED_AT_ONCE = 100;

const SELL_BACK_PERCENT = 40;
const MINUTE_MS = 60_000;

/** Coins (docs/rules/care.md#feed). */
export function feedSellPrice(feed: FeedType): number {
  return Math.floor((FEEDS[feed].buy * SELL_BACK_PERCENT) / 100);
}

/** "5 bags of monthly feed" */
export function bagsOfFeed(feed: FeedType, quantity: number): string {
  return `${quantity} ${quantity === 1 ? 'bag' : 'bags'} of ${FEEDS[feed].label.toLowerCase()} feed`;
}

const CHEAPEST = Math.min(...FEED_TYPES.map((feed) => FEEDS[feed].buy));

/** How many of these horses go hungry: neither a bag in stock nor coins for one. */
export function unaffordable(
  hungry: number,
  { bags, coins }: { readonly bags: number; readonly coins: number },
): number {
  return Math.max(0, hungry - bags - Math.floor(coins / CHEAPEST));
}

/** Feed adds up. */
export function feedUntil(feedExpiresAt: Date | null, now: Date, feed: FeedType): Date {
  const from = Math.max(now.getTime(), feedExpiresAt?.getTime() ?? 0);
  return new Date(from + FEEDS[feed].days * REAL_MS_PER_DAY);
}

/** Hungry time must not count as fed. */
export function giveFeed(mood: Mood, restPerDay: number, now: Date, feed: FeedType): Mood {
  return { ...settleMood(mood, restPerDay, now), feedExpiresAt: feedUntil(mood.feedExpiresAt, now, feed) };
}

/** Real hours, rounded up. */
export function feedLeftHours(feedExpiresAt: Date | null, now: Date): number {
  const left = (feedExpiresAt?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(left / 3_600_000));
}

/** As `leftWords`, or "Expired" (docs/rules/care.md#feed). */
export function feedLeftDisplay(feedExpiresAt: Date | null, now: Date): string {
  const left = (feedExpiresAt?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 'Expired' : leftWords(Math.max(left, MINUTE_MS));
}

/**
 * `soon`: less than a day of feed, and no grass before it ends. A nursing foal's milk is feed until it is weaned, and no
 * owner's to refill.
 */
export type Hunger = 'grass' | 'nursing' | 'hungry' | 'soon' | 'fed';

export interface Feeding {
  readonly feedUntil: Date | null;
  readonly grassFrom: Date | null;
  readonly ageInMonths: number;
}

export function hungerOf({ feedUntil, grassFrom, ageInMonths }: Feeding, now: Date): Hunger {
  if (isOnGrass(grassFrom, now)) return 'grass';
  if (isNursing(ageInMonths)) return 'nursing';
  const left = (feedUntil?.getTime() ?? 0) - now.getTime();
  if (left <= 0) return 'hungry';
  const untilGrass = (grassFrom?.getTime() ?? Infinity) - now.getTime();
  return left < Math.min(REAL_MS_PER_DAY, untilGrass) ? 'soon' : 'fed';
}
