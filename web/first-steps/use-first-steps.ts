import { useAct } from '../api/act.ts';
import { sentenceOf } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, queryClient, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type FirstStep = ReplyOf<'GET /api/first-steps'>[number];

const STEPS = keyOf('GET /api/first-steps');
/** A reward changes who the player is and what is in the purse. */
const REWARDED = [STEPS, keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')];

export function useFirstSteps() {
  return useRead('GET /api/first-steps', {}, { everyVisit: true });
}

export function useCollectStep() {
  return useAct('POST /api/first-steps/:id/collect', {
    changes: () => REWARDED,
    onDone({ message, steps }) {
      queryClient.setQueryData(STEPS, steps);
      showToast({ title: 'Reward collected', description: message });
    },
    onRefused: (error) =>
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to collect the reward'),
        variant: 'destructive',
      }),
  });
}

export function useSkipSteps() {
  return useAct('POST /api/first-steps/skip', {
    changes: () => [STEPS],
    onDone({ message }) {
      queryClient.setQueryData(STEPS, []);
      showToast({ title: message, description: 'You know your way about.' });
    },
    onRefused: (error) =>
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to skip the first steps'),
        variant: 'destructive',
      }),
  });
}
