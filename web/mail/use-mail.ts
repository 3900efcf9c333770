import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useAllPages, usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';
import type { Box } from './mail-address.ts';

export type Letter = ReplyOf<'GET /api/messages/:id'>;

const ROUTES = { inbox: 'GET /api/messages/inbox', sent: 'GET /api/messages/sent' } as const;

export function useLetters(box: Box, search: string) {
  return usePages(ROUTES[box], { query: search === '' ? {} : { search } }, { refetchOnMount: true });
}

export function useLetter(id: string, enabled: boolean) {
  return useRead('GET /api/messages/:id', { params: { id } }, { enabled });
}

export function useSuggested(q: string, enabled: boolean) {
  return useRead('GET /api/users/search', { query: { q } }, { refetchOnMount: true, enabled });
}

/** Horses that may be attached. */
export function useOwnHorses() {
  return useAllPages('GET /api/horses', {});
}

export function useSendLetter(onSent: () => void) {
  return useAct('POST /api/messages', {
    onDone({ message, toUsername }) {
      showToast({ title: message, description: `To ${toUsername}.` });
      onSent();
    },
    failure: { title: 'Not sent', text: 'Failed to send message' },
  });
}

/** Fails silently: the next opening marks it. */
export function useMarkRead() {
  return useAct('PATCH /api/messages/:id/read', { failure: null });
}

export function useDeleteLetter(onDeleted: () => void) {
  return useAct('DELETE /api/messages/:id', {
    onDone({ message }) {
      showToast({ title: message });
      onDeleted();
    },
    failure: { title: 'Not deleted', text: 'Failed to delete the letter' },
  });
}
