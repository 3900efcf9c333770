import { useAct } from '../api/act.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { keyOf } from '../api/read.ts';
import { refresh } from '../api/refresh.ts';
import { showToast } from '../ui/toasts.ts';

const USER = keyOf('GET /api/auth/me');
/** What another guild changes. */
const TOUCHED = [USER, keyOf('GET /api/horses'), keyOf('GET /api/transactions')];

export function useChangeGuild(onDone: () => void) {
  return useAct('PUT /api/guild', {
    changes: () => TOUCHED,
    onDone({ message }) {
      showToast({ title: 'Guild Changed', description: message });
      onDone();
    },
    onRefused(error) {
      const description = sentenceOf(error, 'Failed to change your guild');
      showToast({ title: 'Change Failed', description, variant: 'destructive' });
      // It was refused for something that this page did not know.
      void refresh([USER]);
    },
  });
}
