import { useAct } from '../api/act.ts';
import { showToast } from '../ui/toasts.ts';

export function useUseMagic(onDone: () => void) {
  return useAct('POST /api/shop/use', {
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
