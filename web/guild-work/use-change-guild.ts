import { useAct } from '../api/act.ts';
import { showToast } from '../ui/toasts.ts';

export function useChangeGuild(onDone: () => void) {
  return useAct('PUT /api/guild', {
    onDone({ message }) {
      showToast({ title: 'Guild Changed', description: message });
      onDone();
    },
    failure: { title: 'Change Failed', text: 'Failed to change your guild' },
  });
}
