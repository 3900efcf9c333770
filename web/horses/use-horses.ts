import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Horse = ReplyOf<'GET /api/horses'>[number];

/** The server sends no events for them. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useHorses() {
  return usePages('GET /api/horses', {}, EVERY_VISIT);
}

export function useHorse(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id', { params: { id } }, { ...EVERY_VISIT, enabled });
}

export function useShowStats(id: string) {
  return useRead('GET /api/horses/:id/show-stats', { params: { id } }, EVERY_VISIT);
}

export function useRename(horse: Pick<Horse, 'id' | 'name'>, onDone: () => void) {
  return useAct('PATCH /api/horses/:id/name', {
    onDone(renamed) {
      showToast({ title: `${horse.name} is now ${renamed.name}` });
      onDone();
    },
    failure: { title: 'Error', text: 'Failed to update horse name' },
  });
}
