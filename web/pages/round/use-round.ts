import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { keyOf, queryClient, useRead } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';
import { keepReceipt, receiptOf } from '../../shows/receipts.ts';

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

/** One press; leads to what was done. */
export function useDoRound() {
  const [, go] = useLocation();
  const { run, busy } = useAct('POST /api/round', {
    async onDone({ rounds, report, receipts }) {
      const key = keyOf('GET /api/round');
      const seen = queryClient.getQueryData<RoundAhead>(key);
      // Awaited: the player may leave the page right after.
      await Promise.all(
        receipts.map(async ({ horseId, entryId, showId, entropy }) => {
          const show = seen?.shows.find(({ id }) => id === showId);
          if (!show) return;
          const shown = { ...show, kind: 'house', prize: 0 } as const;
          await keepReceipt(receiptOf(shown, { entryId, horseId, entropy }));
        }),
      );
      queryClient.setQueryData<RoundAhead>(
        key,
        (ahead) => ahead && { ...ahead, order: { ...ahead.order, rounds }, last: report },
      );
      go(ROUND_PAGE);
    },
    failure: { title: 'No round done', text: 'Failed to do the round' },
  });
  const start = useCallback(
    (order: RoundAhead['order']) => run({ body: { ...order, entropy: drawEntropy() } }),
    [run],
  );
  return { start, busy };
}
