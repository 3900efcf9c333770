import { useCallback, useRef } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useLocation } from 'wouter';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { keyOf, queryClient, useRead } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';

export const ROUND_PAGE = '/round';

export type RoundAhead = ReplyOf<'GET /api/round'>;
type RoundDone = ReplyOf<'POST /api/round'>;

const SOONEST_MS = 1_000;
const LATEST_MS = 5 * MINUTE;
/** An order this overdue could not be renewed; it is then refetched less often. */
const OVERDUE_MS = 10_000;
const WHEN_OVERDUE_MS = 30_000;

/** The round as planned now. Refetched when the plan expires. */
export function useRound({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead(
    'GET /api/round',
    {},
    {
      refetchOnMount: true,
      refetchInterval: (ahead) => (ahead ? renewalIn(ahead, worldNow()) : false),
      enabled,
    },
  );
}

/** Milliseconds. */
export function renewalIn({ until }: Pick<RoundAhead, 'until'>, now: Date): number {
  const left = Date.parse(until) - now.getTime();
  return left < -OVERDUE_MS ? WHEN_OVERDUE_MS : Math.min(LATEST_MS, Math.max(SOONEST_MS, left));
}

const NOTHING_LEFT = {
  collect: false,
  feeding: null,
  treating: null,
  vet: [],
  movingDown: [],
  nearingDown: [],
  entries: [],
  training: [],
} as const satisfies Partial<RoundAhead['order']>;

/** Its code loads with the press. If that fails, the entries are valid all the same. */
async function storeReceipts(shows: RoundAhead['shows'], receipts: RoundDone['receipts']): Promise<void> {
  const store = async () => {
    const { receiptOf, storeReceipt } = await import('../../shows/receipts.ts');
    await Promise.all(
      receipts.map(async ({ horseId, entryId, showId, entropy }) => {
        const show = shows.find(({ id }) => id === showId);
        if (!show) return;
        const shown = { ...show, kind: 'house', prize: 0 } as const;
        await storeReceipt(receiptOf(shown, { entryId, horseId, entropy }));
      }),
    );
  };
  await store().catch(() => undefined);
}

/** Does the round in one press and shows the report. */
export function useDoRound() {
  const [, go] = useLocation();
  // Receipts store the shows as they were before the press.
  const shows = useRef<RoundAhead['shows']>([]);
  const { run, busy } = useAct('POST /api/round', {
    async onDone({ rounds, report, receipts }) {
      // Awaited: the player may leave the page right after.
      await storeReceipts(shows.current, receipts);
      // The new count alone would make the old order valid again.
      queryClient.setQueryData<RoundAhead>(
        keyOf('GET /api/round'),
        (ahead) =>
          ahead && {
            ...ahead,
            order: { ...ahead.order, ...NOTHING_LEFT, rounds },
            sentences: {
              ...ahead.sentences,
              doing: null,
              movingUp: null,
              movingDown: null,
              nearingDown: null,
            },
            last: report,
          },
      );
      go(ROUND_PAGE);
    },
    failure: { title: 'No round done', text: 'Failed to do the round' },
  });
  const start = useCallback(
    (ahead: RoundAhead) => {
      if (busy) return;
      shows.current = ahead.shows;
      run({ body: { ...ahead.order, entropy: drawEntropy() } });
    },
    [busy, run],
  );
  return { start, busy };
}
