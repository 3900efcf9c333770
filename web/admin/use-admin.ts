import { MINUTE } from '../../game/game-time.ts';
import { useAct } from '../api/act.ts';
import type { InputOf, ReplyOf } from '../api/call.ts';
import { keyOf, usePages, useRead } from '../api/read.ts';
import { refresh } from '../api/refresh.ts';
import { showToast } from '../ui/toasts.ts';

export type AdminDesk = ReplyOf<'GET /api/admin'>;
export type Case = ReplyOf<'GET /api/admin/cases'>[number];
export type WholeCase = ReplyOf<'GET /api/admin/cases/:id'>;
export type ContactMessage = ReplyOf<'GET /api/admin/contact'>[number];
export type Spending = ReplyOf<'GET /api/admin/spending'>;
export type Decision = ReplyOf<'GET /api/admin/decisions'>[number];
export type AdminAction = Decision['action'];
export type WordList = InputOf<'PUT /api/admin/words'>['body']['list'];
export type CaseOrder = 'reports' | 'newest';

/** Others report and decide in the meantime. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;
const REFETCH_EVERY_MINUTE = { refetchOnMount: true, refetchInterval: MINUTE } as const;

export const useAdminDesk = () => useRead('GET /api/admin', {}, REFETCH_EVERY_MINUTE);

export const useCases = (order: CaseOrder) =>
  usePages('GET /api/admin/cases', { query: { order } }, REFETCH_EVERY_MINUTE);

export const useCase = (id: string) =>
  useRead('GET /api/admin/cases/:id', { params: { id } }, REFETCH_ON_MOUNT);

export const useContact = (show: 'open' | 'done') =>
  usePages('GET /api/admin/contact', { query: { show } }, REFETCH_EVERY_MINUTE);

export const useSpending = () => useRead('GET /api/admin/spending', {}, REFETCH_ON_MOUNT);

export const useDecisions = () =>
  usePages('GET /api/admin/decisions', { query: { limit: 10 } }, REFETCH_ON_MOUNT);

export const useWords = (list: WordList) =>
  usePages('GET /api/admin/words', { query: { list } }, REFETCH_ON_MOUNT);

type Change =
  | 'POST /api/admin/cases/:id/decide'
  | 'POST /api/admin/decisions/:id/undo'
  | 'PUT /api/admin/words'
  | 'DELETE /api/admin/words/:word'
  | 'PUT /api/admin/slow-mode'
  | 'PUT /api/admin/contact/:id';

/** Reloads the whole admin desk, then shows the server's message. */
function useAdminAct<R extends Change>(route: R, onDone?: () => void) {
  return useAct(route, {
    async onDone({ message }) {
      await refresh([keyOf('GET /api/admin')]);
      onDone?.();
      showToast({ title: 'Saved', description: message });
    },
    failure: { title: 'Not saved', text: 'Please try again in a moment.' },
  });
}

export const useDecide = (onDone: () => void) => useAdminAct('POST /api/admin/cases/:id/decide', onDone);
export const useUndo = (onDone: () => void) => useAdminAct('POST /api/admin/decisions/:id/undo', onDone);
export const useAddWord = (onDone: () => void) => useAdminAct('PUT /api/admin/words', onDone);
export const useRemoveWord = () => useAdminAct('DELETE /api/admin/words/:word');
export const useSlowMode = () => useAdminAct('PUT /api/admin/slow-mode');
export const useHandleContact = () => useAdminAct('PUT /api/admin/contact/:id');
