import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useAllPages, usePages, useRead } from '../../api/read.ts';
import { useReads } from '../../api/read-many.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PriceGroup } from './price-group.ts';
import { queryOf, type ListingSearch } from './listing-search.ts';

export type Listing = ReplyOf<'GET /api/marketplace/listings/:id'>;
export type ListingHorse = NonNullable<Listing['horse']>;
export type ListingTack = NonNullable<Listing['tack']>;
export type SalePrices = ReplyOf<'GET /api/marketplace/prices'>;

/** Others buy and sell without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

/** The server refuses invalid filters. */
export function useListings(search: ListingSearch, me: Parameters<typeof queryOf>[1]) {
  return usePages(
    'GET /api/marketplace/listings',
    { query: queryOf(search, me) as object },
    REFETCH_ON_MOUNT,
  );
}

export function useListingCounts() {
  return useRead('GET /api/marketplace/counts', {}, REFETCH_ON_MOUNT);
}

/** A player's listings, newest first. */
export function useListingsOf(seller: string, type: 'horse' | 'tack') {
  return useAllPages('GET /api/marketplace/listings', { query: { seller, type } }, REFETCH_ON_MOUNT);
}

export function useListing(id: string) {
  return useRead('GET /api/marketplace/listings/:id', { params: { id } }, REFETCH_ON_MOUNT);
}

const queryOfGroup = (group: PriceGroup): object =>
  'breed' in group ? group : { ...group, quality: Math.round(group.quality) };

export function useSalePrices(group: PriceGroup) {
  return useRead('GET /api/marketplace/prices', { query: queryOfGroup(group) }, REFETCH_ON_MOUNT);
}

/** Undefined until the prices are known. */
export type PricesOf = (group: PriceGroup) => SalePrices | undefined;

export function useAllSalePrices(groups: readonly PriceGroup[]): PricesOf {
  const keyed = new Map(groups.map((each) => [JSON.stringify(queryOfGroup(each)), queryOfGroup(each)]));
  const keys = [...keyed.keys()];
  const prices = useReads(
    'GET /api/marketplace/prices',
    [...keyed.values()].map((query) => ({ query })),
  );
  return (each) => prices[keys.indexOf(JSON.stringify(queryOfGroup(each)))];
}

interface BuyHandlers {
  readonly onBought: (bought: ReplyOf<'POST /api/marketplace/buy'>) => void;
  readonly onFailed: () => void;
}

export function useBuyListing({ onBought, onFailed }: BuyHandlers) {
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
