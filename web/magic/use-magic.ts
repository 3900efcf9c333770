import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { showToast } from '../ui/toasts.ts';

export type Horse = ReplyOf<'GET /api/horses/:id'>;

export function useUseMagic(onDone: () => void) {
  return useAct('POST /api/magic-shop/use', {
    onDone({ message }) {
      showToast({ title: message });
      onDone();
    },
    failure: {
      title: 'Nothing happened',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'The magic failed. You paid nothing.',
    },
  });
}
