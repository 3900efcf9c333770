import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';
import type { RescueSearch } from './rescue-search.ts';

export type Rescue = ReplyOf<'GET /api/market/rescue-horses'>[number];

/** Others buy and sell without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

/** The server refuses invalid filters. */
export function useRescues(search: RescueSearch) {
  return usePages('GET /api/market/rescue-horses', { query: search as object }, REFETCH_ON_MOUNT);
}

export function useFirstRescues(limit: number) {
  return useRead('GET /api/market/rescue-horses', { query: { limit } }, REFETCH_ON_MOUNT);
}

export function useRescueCount() {
  return useRead('GET /api/market/rescue-horses/count', {}, REFETCH_ON_MOUNT);
}

export function useBuyRescue(onBought: (horseId: string) => void) {
  return useAct('POST /api/market/buy-rescue-horse', {
    onDone({ message, horseId }) {
      showToast({ title: 'Purchase Successful', description: message });
      onBought(horseId);
    },
    failure: {
      title: 'Purchase Failed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to purchase horse',
    },
  });
}
