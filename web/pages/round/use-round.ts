import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { keyOf, queryClient, useRead } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';
import { whileOnline } from '../../ui/loading/while-online.ts';

export const ROUND_PAGE = '/round';

export type RoundAhead = ReplyOf<'GET /api/round'>;

const SOONEST_MS = 1_000;
const LATEST_MS = 300_000;

/** What the round would do now; planned anew when that changes. */
export function useRound() {
  return useRead(
    'GET /api/round',
    {},
    {
      everyVisit: true,
      again: (ahead) =>
        ahead
          ? Math.min(LATEST_MS, Math.max(SOONEST_MS, Date.parse(ahead.until) - worldNow().getTime()))
          : false,
    },
  );
}

const receiptCode = () => whileOnline(() => import('./keep-receipts.ts'));

/** One press; leads to what was done. */
export function useDoRound() {
  const [, go] = useLocation();
  /** As they were shown; the round changes them. */
  const shows = useRef<RoundAhead['shows']>([]);
  const { run, busy } = useAct('POST /api/round', {
    async onDone({ rounds, report, receipts }) {
      // Awaited: the player may leave the page right after. An entry is valid without its receipt.
      await receiptCode().then(
        ({ keepReceipts }) => keepReceipts(receipts, shows.current),
        () => undefined,
      );
      queryClient.setQueryData<RoundAhead>(
        keyOf('GET /api/round'),
        (ahead) => ahead && { ...ahead, order: { ...ahead.order, rounds }, last: report },
      );
      go(ROUND_PAGE);
    },
    failure: { title: 'No round done', text: 'Failed to do the round' },
  });
  const start = useCallback(
    (ahead: RoundAhead) => {
      shows.current = ahead.shows;
      // Loads beside the call.
      receiptCode().catch(() => undefined);
      run({ body: { ...ahead.order, entropy: drawEntropy() } });
    },
    [run],
  );
  return { start, busy };
}
