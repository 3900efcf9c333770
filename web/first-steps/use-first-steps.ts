import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, queryClient, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type FirstStep = ReplyOf<'GET /api/first-steps'>[number];

const STEPS = keyOf('GET /api/first-steps');

export function useFirstSteps() {
  return useRead('GET /api/first-steps', {}, { everyVisit: true });
}

export function useCollectStep() {
  return useAct('POST /api/first-steps/:id/collect', {
    onDone({ message, steps }) {
      queryClient.setQueryData(STEPS, steps);
      showToast({ title: 'Reward collected', description: message });
    },
    failure: { title: 'Error', text: 'Failed to collect the reward' },
  });
}

export function useSkipSteps() {
  return useAct('POST /api/first-steps/skip', {
    onDone({ message }) {
      queryClient.setQueryData(STEPS, []);
      showToast({ title: message, description: 'You know your way about.' });
    },
    failure: { title: 'Error', text: 'Failed to skip the first steps' },
  });
}
