import { useAct } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import { showToast } from '../../ui/toasts.ts';
import { counted } from '../../ui/coins.tsx';
import { BRED_KEYS } from '../use-breeding.ts';

/** Also changes the terms of a stallion at stud. */
export function usePlaceAtStud(onDone: () => void) {
  return useAct('PUT /api/horses/:id/stud', {
    changes: () => BRED_KEYS,
    onDone({ message, stud }) {
      showToast({
        title: message.replace(/\.$/, ''),
        description: `For ${stud.fee === 0 ? 'nothing' : counted(stud.fee, 'coin')} a cover.`,
      });
      onDone();
    },
    onRefused: failed('Not placed at stud', 'Failed to place the stallion at stud'),
  });
}

export function useEndStud(onDone: () => void) {
  return useAct('DELETE /api/horses/:id/stud', {
    changes: () => BRED_KEYS,
    onDone({ message, returned }) {
      showToast({
        title: message.replace(/\.$/, ''),
        description: returned > 0 ? `${counted(returned, 'request')} went back with the fee.` : undefined,
      });
      onDone();
    },
    onRefused: failed('Still at stud', 'Failed to take the stallion from stud'),
  });
}

function failed(title: string, fallback: string) {
  return (error: unknown) =>
    showToast({ title, description: sentenceOf(error, fallback), variant: 'destructive' });
}
