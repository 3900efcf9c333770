import { useRef, useState } from 'react';
import { BULK_SHOWS_MAX } from '../../../game/premium/premium.ts';
import { useAct } from '../../api/act.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { refreshTopics } from '../../api/refresh.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatBulkEntry } from './format-entry.ts';
import { dropEntered } from './drop-entered.ts';
import { entriesLeft, entryBar, firstEligible } from './entry-bars.ts';
import { classAbove, MoveUpDialog } from './move-up.tsx';
import { storeReceipt, receiptOf } from '../receipts.ts';
import { type RankedEntrant, type Show } from '../use-shows.ts';
import { useQuota } from '../use-quota.ts';

interface BulkEnterProps {
  readonly horse: RankedEntrant;
  readonly shows: readonly Show[] | undefined;
}

const CLOCK_INTERVAL_MS = 30_000;

/** Uses the horse's remaining starts of the day, in its class if that has shows here; premium only. */
export function BulkEnter({ horse, shows }: BulkEnterProps) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const quota = useQuota();
  const most = entriesLeft(horse, quota.data);
  const shown = useRef<readonly Show[]>([]);
  const [movingUp, setMovingUp] = useState(false);
  const staying = shows?.filter((show) => classAbove(horse, show) === null) ?? [];
  const [highest] = shows?.toSorted((one, other) => other.level - one.level) ?? [];
  const above = staying.length === 0 && highest ? classAbove(horse, highest) : null;
  // Of several classes, entering the higher one closes the other.
  const eligible = above === null ? staying : (shows ?? []).filter(({ level }) => level === above);
  const { run, busy } = useAct('POST /api/shows/bulk-enter', {
    async onDone(done, { body }) {
      await Promise.all(
        done.entered.map(async ({ receipt }) => {
          const row = shown.current.find(({ id }) => id === receipt.showId);
          const made = { ...receipt, horseId: horse.id, entropy: body.entropy ?? receipt.entropy };
          if (row) await storeReceipt(receiptOf(row, made));
        }),
      );
      await dropEntered(
        horse.id,
        done.entered.map(({ receipt }) => receipt.showId),
      );
      showToast(formatBulkEntry(horse.name, done));
      if (done.refusals.length > 0) void refreshTopics(['entries', 'shows', 'user']);
    },
    failure: {
      title: 'Error',
      titles: { PREMIUM_ONLY: 'Premium Feature' },
      text: 'Failed to bulk enter shows',
    },
  });

  function enter() {
    setMovingUp(false);
    const barOf = (show: Show) => entryBar(show, horse, quota.data, now);
    const show_ids = firstEligible(eligible, (show) => barOf(show) !== undefined, {
      most,
      houseStarts: quota.data?.houseStartsLeft ?? most,
    });
    if (show_ids.length === 0) {
      const [first] = shows ?? [];
      showToast({
        title: 'No Shows Available',
        description: (first && barOf(first)?.why) ?? 'No eligible shows found to enter.',
        variant: 'destructive',
      });
      return;
    }
    if (busy) return;
    shown.current = shows ?? [];
    run({ body: { horse_id: horse.id, show_ids, entropy: drawEntropy() } });
  }

  return (
    <>
      <Button
        busy={busy}
        busyLabel="Entering…"
        disabled={shows === undefined}
        onClick={() => (above === null ? enter() : setMovingUp(true))}
      >
        {most === 1 ? 'Enter 1 Show' : `Enter up to ${most === 0 ? BULK_SHOWS_MAX : most} Shows`}
      </Button>
      {movingUp && above !== null && (
        <MoveUpDialog horse={horse} classLevel={above} onStay={() => setMovingUp(false)} onMoveUp={enter} />
      )}
    </>
  );
}
