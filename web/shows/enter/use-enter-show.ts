import { useRef } from 'react';
import { useAct } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { keyOf } from '../../api/read.ts';
import { refresh } from '../../api/refresh.ts';
import { showToast } from '../../ui/toasts.ts';
import { dropEntered } from './drop-entered.ts';
import { keepReceipt, receiptOf } from '../receipts.ts';
import { ENTRY_KEYS, SHOW_KEYS, type Entrant, type Show } from '../use-shows.ts';

/** What a new entry changes, but for the lists of shows: `dropEntered` mends those. */
export const TOUCHED = [
  ...ENTRY_KEYS,
  keyOf('GET /api/shows/count'),
  keyOf('GET /api/auth/me'),
  keyOf('GET /api/transactions'),
];

/** What an entry was asked for by, and is no longer so if it was refused. */
export const DOUBTFUL = [...TOUCHED, ...SHOW_KEYS];

/**
 * Enters a horse with entropy drawn here, and keeps the receipt of what the row promised. The show leaves the list at
 * once.
 */
export function useEnterShow(horse: Entrant) {
  const shown = useRef(new Map<string, Show>());
  const { run, busy } = useAct('POST /api/shows/:id/enter', {
    changes: () => TOUCHED,
    async onDone({ receipt, happinessLost, newHappiness }, { params, body }) {
      const row = shown.current.get(params.id);
      const made = { ...receipt, horseId: horse.id, entropy: body.entropy ?? receipt.entropy };
      // Whoever is told of the entry may leave the page at once: by then the receipt must be kept.
      if (row) await keepReceipt(receiptOf(row, made));
      await dropEntered(horse.id, [params.id]);
      showToast(
        happinessLost > 0
          ? {
              title: 'Entered Show - Horse Stressed',
              description: `${horse.name} lost ${happinessLost} happiness, now ${newHappiness}%.`,
            }
          : { title: 'Success!', description: 'Horse entered in show successfully' },
      );
    },
    onRefused(error) {
      showToast({
        title: 'Entry Failed',
        description: sentenceOf(error, 'Failed to enter show'),
        variant: 'destructive',
      });
      void refresh(DOUBTFUL);
    },
  });
  return {
    enter(show: Show) {
      shown.current.set(show.id, show);
      run({ params: { id: show.id }, body: { horse_id: horse.id, entropy: drawEntropy() } });
    },
    busy,
  };
}
