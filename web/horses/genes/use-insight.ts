import { useAct } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import { keyOf, useRead } from '../../api/read.ts';
import { showToast } from '../../ui/toasts.ts';
import { HORSE_KEYS } from '../use-horses.ts';
import type { Horse } from '../use-horses.ts';

const USER = keyOf('GET /api/auth/me');

const failed = (fallback: string) => (error: unknown) =>
  showToast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' });

/** The genes this player may see; the owner can hide them at any time. */
export function useGenes(id: string) {
  return useRead('GET /api/horses/:id/genetics', { params: { id } }, { everyVisit: true });
}

export function useFreeInsight({ name }: Pick<Horse, 'name'>) {
  return useAct('POST /api/payments/use-free-insight', {
    changes: () => [...HORSE_KEYS, USER],
    onDone: () => showToast({ title: `You see the genes of ${name}` }),
    onRefused: failed('The insight was not used.'),
  });
}

export function usePublishGenes() {
  return useAct('PUT /api/horses/:id/genes-published', {
    changes: () => HORSE_KEYS,
    onRefused: failed('Nothing was changed.'),
  });
}
