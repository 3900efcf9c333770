import type { TackType } from '../../game/tack/tack.ts';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useAllPages } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Tack = ReplyOf<'GET /api/tack/my-tack'>[number];

/** All pages: any piece may be the worn one. */
export function useTack() {
  const pages = useAllPages('GET /api/tack/my-tack', {});
  return { ...pages, data: pages.hasNextPage ? undefined : pages.data };
}

export function ofType(tack: readonly Tack[], wanted: TackType): readonly Tack[] {
  return tack.filter(({ type }) => type === wanted).toSorted((a, b) => b.quality - a.quality);
}

export function useBuyTack() {
  return useAct('POST /api/tack/buy-store', {
    onDone: ({ message }) => showToast({ title: 'Purchase Successful', description: message }),
    failure: {
      title: 'Purchase Failed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to buy tack',
    },
  });
}

export function useEquip() {
  return useAct('POST /api/horses/:id/equip-tack/:tackId', {
    onDone: ({ message }) => showToast({ title: message }),
    failure: { title: 'Equip Failed', text: 'Failed to equip tack' },
  });
}

export function useUnequip() {
  return useAct('POST /api/horses/:id/unequip-tack/:tackId', {
    onDone: ({ message }) => showToast({ title: message }),
    failure: { title: 'Unequip Failed', text: 'Failed to unequip tack' },
  });
}
