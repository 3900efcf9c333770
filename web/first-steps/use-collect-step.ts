import { useAct } from '../api/act.ts';
import { keyOf, queryClient } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export const FIRST_STEPS = keyOf('GET /api/first-steps');

export function useCollectStep() {
  return useAct('POST /api/first-steps/:id/collect', {
    onDone({ message, steps }) {
      queryClient.setQueryData(FIRST_STEPS, steps);
      showToast({ title: 'Reward collected', description: message });
    },
    failure: { title: 'Error', text: 'Failed to collect the reward' },
  });
}
