import type { TackType } from '../../game/tack/tack.ts';
import { useAct } from '../api/act.ts';
import { CallRefused, sentenceOf } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, useAllPages } from '../api/read.ts';
import { refresh } from '../api/refresh.ts';
import { showToast } from '../ui/toasts.ts';

export type Tack = ReplyOf<'GET /api/tack/my-tack'>[number];

/** Prefix of all tack queries. */
export const TACK_KEYS = [keyOf('GET /api/tack')];
const HORSES = keyOf('GET /api/horses');
/** What paying changes. */
const PURSE = [keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')];

/** All pages, since any piece may be the worn one. */
export function useTack() {
  const pages = useAllPages('GET /api/tack/my-tack', {});
  return { ...pages, data: pages.hasNextPage ? undefined : pages.data };
}

/** The best first. */
export function ofType(tack: readonly Tack[], wanted: TackType): readonly Tack[] {
  return tack.filter(({ type }) => type === wanted).toSorted((a, b) => b.quality - a.quality);
}

export function useBuyTack() {
  return useAct('POST /api/tack/buy-store', {
    changes: () => [...TACK_KEYS, ...PURSE],
    onDone: ({ message }) => showToast({ title: 'Purchase Successful', description: message }),
    onRefused(error) {
      const short = error instanceof CallRefused && error.code === 'NOT_ENOUGH_COINS';
      failed(short ? 'Not Enough Coins' : 'Purchase Failed', 'Failed to buy tack')(error);
    },
  });
}

export function useEquip() {
  return useAct('POST /api/horses/:id/equip-tack/:tackId', {
    changes: () => [...TACK_KEYS, HORSES],
    onDone: ({ message }) => showToast({ title: message }),
    onRefused: failed('Equip Failed', 'Failed to equip tack'),
  });
}

export function useUnequip() {
  return useAct('POST /api/horses/:id/unequip-tack/:tackId', {
    changes: () => [...TACK_KEYS, HORSES],
    onDone: ({ message }) => showToast({ title: message }),
    onRefused: failed('Unequip Failed', 'Failed to unequip tack'),
  });
}

function failed(title: string, fallback: string) {
  return (error: unknown) => {
    showToast({ title, description: sentenceOf(error, fallback), variant: 'destructive' });
    // It was refused for something that this page did not know.
    void refresh([...TACK_KEYS, HORSES]);
  };
}
