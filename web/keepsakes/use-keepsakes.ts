import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type FoalBook = ReplyOf<'GET /api/horses/:id/foal-book'>;
export type BookPage = FoalBook['pages'][number];
export type Keepsake = ReplyOf<'GET /api/horses/:id/keepsakes'>[number];
export type SharedKeepsake = ReplyOf<'GET /api/public/keepsakes/:id'>;

const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useFoalBook(id: string) {
  return useRead('GET /api/horses/:id/foal-book', { params: { id } }, REFETCH_ON_MOUNT);
}

export function useKeepsakes(id: string) {
  return usePages('GET /api/horses/:id/keepsakes', { params: { id }, query: {} }, REFETCH_ON_MOUNT);
}

export function useSharedKeepsake(id: string) {
  return useRead('GET /api/public/keepsakes/:id', { params: { id } }, REFETCH_ON_MOUNT);
}

export function useKeepPicture(onDone: (kept: Keepsake) => void) {
  return useAct('POST /api/horses/:id/keepsakes', {
    onDone: ({ keepsake }) => onDone(keepsake),
    failure: { title: 'Not kept', text: 'Please try again in a moment.' },
  });
}

export function useDiscardPicture(onDone: () => void) {
  return useAct('DELETE /api/keepsakes/:id', {
    onDone,
    failure: { title: 'Not taken out', text: 'Please try again in a moment.' },
  });
}
