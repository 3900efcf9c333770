import { useAct } from '../../api/act.ts';
import { useRead } from '../../api/read.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Horse } from '../use-horses.ts';

/** The owner can hide them at any time. */
export function useGenes(id: string) {
  return useRead('GET /api/horses/:id/genetics', { params: { id } }, { refetchOnMount: true });
}

export function useFreeInsight({ name }: Pick<Horse, 'name'>) {
  return useAct('POST /api/payments/use-free-insight', {
    onDone: () => showToast({ title: `You see the genes of ${name}` }),
    failure: { title: 'Error', text: 'The insight was not used.' },
  });
}

export function usePublishGenes() {
  return useAct('PUT /api/horses/:id/genes-published', {
    failure: { title: 'Error', text: 'Nothing was changed.' },
  });
}
