import { useAct } from '../api/act.ts';
import { forgetDrafts } from '../api/forget-drafts.ts';
import { showToast } from '../ui/toasts.ts';

export function useRequestDeletion(onDone: () => void) {
  return useAct('POST /api/account/deletion', {
    onDone({ message }) {
      forgetDrafts();
      showToast({ title: 'Your account is about to go', description: message });
      onDone();
    },
    failure: { title: 'Nothing was deleted', text: 'Please try again in a moment.' },
  });
}

export function useCancelDeletion(onDone?: () => void) {
  return useAct('POST /api/account/deletion/cancel', {
    onDone({ message }) {
      showToast({ title: 'How good that you stay!', description: message });
      onDone?.();
    },
    failure: { title: 'Not kept yet', text: 'Please try again in a moment.' },
  });
}
