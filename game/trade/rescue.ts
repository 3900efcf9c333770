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

export function refuseLocked({ name, locked }: HorseToSell): Refusal<'HORSE_LOCKED'> | undefined {
  return locked ? refuse('HORSE_LOCKED', { name }) : undefined;
}

export function refuseMarketSale(
  horse: HorseToSell,
): Refusal<'HORSE_LOCKED'> | Refusal<'LEVEL_TOO_LOW'> | undefined {
  const { name, level } = horse;
  if (level >= MARKET_TAKES_FROM_LEVEL) return refuseLocked(horse);
  return refuse('LEVEL_TOO_LOW', { name, level, needs: MARKET_TAKES_FROM_LEVEL });
}
