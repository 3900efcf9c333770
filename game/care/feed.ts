import { REAL_MS_PER_DAY } from '../game-time.ts';

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

/** Fits in one request. */
export const MOST_FED_AT_ONCE = 500;

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

/** How many of these hungry horses one press feeds, for a day at least. */
export function fedByPress(hungry: number, stock: { readonly bags: number; readonly coins: number }): number {
  return Math.min(MOST_FED_AT_ONCE, hungry - unaffordable(hungry, stock));
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

const OIL_PERCENT = 10;

/** Coins that hay and oil cost beside these bags. */
export function oilPrice(bags: Bags): number {
  return FEED_TYPES.reduce(
    (sum, feed) => sum + Math.ceil((FEEDS[feed].buy * OIL_PERCENT) / 100) * (bags[feed] ?? 0),
    0,
  );
}
