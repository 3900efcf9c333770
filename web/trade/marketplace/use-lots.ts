import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useAllPages, usePages, useRead } from '../../api/read.ts';
import { useReads } from '../../api/read-many.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Goods } from './goods.ts';
import { queryOf, type LotSearch } from './lot-search.ts';

export type Lot = ReplyOf<'GET /api/marketplace/listings/:id'>;
export type LotHorse = NonNullable<Lot['horse']>;
export type LotTack = NonNullable<Lot['tack']>;
export type SalePrices = ReplyOf<'GET /api/marketplace/prices'>;

/** Others buy and sell without notice. */
const EVERY_VISIT = { everyVisit: true } as const;

/** The server refuses invalid filters. */
export function useLots(search: LotSearch, me: Parameters<typeof queryOf>[1]) {
  return usePages('GET /api/marketplace/listings', { query: queryOf(search, me) as object }, EVERY_VISIT);
}

export function useLotCounts() {
  return useRead('GET /api/marketplace/counts', {}, EVERY_VISIT);
}

/** A player's offers, newest first. */
export function useLotsOf(seller: string, type: 'horse' | 'tack') {
  return useAllPages('GET /api/marketplace/listings', { query: { seller, type } }, EVERY_VISIT);
}

export function useLot(id: string) {
  return useRead('GET /api/marketplace/listings/:id', { params: { id } }, EVERY_VISIT);
}

const queryOfGoods = (goods: Goods): object =>
  'breed' in goods ? goods : { ...goods, quality: Math.round(goods.quality) };

export function useSalePrices(goods: Goods) {
  return useRead('GET /api/marketplace/prices', { query: queryOfGoods(goods) }, EVERY_VISIT);
}

/** Undefined until the prices are known. */
export type PricesOf = (goods: Goods) => SalePrices | undefined;

export function useAllSalePrices(goods: readonly Goods[]): PricesOf {
  const keyed = new Map(goods.map((each) => [JSON.stringify(queryOfGoods(each)), queryOfGoods(each)]));
  const keys = [...keyed.keys()];
  const prices = useReads(
    'GET /api/marketplace/prices',
    [...keyed.values()].map((query) => ({ query })),
  );
  return (each) => prices[keys.indexOf(JSON.stringify(queryOfGoods(each)))];
}

interface BuyHandlers {
  readonly onBought: (bought: ReplyOf<'POST /api/marketplace/buy'>) => void;
  readonly onFailed: () => void;
}

export function useBuyLot({ onBought, onFailed }: BuyHandlers) {
  return useAct('POST /api/marketplace/buy', {
    onDone(bought) {
      showToast({ title: 'Purchase Successful', description: bought.message });
      onBought(bought);
    },
    failure: {
      title: 'Purchase Failed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins', PRICE_CHANGED: 'Price Changed', SOLD: 'Sold' },
      text: 'Failed to buy',
    },
    onFailed,
  });
}
