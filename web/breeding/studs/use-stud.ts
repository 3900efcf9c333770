import { useAct } from '../../api/act.ts';
import { showToast } from '../../ui/toasts.ts';
import { counted } from '../../ui/coins.tsx';

export function usePlaceAtStud(onDone: () => void) {
  return useAct('PUT /api/horses/:id/stud', {
    onDone({ message, stud }) {
      showToast({
        title: message.replace(/\.$/, ''),
        description: `For ${stud.fee === 0 ? 'nothing' : counted(stud.fee, 'coin')} a cover.`,
      });
      onDone();
    },
    failure: { title: 'Not placed at stud', text: 'Failed to place the stallion at stud' },
  });
}

export function useEndStud(onDone: () => void) {
  return useAct('DELETE /api/horses/:id/stud', {
    onDone({ message, returned }) {
      showToast({
        title: message.replace(/\.$/, ''),
        description: returned > 0 ? `${counted(returned, 'request')} went back with the fee.` : undefined,
      });
      onDone();
    },
    failure: { title: 'Still at stud', text: 'Failed to take the stallion from stud' },
  });
}
