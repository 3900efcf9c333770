import { MINUTE } from '../../game/game-time.ts';
import { useAct } from '../api/act.ts';
import type { InputOf, ReplyOf } from '../api/call.ts';
import { keyOf, usePages, useRead } from '../api/read.ts';
import { refresh } from '../api/refresh.ts';
import { showToast } from '../ui/toasts.ts';

export type Case = ReplyOf<'GET /api/desk/cases'>[number];
export type WholeCase = ReplyOf<'GET /api/desk/cases/:id'>;
export type ContactMessage = ReplyOf<'GET /api/desk/contact'>[number];
export type Spending = ReplyOf<'GET /api/desk/spending'>;
export type Decision = ReplyOf<'GET /api/desk/decisions'>[number];
export type DeskAction = Decision['action'];
export type WordList = InputOf<'PUT /api/desk/words'>['body']['list'];
export type CaseOrder = 'reports' | 'newest';

/** Others report and decide in the meantime. */
const EVERY_VISIT = { everyVisit: true } as const;
const EVERY_MINUTE = { everyVisit: true, again: MINUTE } as const;

export const useDesk = () => useRead('GET /api/desk', {}, EVERY_MINUTE);

export const useCases = (order: CaseOrder) =>
  usePages('GET /api/desk/cases', { query: { order } }, EVERY_MINUTE);

export const useCase = (id: string) => useRead('GET /api/desk/cases/:id', { params: { id } }, EVERY_VISIT);

export const useContact = (show: 'open' | 'done') =>
  usePages('GET /api/desk/contact', { query: { show } }, EVERY_MINUTE);

export const useSpending = () => useRead('GET /api/desk/spending', {}, EVERY_VISIT);

export const useDecisions = () => usePages('GET /api/desk/decisions', { query: { limit: 10 } }, EVERY_VISIT);

export const useWords = (list: WordList) => usePages('GET /api/desk/words', { query: { list } }, EVERY_VISIT);

type Change =
  | 'POST /api/desk/cases/:id/decide'
  | 'POST /api/desk/decisions/:id/undo'
  | 'PUT /api/desk/words'
  | 'DELETE /api/desk/words/:word'
  | 'PUT /api/desk/slow-mode'
  | 'PUT /api/desk/contact/:id';

/** Reloads the whole desk, then shows the server's sentence. */
function useDeskAct<R extends Change>(route: R, onDone?: () => void) {
  return useAct(route, {
    async onDone({ message }) {
      await refresh([keyOf('GET /api/desk')]);
      onDone?.();
      showToast({ title: 'Saved', description: message });
    },
    failure: { title: 'Not saved', text: 'Please try again in a moment.' },
  });
}

export const useDecide = (onDone: () => void) => useDeskAct('POST /api/desk/cases/:id/decide', onDone);
export const useUndo = (onDone: () => void) => useDeskAct('POST /api/desk/decisions/:id/undo', onDone);
export const useAddWord = (onDone: () => void) => useDeskAct('PUT /api/desk/words', onDone);
export const useRemoveWord = () => useDeskAct('DELETE /api/desk/words/:word');
export const useSlowMode = () => useDeskAct('PUT /api/desk/slow-mode');
export const useHandleContact = () => useDeskAct('PUT /api/desk/contact/:id');
