import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { showToast } from '../ui/toasts.ts';

export type Horse = ReplyOf<'GET /api/horses'>[number];

export function useWearCosmetic(onDone: () => void) {
  return useAct('PUT /api/horses/:id/style', {
    onDone({ message }) {
      showToast({ title: message });
      onDone();
    },
    failure: {
      title: 'Nothing changed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'That did not work. You paid nothing.',
    },
  });
}
