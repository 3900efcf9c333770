import { useAct } from '../api/act.ts';
import { CallRefused } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';
import type { StoreSearch } from './store/store-search.ts';

export type StoreBreed = ReplyOf<'GET /api/store/breeds'>[number];
export type StoreTier = ReplyOf<'GET /api/store/horses'>['tiers'][number];
export type StoreOffer = StoreTier['horses'][number];
type Purchase = ReplyOf<'POST /api/store/purchase'>;

export function useStoreBreeds() {
  return useRead('GET /api/store/breeds', {});
}

export function useStoreOffers(breedId: string) {
  return useRead(
    'GET /api/store/horses',
    { query: { breedId } },
    { refetchOnMount: true, enabled: breedId !== '' },
  );
}

/** Others buy without notice. */
export function useAllStoreOffers(search: StoreSearch) {
  return usePages('GET /api/store/offers', { query: search }, { refetchOnMount: true });
}

interface PurchaseHandlers {
  readonly onBought: (bought: Purchase) => void;
  /** Another player bought it. */
  readonly onGone: () => void;
}

export function useBuyStoreHorse({ onBought, onGone }: PurchaseHandlers) {
  return useAct('POST /api/store/purchase', {
    onDone(bought) {
      showToast({ title: 'Purchase Successful', description: bought.message });
      onBought(bought);
    },
    failure: {
      title: 'Purchase Failed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to purchase horse',
    },
    onFailed(error) {
      if (error instanceof CallRefused && error.code === 'OFFER_GONE') onGone();
    },
  });
}
