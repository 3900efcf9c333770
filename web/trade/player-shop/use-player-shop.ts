import { useState } from 'react';
import { useAct } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import { change, type ReplyOf } from '../../api/call.ts';
import { keyOf, queryClient, useAllPages, useRead } from '../../api/read.ts';
import { EVERYTHING, refresh, refreshAfter } from '../../api/refresh.ts';
import { counted } from '../../ui/coins.tsx';
import { showToast } from '../../ui/toasts.ts';

export type OwnHorse = ReplyOf<'GET /api/horses'>[number];

export type MySales = ReplyOf<'GET /api/marketplace/my-sales'>;

export function useMySales() {
  return useRead('GET /api/marketplace/my-sales', {}, { refetchOnMount: true });
}

export function useOwnHorses() {
  const pages = useAllPages('GET /api/horses', {}, { refetchOnMount: true });
  return { ...pages, data: pages.hasNextPage ? undefined : pages.data };
}

export function useChangeShopName(onDone: () => void) {
  return useAct('PATCH /api/user/shop-name', {
    onDone(user) {
      queryClient.setQueryData(keyOf('GET /api/auth/me'), user);
      showToast({ title: 'Shop name updated!' });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to update shop name' },
  });
}

export interface PricedItem {
  readonly id: string;
  readonly price: number;
}

const LISTING = {
  horse: {
    title: 'Horses listed for sale!',
    one: 'horse',
    many: 'horses',
    failed: 'Failed to list horses',
    list: ({ id, price }: PricedItem) =>
      change('POST /api/market/sell-horse', { body: { horseId: id, price } }),
  },
  tack: {
    title: 'Tack listed for sale!',
    one: 'piece',
    many: 'pieces',
    failed: 'Failed to list tack',
    list: ({ id, price }: PricedItem) =>
      change('POST /api/market/sell-tack', { body: { tackId: id, price } }),
  },
} as const;

export type ListedKind = keyof typeof LISTING;

/** One call per thing; stops at the first failure. */
export function useListForSale(kind: ListedKind, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const { title, one, many, failed, list } = LISTING[kind];
  async function listAll(items: readonly PricedItem[]): Promise<void> {
    if (busy) return;
    setBusy(true);
    let listed = 0;
    try {
      for (const each of items) {
        const done = await list(each);
        listed += 1;
        await refreshAfter(done.change);
      }
      showToast({ title, description: `${counted(listed, one, many)} in your shop.` });
      onDone();
    } catch (error) {
      const before = listed > 0 ? ` ${counted(listed, one, many)} listed before that.` : '';
      const description = `${sentenceOf(error, failed)}${before}`;
      showToast({ title: 'Error', description, variant: 'destructive' });
      await refresh([EVERYTHING]);
    } finally {
      setBusy(false);
    }
  }
  return { list: (items: readonly PricedItem[]) => void listAll(items), busy };
}

export function useChangePrice(onDone: () => void) {
  return useAct('PATCH /api/market/listings/:id', {
    onDone({ message }) {
      showToast({ title: 'Price changed', description: message });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to change the price' },
  });
}

export function useEndListing() {
  return useAct('DELETE /api/market/listings/:id', {
    onDone: ({ message }) => showToast({ title: 'Off sale', description: message }),
    failure: { title: 'Error', text: 'Failed to take it off sale' },
  });
}

export function useLockHorse(onDone?: () => void) {
  return useAct('PUT /api/horses/:id/locked', {
    onDone({ message, locked }) {
      showToast({ title: locked ? 'Locked' : 'Unlocked', description: message });
      onDone?.();
    },
    failure: { title: 'Error', text: 'Failed to change the lock' },
  });
}
