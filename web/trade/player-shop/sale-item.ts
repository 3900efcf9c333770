import { TACK } from '../../../game/tack/tack.ts';
import { isValuable, isValuableHorse } from '../../../game/trade/listing.ts';
import { FAR_ABOVE, isFarAbove, RECENT_DAYS } from '../../../game/trade/sale-prices.ts';
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
}

type SaleHorse = Pick<OwnHorse, 'id' | 'name' | 'level' | 'breedId'> & {
  readonly breed: string;
  readonly sex: OwnHorse['gender'];
};

export function horseItem({ id, name, level, breed, breedId, sex }: SaleHorse): SaleItem {
  const worth = isValuableHorse(level) ? `${name} is level ${inDigits(level)}` : null;
  const { object } = pronounsOf(sex);
  return { id, name, group: { breed: breedId }, like: formatLike({ breed }), object, worth };
}

export function tackItem({ id, type, quality }: Pick<TackToSell, 'id' | 'type' | 'quality'>): SaleItem {
  const name = TACK[type].label;
  const worth = isValuable(quality) ? `${name} of ${Math.round(quality)}% quality is good tack` : null;
  return { id, name, group: { tackType: type, quality }, like: formatLike({ type }), object: 'it', worth };
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
): Question | null {
  const { name, like, object, worth } = item;
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
