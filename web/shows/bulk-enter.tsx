import { useRef } from 'react';
import { BULK_SHOWS_MAX } from '../../game/premium/premium.ts';
import { useAct } from '../api/act.ts';
import { CallRefused, sentenceOf } from '../api/call-refused.ts';
import { drawEntropy } from '../api/entropy.ts';
import { refresh } from '../api/refresh.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { bulkWords } from './bulk-words.ts';
import { keepReceipt, receiptOf } from './receipts.ts';
import { firstEligible } from './show-rows.ts';
import type { ShowRows } from './use-show-rows.ts';
import { DOUBTFUL, TOUCHED } from './use-enter-show.ts';
import type { RankedEntrant, Show } from './use-shows.ts';

interface BulkEnterProps {
  readonly horse: RankedEntrant;
  readonly list: ShowRows;
}

/** Enters the first five of the shows that the horse may enter by one press. For premium members. */
export function BulkEnter({ horse, list: { open, keepEntered } }: BulkEnterProps) {
  const shown = useRef<readonly Show[]>([]);
  const { run, busy } = useAct('POST /api/shows/bulk-enter', {
    changes: () => TOUCHED,
    onDone(done, { body }) {
      for (const { receipt } of done.entered) {
        const row = shown.current.find(({ id }) => id === receipt.showId);
        const made = { ...receipt, horseId: horse.id, entropy: body.entropy ?? receipt.entropy };
        if (row) void keepReceipt(receiptOf(row, made));
      }
      keepEntered(done.entered.map(({ receipt }) => receipt.showId));
      showToast(bulkWords(horse.name, done));
      if (done.refusals.length > 0) void refresh(DOUBTFUL);
    },
    onRefused(error) {
      showToast({
        title: error instanceof CallRefused && error.code === 'PREMIUM_ONLY' ? 'Premium Feature' : 'Error',
        description: sentenceOf(error, 'Failed to bulk enter shows'),
        variant: 'destructive',
      });
      void refresh(DOUBTFUL);
    },
  });

  function enter() {
    const show_ids = firstEligible(open ?? [], horse.level);
    if (show_ids.length === 0) {
      showToast({
        title: 'No Shows Available',
        description: 'No eligible shows found to enter.',
        variant: 'destructive',
      });
      return;
    }
    if (busy) return;
    shown.current = open ?? [];
    run({ body: { horse_id: horse.id, show_ids, entropy: drawEntropy() } });
  }

  return (
    <Button busy={busy} busyLabel="Entering…" disabled={open === undefined} onClick={enter}>
      Enter up to {BULK_SHOWS_MAX} Shows
    </Button>
  );
}
