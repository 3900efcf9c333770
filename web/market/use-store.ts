import { useAct } from '../api/act.ts';
import { CallRefused, sentenceOf } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, queryClient, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type StoreBreed = ReplyOf<'GET /api/store/breeds'>[number];
export type StoreTier = ReplyOf<'GET /api/store/horses'>['tiers'][number];
export type StoreOffer = StoreTier['horses'][number];
type Purchase = ReplyOf<'POST /api/store/purchase'>;

export function useStoreBreeds() {
  return useRead('GET /api/store/breeds', {});
}

/** A bought offer is replaced by another. */
export function useStoreOffers(breedId: string) {
  return useRead(
    'GET /api/store/horses',
    { query: { breedId } },
    { everyVisit: true, enabled: breedId !== '' },
  );
}

const STORE = ['api', 'store'] as const;

interface PurchaseHandlers {
  readonly onBought: (bought: Purchase) => void;
  /** The offer was sold to another player. */
  readonly onGone: () => void;
}

export function useBuyStoreHorse({ onBought, onGone }: PurchaseHandlers) {
  return useAct('POST /api/store/purchase', {
    changes: () => [
      keyOf('GET /api/horses'),
      keyOf('GET /api/auth/me'),
      keyOf('GET /api/transactions'),
      STORE,
    ],
    onDone(bought) {
      showToast({ title: 'Purchase Successful', description: bought.message });
      onBought(bought);
    },
    onRefused(error) {
      const code = error instanceof CallRefused ? error.code : null;
      if (code === 'OFFER_GONE') {
        void queryClient.invalidateQueries({ queryKey: STORE });
        onGone();
      }
      showToast({
        title: code === 'NOT_ENOUGH_COINS' ? 'Not Enough Coins' : 'Purchase Failed',
        description: sentenceOf(error, 'Failed to purchase horse'),
        variant: 'destructive',
      });
    },
  });
}
