import { useAct } from '../api/act.ts';
import { sentenceOf } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Horse = ReplyOf<'GET /api/horses'>[number];

/** Horses change without events from the server: refetched on every visit. */
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

/** Prefix of all horse queries. */
export const HORSE_KEYS = [keyOf('GET /api/horses')];

export function useRename(horse: Pick<Horse, 'id' | 'name'>, onDone: () => void) {
  return useAct('PATCH /api/horses/:id/name', {
    changes: () => HORSE_KEYS,
    onDone(renamed) {
      showToast({ title: `${horse.name} is now ${renamed.name}` });
      onDone();
    },
    onRefused: (error) =>
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to update horse name'),
        variant: 'destructive',
      }),
  });
}
