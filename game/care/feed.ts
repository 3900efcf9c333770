import { HOUR, formatTimeLeft, MINUTE, REAL_MS_PER_DAY } from '../game-time.ts';
import { isNursing } from '../horses/age.ts';
import { settleMood, type Mood } from '../horses/happiness.ts';
import { isOnGrass } from '../horses/fed.ts';

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

/** A bag of at least this many real days is long (docs/rules/care.md#feed). */
export const LONG_BAG_DAYS = 6;

/** Players are warned, everywhere, when less feed than this is left. Real hours. */
export const HUNGRY_SOON_HOURS = 6;

const SELL_BACK_PERCENT = 40;

/** Coins (docs/rules/care.md#feed). */
export function feedSellPrice(feed: FeedType): number {
  return Math.floor((FEEDS[feed].buy * SELL_BACK_PERCENT) / 100);
}

/** "5 bags of monthly feed" */
export function bagsOfFeed(feed: FeedType, quantity: number): string {
  return `${quantity} ${quantity === 1 ? 'bag' : 'bags'} of ${FEEDS[feed].label.toLowerCase()} feed`;
}

const CHEAPEST = Math.min(...FEED_TYPES.map((feed) => FEEDS[feed].buy));

/** How many of these horses go hungry because there is neither a bag in stock nor coins for one. */
export function unaffordable(
  hungry: number,
  { bags, coins }: { readonly bags: number; readonly coins: number },
): number {
  return Math.max(0, hungry - bags - Math.floor(coins / CHEAPEST));
}

export function isLongBag(feed: FeedType): boolean {
  return FEEDS[feed].days >= LONG_BAG_DAYS;
}

/** Numbers of bags by type. */
export type Bags = Readonly<Partial<Record<FeedType, number>>>;

export function countBags(bags: Bags): number {
  return FEED_TYPES.reduce((sum, feed) => sum + (bags[feed] ?? 0), 0);
}

/** Real days. */
export function daysOfFeed(bags: Bags, counts: (feed: FeedType) => boolean = () => true): number {
  return FEED_TYPES.reduce((sum, feed) => sum + (counts(feed) ? FEEDS[feed].days * (bags[feed] ?? 0) : 0), 0);
}

/** Adds to the feed that is left. */
export function feedUntil(feedExpiresAt: Date | null, now: Date, days: number): Date {
  const from = Math.max(now.getTime(), feedExpiresAt?.getTime() ?? 0);
  return new Date(from + days * REAL_MS_PER_DAY);
}

/** Hungry time must not count as fed. Long bags are eaten before the feed that is left. */
export function giveFeed(mood: Mood, restPerDay: number, now: Date, bags: Bags): Mood {
  const longDays = daysOfFeed(bags, isLongBag);
  return {
    ...settleMood(mood, restPerDay, now),
    feedExpiresAt: feedUntil(mood.feedExpiresAt, now, daysOfFeed(bags)),
    longFeedUntil: longDays === 0 ? mood.longFeedUntil : feedUntil(mood.longFeedUntil, now, longDays),
  };
}

const OIL_PERCENT = 10;

/** Coins that hay and oil cost beside these bags. */
export function oilPrice(bags: Bags): number {
  return FEED_TYPES.reduce(
    (sum, feed) => sum + Math.ceil((FEEDS[feed].buy * OIL_PERCENT) / 100) * (bags[feed] ?? 0),
    0,
  );
}

/** After `giveFeed` of the same bags. Like long bags, hay and oil are eaten before the feed that is left. */
export function giveHayAndOil(mood: Mood, now: Date, bags: Bags): Mood {
  if (mood.ration === null) return mood;
  return { ...mood, ration: { until: feedUntil(mood.ration.until, now, daysOfFeed(bags)) } };
}

/** A health test brings hay and oil for the feed that the horse has. */
export function learnRation(mood: Mood, now: Date): Mood {
  return mood.ration === null ? mood : { ...mood, ration: { until: mood.feedExpiresAt ?? now } };
}

/** Real hours to the nearest, as `feedLeftDisplay` says them; at least 1 while any feed is left. */
export function feedLeftHours(feedExpiresAt: Date | null, now: Date): number {
  const left = (feedExpiresAt?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 0 : Math.max(1, Math.round(left / HOUR));
}

/** Like `leftWords`, or "Expired" (docs/rules/care.md#feed). */
export function feedLeftDisplay(feedExpiresAt: Date | null, now: Date): string {
  const left = (feedExpiresAt?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 'Expired' : formatTimeLeft(Math.max(left, MINUTE));
}

/**
 * `soon`: less than `HUNGRY_SOON_HOURS` of feed, and no grass before it ends. A foal's milk is feed until it is weaned;
 * it may be fed ahead.
 */
export type Hunger = 'grass' | 'nursing' | 'hungry' | 'soon' | 'fed';

export interface Feeding {
  readonly feedUntil: Date | null;
  readonly grassFrom: Date | null;
  readonly ageInMonths: number;
}

export function hungerOf({ feedUntil, grassFrom, ageInMonths }: Feeding, now: Date): Hunger {
  if (isOnGrass(grassFrom, now)) return 'grass';
  const left = (feedUntil?.getTime() ?? 0) - now.getTime();
  const untilGrass = (grassFrom?.getTime() ?? Infinity) - now.getTime();
  if (left > 0 && left < Math.min(HUNGRY_SOON_HOURS * HOUR, untilGrass)) return 'soon';
  if (isNursing(ageInMonths)) return 'nursing';
  return left <= 0 ? 'hungry' : 'fed';
}
