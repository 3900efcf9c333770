import { useAct } from '../api/act.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { keyOf } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';
import { HORSE_KEYS } from './use-horses.ts';
import type { Horse } from './use-horses.ts';

/** Where the number of free insights stands. */
const USER = keyOf('GET /api/auth/me');

const failed = (fallback: string) => (error: unknown) =>
  showToast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' });

export function useFreeInsight({ name }: Pick<Horse, 'name'>) {
  return useAct('POST /api/payments/use-free-insight', {
    changes: () => [...HORSE_KEYS, USER],
    onDone: () => showToast({ title: `You see the genes of ${name}` }),
    onRefused: failed('The insight was not used.'),
  });
}

/** The switch itself shows what came of it. */
export function usePublishGenes() {
  return useAct('PUT /api/horses/:id/genes-published', {
    changes: () => HORSE_KEYS,
    onRefused: failed('Nothing was changed.'),
  });
}
