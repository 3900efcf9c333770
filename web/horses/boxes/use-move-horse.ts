import { useAct } from '../../api/act.ts';
import { showToast } from '../../ui/toasts.ts';

export function useMoveHorse(onDone?: () => void) {
  return useAct('PUT /api/horses/:id/box', {
    onDone({ message }) {
      showToast({ title: message });
      onDone?.();
    },
    failure: { title: 'Not moved', text: 'Failed to move the horse' },
  });
}
