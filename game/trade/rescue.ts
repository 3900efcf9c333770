import { refuse, type Refusal } from '../refusal.ts';

/** Coins, bound (docs/rules/trade.md#the-market-and-rescue-horses). */
export const MARKET_PAYS = 800;
export const MARKET_TAKES_FROM_LEVEL = 5;
/** Coins. */
export const RESCUE_PRICE = 1000;

interface HorseToSell {
  readonly name: string;
  readonly level: number;
  readonly locked: boolean;
}

interface HorseForMarket extends HorseToSell {
  /** Bred with a free check or fee (docs/rules/breeding.md#gifts). */
  readonly giftFoal: boolean;
}

export function refuseLocked({ name, locked }: HorseToSell): Refusal<'HORSE_LOCKED'> | undefined {
  return locked ? refuse('HORSE_LOCKED', { name }) : undefined;
}

export type MarketSaleRefusal = Refusal<'GIFT_FOAL' | 'HORSE_LOCKED' | 'LEVEL_TOO_LOW'>;

export function refuseMarketSale(horse: HorseForMarket): MarketSaleRefusal | undefined {
  const { name, level, giftFoal } = horse;
  if (giftFoal) return refuse('GIFT_FOAL', { name });
  if (level >= MARKET_TAKES_FROM_LEVEL) return refuseLocked(horse);
  return refuse('LEVEL_TOO_LOW', { name, level, needs: MARKET_TAKES_FROM_LEVEL });
}
