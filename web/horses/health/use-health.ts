import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Horse } from '../use-horses.ts';

export type HealthCopies = NonNullable<ReplyOf<'GET /api/horses/:id/health'>['copies']>;

/** Asked anew each time, because the owner may publish at any moment. */
export function useHealth(id: string) {
  return useRead('GET /api/horses/:id/health', { params: { id } }, { refetchOnMount: true });
}

export function useHealthTest() {
  return useAct('POST /api/horses/:id/health-test', {
    failure: { title: 'Not tested', text: 'Please try again in a moment.' },
  });
}

export function usePublishHealth({ name }: Pick<Horse, 'name'>) {
  return useAct('POST /api/horses/:id/health-published', {
    onDone: () => showToast({ title: `Everybody can see ${name}’s health test` }),
    failure: { title: 'Not published', text: 'Please try again in a moment.' },
  });
}
