import { PAIR_FREE_FROM } from '../../../game/market/pair-limit.ts';
import { QUALITY_PERCENT } from '../../../game/tack/quality.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { isValuable, isValuableHorse } from '../../../game/trade/listing.ts';
import { FAR_ABOVE, isFarAbove, RECENT_DAYS } from '../../../game/trade/sale-prices.ts';
import { fairTackPrice } from '../../../game/trade/worth.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { pronounsOf } from '../../ui/text.ts';
import { formatLike, type PriceGroup } from '../marketplace/price-group.ts';
import type { SalePrices } from '../marketplace/use-listings.ts';
import type { TackToSell } from '../use-selling.ts';
import type { OwnHorse } from './use-player-shop.ts';

/** A horse or piece of tack that a player sells or wants to sell. */
export interface SaleItem {
  readonly id: string;
  readonly name: string;
  readonly group: PriceGroup;
  /** "Arabian horses", "saddles like this". */
  readonly like: string;
  readonly object: 'her' | 'him' | 'it';
  /** Why selling it asks for confirmation; null if it does not. */
  readonly worth: string | null;
  /** Coins: a new player who asks less leaves something to the buyer. */
  readonly fairPrice: number;
}

type SaleHorse = Pick<OwnHorse, 'id' | 'name' | 'level' | 'breedId' | 'fairPrice'> & {
  readonly breed: string;
  readonly sex: OwnHorse['gender'];
};

export function horseItem({ id, name, level, breed, breedId, sex, fairPrice }: SaleHorse): SaleItem {
  const worth = isValuableHorse(level) ? `${name} is level ${inDigits(level)}` : null;
  const { object } = pronounsOf(sex);
  return {
    id,
    name,
    group: { breed: breedId },
    like: formatLike({ breed }),
    object,
    worth,
    fairPrice,
  };
}

export function tackItem({ id, type, quality }: Pick<TackToSell, 'id' | 'type' | 'quality'>): SaleItem {
  const name = TACK[type].label;
  const worth = isValuable(quality) ? `${name} of ${Math.round(quality)}% quality is good tack` : null;
  const group = { tackType: type, quality };
  const fairPrice = fairTackPrice(type, quality * QUALITY_PERCENT);
  return { id, name, group, like: formatLike({ type }), object: 'it', worth, fairPrice };
}

export interface Question {
  readonly title: string;
  readonly text: string;
}

/** Asks for confirmation before listing; null if the price needs none. */
export function questionAbout(
  item: SaleItem,
  price: number,
  prices: SalePrices | undefined,
  /** The seller's. */
  level: number,
): Question | null {
  const { name, like, object, worth, fairPrice } = item;
  if (level < PAIR_FREE_FROM && price < fairPrice)
    return {
      title: `${name} for ${inCoins(price)} is below a fair price.`,
      text: `Until you reach level ${PAIR_FREE_FROM}, what is missing to a fair price of ${inCoins(fairPrice)} counts as paid to the buyer. Some players will not be allowed to buy ${object}.`,
    };
  if (prices && isFarAbove(price, prices.recent)) {
    const { low, high } = prices.recent;
    return {
      title: `${name} for ${inCoins(price)} is far above what others pay.`,
      text: `Half of the ${like} sold in the last ${RECENT_DAYS} days went for ${inDigits(low ?? 0)} to ${inDigits(high ?? 0)}. You may still list ${object}.`,
    };
  }
  if (worth === null) return null;
  return {
    title: `${worth}.`,
    text: `Sell for ${inCoins(price)}? You can take ${object} off sale until somebody buys ${object}.`,
  };
}

/** "Like her: 3,200 to 4,400"; undefined after too few sales. */
export function priceHint({ object }: SaleItem, price: number | null, prices: SalePrices | undefined) {
  if (!prices) return undefined;
  const { recent, suggested } = prices;
  const isFar = price !== null && isFarAbove(price, recent);
  if (isFar) return { isFar, text: `Over ${FAR_ABOVE} times the median of ${inDigits(recent.median ?? 0)}` };
  if (suggested.reason !== 'recent')
    return { isFar, text: `Like ${object}: about ${inDigits(suggested.price)}` };
  return { isFar, text: `Like ${object}: ${inDigits(recent.low ?? 0)} to ${inDigits(recent.high ?? 0)}` };
}
