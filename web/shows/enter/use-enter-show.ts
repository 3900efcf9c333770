import { useRef } from 'react';
import { useAct } from '../../api/act.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { showToast } from '../../ui/toasts.ts';
import { dropEntered } from './drop-entered.ts';
import { storeReceipt, receiptOf } from '../receipts.ts';
import type { Entrant, Show } from '../use-shows.ts';

/** Draws entropy and stores a receipt of what the row promised. The show leaves the list at once. */
export function useEnterShow(horse: Entrant, onEntered?: (showId: string) => void) {
  const shown = useRef(new Map<string, Show>());
  const { run, busy } = useAct('POST /api/shows/:id/enter', {
    async onDone({ receipt, happinessLost, newHappiness }, { params, body }) {
      const row = shown.current.get(params.id);
      const made = { ...receipt, horseId: horse.id, entropy: body.entropy ?? receipt.entropy };
      // Awaited: the player may leave the page right after.
      if (row) await storeReceipt(receiptOf(row, made));
      await dropEntered(horse.id, [params.id]);
      showToast(
        happinessLost > 0
          ? {
              title: 'Entered Show - Horse Stressed',
              description: `${horse.name} lost ${happinessLost} happiness, now ${newHappiness}%.`,
            }
          : { title: 'Success!', description: 'Horse entered in show successfully' },
      );
      onEntered?.(params.id);
    },
    failure: { title: 'Entry Failed', text: 'Failed to enter show' },
  });
  return {
    enter(show: Show) {
      shown.current.set(show.id, show);
      run({ params: { id: show.id }, body: { horse_id: horse.id, entropy: drawEntropy() } });
    },
    busy,
  };
}
