import { useRef } from 'react';
import { BULK_SHOWS_MAX } from '../../game/premium/premium.ts';
import { useAct } from '../api/act.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { drawEntropy } from '../api/entropy.ts';
import { keyOf } from '../api/read.ts';
import { Button } from '../ui/button.tsx';
import { counted, inDigits } from '../ui/coins.tsx';
import { showToast } from '../ui/toasts.ts';
import { keepReceipt, receiptOf } from './receipts.ts';
import { ENTRY_KEYS, SHOW_KEYS } from './use-shows.ts';
import type { Entrant, Show } from './use-shows.ts';

/** What new entries change; of the shows it leaves out those that the horse is in now. */
const TOUCHED = [...ENTRY_KEYS, ...SHOW_KEYS, keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')];

interface BulkEnterProps {
  readonly horse: Entrant;
  /** Those that the horse may enter, earliest first. */
  readonly shows: readonly Show[];
}

/** Enters the first five of the shows by one press. For premium members. */
export function BulkEnter({ horse, shows }: BulkEnterProps) {
  const shown = useRef<readonly Show[]>([]);
  const { run, busy } = useAct('POST /api/shows/bulk-enter', {
    changes: () => TOUCHED,
    onDone({ successCount, totalXP, totalCost, entered, refusals }, { body }) {
      for (const { receipt } of entered) {
        const row = shown.current.find(({ id }) => id === receipt.showId);
        const made = { ...receipt, horseId: horse.id, entropy: body.entropy ?? receipt.entropy };
        if (row) void keepReceipt(receiptOf(row, made));
      }
      showToast({
        title: 'Bulk Entry Complete!',
        description: [
          `${horse.name} is entered in ${counted(successCount, 'show')}: ${inDigits(totalXP)} XP for ${counted(totalCost, 'coin')}.`,
          ...refusals.slice(0, 1).map(({ message }) => message),
        ].join(' '),
        ...(successCount === 0 && { variant: 'destructive' as const }),
      });
    },
    onRefused: (error) =>
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to bulk enter shows'),
        variant: 'destructive',
      }),
  });

  function enter() {
    const chosen = shows.slice(0, BULK_SHOWS_MAX);
    if (chosen.length === 0) {
      showToast({
        title: 'No Shows Available',
        description: 'No eligible shows found to enter.',
        variant: 'destructive',
      });
      return;
    }
    if (busy) return;
    shown.current = chosen;
    const show_ids = chosen.map(({ id }) => id);
    run({ body: { horse_id: horse.id, show_ids, entropy: drawEntropy() } });
  }

  return (
    <Button busy={busy} busyLabel="Entering…" onClick={enter}>
      Enter up to {BULK_SHOWS_MAX} Shows
    </Button>
  );
}
