import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { showToast } from '../../ui/toasts.ts';

export type Boxes = ReplyOf<'GET /api/stable/boxes'>;

export function useBoxes() {
  return useRead('GET /api/stable/boxes', {}, { everyVisit: true });
}

export function useAddBox(onDone: () => void) {
  return useAct('POST /api/stable/boxes', {
    onDone({ message }) {
      showToast({ title: message });
      onDone();
    },
    failure: {
      title: 'No box added',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to add a box',
    },
  });
}

export function useMoveHorse(onDone?: () => void) {
  return useAct('PUT /api/horses/:id/box', {
    onDone({ message }) {
      showToast({ title: message });
      onDone?.();
    },
    failure: { title: 'Not moved', text: 'Failed to move the horse' },
  });
}
