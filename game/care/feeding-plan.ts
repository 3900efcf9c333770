import {
  daysOfFeed,
  FEED_TYPES,
  FEEDS,
  isLongBag,
  LONG_BAG_DAYS,
  oilPrice,
  type Bags,
  type FeedType,
} from './feed.ts';

/** Real days for which one bag feeds a horse. */
export const FEEDING_DAYS = [1, 3, 6, 12, 24] as const;
export type FeedingDays = (typeof FEEDING_DAYS)[number];

export interface FeedingWish {
  readonly horses: number;
  readonly days: FeedingDays;
  /** Long bags only, for their rest; needs at least `LONG_BAG_DAYS`. */
  readonly long: boolean;
  /** In order: which horses need hay and oil. Left out if none does. */
  readonly rations?: readonly boolean[];
}

/** Who is to be fed, for however long. */
type Horses = Pick<FeedingWish, 'horses' | 'rations'>;

export interface FeedingPlan {
  /** What each horse gets, in order. */
  readonly meals: readonly Bags[];
  /** Bags from the inventory. */
  readonly owned: Bags;
  /** Null if the inventory has enough. */
  readonly bought: { readonly feed: FeedType; readonly quantity: number } | null;
  /** In order: which horses get hay and oil. */
  readonly oiled: readonly boolean[];
  /** How many horses need hay and oil and get none. */
  readonly plain: number;
  /** Coins of the price that are for hay and oil. */
  readonly oil: number;
  /** Coins. */
  readonly price: number;
}

export function hasLongBags(days: FeedingDays): boolean {
  return days >= LONG_BAG_DAYS;
}

/**
 * The cheapest plan: uses owned bags first, the longest that fit, then buys the bag with the lowest price a day
 * (docs/rules/care.md#feed). Each bag lasts a multiple of the next shorter one, so no bag that would fit is left over.
 * Feed comes first: hay and oil go, in order, to the horses for which the rest of the coins is enough.
 */
export function planFeeding(
  { horses, days, long, rations = [] }: FeedingWish,
  stock: Bags,
  coins = Infinity,
): FeedingPlan {
  const fitting = fittingBags(days, long);
  const feed = feedToBuy(days, long);
  const left: Partial<Record<FeedType, number>> = { ...stock };
  const owned: Partial<Record<FeedType, number>> = {};
  let quantity = 0;
  const meals = Array.from({ length: horses }, () => {
    const meal: Partial<Record<FeedType, number>> = {};
    for (const type of fitting) {
      const room = Math.floor((days - daysOfFeed(meal)) / FEEDS[type].days);
      const taken = Math.min(room, left[type] ?? 0);
      if (taken === 0) continue;
      meal[type] = taken;
      left[type] = (left[type] ?? 0) - taken;
      owned[type] = (owned[type] ?? 0) + taken;
    }
    const lacking = (days - daysOfFeed(meal)) / FEEDS[feed].days;
    if (lacking > 0) meal[feed] = (meal[feed] ?? 0) + lacking;
    quantity += lacking;
    return meal;
  });
  const bought = quantity === 0 ? null : { feed, quantity };
  const paid = quantity * FEEDS[feed].buy;
  let oil = 0;
  const oiled = meals.map((meal, index) => {
    const price = oilPrice(meal);
    const isOiled = rations[index] === true && paid + oil + price <= coins;
    if (isOiled) oil += price;
    return isOiled;
  });
  const plain = meals.filter((_, index) => rations[index] && !oiled[index]).length;
  return { meals, owned, bought, oiled, plain, oil, price: paid + oil };
}

/** The bag with the lowest price a day. */
export function feedToBuy(days: FeedingDays, long: boolean): FeedType {
  const [cheapest] = fittingBags(days, long).toSorted((a, b) => pricePerDay(a) - pricePerDay(b));
  if (cheapest === undefined) throw new RangeError(`No long bag lasts ${days} days or less`);
  return cheapest;
}

/** Coins. */
export function pricePerDay(feed: FeedType): number {
  return FEEDS[feed].buy / FEEDS[feed].days;
}

/** Longest first. */
function fittingBags(days: FeedingDays, long: boolean): FeedType[] {
  return FEED_TYPES.filter((feed) => FEEDS[feed].days <= days && (!long || isLongBag(feed))).toReversed();
}

/** How many horses stock and coins feed as wished. */
export function mostFed(wish: FeedingWish, stock: Bags, coins: number): number {
  let [enough, tooMany] = [0, wish.horses + 1];
  while (tooMany - enough > 1) {
    const horses = Math.floor((enough + tooMany) / 2);
    if (planFeeding({ ...wish, horses }, stock, coins).price <= coins) enough = horses;
    else tooMany = horses;
  }
  return enough;
}

/** The most days for which the coins feed all horses; undefined if less than one. */
export function longestFed(horses: Horses, stock: Bags, coins: number): FeedingDays | undefined {
  const priceOf = (days: FeedingDays) => planFeeding({ ...horses, days, long: false }, stock, coins).price;
  return FEEDING_DAYS.findLast((days) => priceOf(days) <= coins);
}

/** The fewest days for which the inventory feeds all horses; else one day, if the coins are enough. */
export function bestDays(horses: Horses, stock: Bags, coins: number): FeedingDays | undefined {
  const plan = (days: FeedingDays) => planFeeding({ ...horses, days, long: false }, stock, coins);
  const enough = FEEDING_DAYS.find((days) => plan(days).bought === null);
  return enough ?? (plan(1).price <= coins ? 1 : undefined);
}

/** "1 day", "6 days". */
export function formatDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** Says how much feed the coins can buy: "Your coins feed all of them for 1 day, or 2 of them for 6 days." */
export function formatAffordableFeeding(wish: FeedingWish, stock: Bags, coins: number): string {
  const longest = longestFed(wish, stock, coins);
  const most = mostFed(wish, stock, coins);
  const ways = [
    longest !== undefined && `${wish.horses === 1 ? 'this horse' : 'all of them'} for ${formatDays(longest)}`,
    most > 0 && `${most} of them for ${formatDays(wish.days)}`,
  ].filter((way) => way !== false);
  return ways.length === 0 ? 'Your coins feed none of them.' : `Your coins feed ${ways.join(', or ')}.`;
}
