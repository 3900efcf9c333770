import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { MOST_FED_AT_ONCE } from '../../../game/care/feeding-plan.ts';
import type { Round } from '../../../game/round/round.ts';
import { useAct } from '../../api/act.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { keyOf, queryClient } from '../../api/read.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { keepReceipt, receiptOf } from '../../shows/receipts.ts';
import type { RoundAhead } from './stable-of-round.ts';

export const ROUND_PAGE = '/round';

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
      queryClient.setQueryData<RoundAhead>(key, (ahead) => ahead && { ...ahead, rounds, last: report });
      go(ROUND_PAGE);
    },
    failure: { title: 'No round done', text: 'Failed to do the round' },
  });
  const start = useCallback(
    (round: Round, rounds: number, horses: readonly Horse[]) => run({ body: orderOf(round, rounds, horses) }),
    [run],
  );
  return { start, busy };
}

/** What the page says that the round will do. */
export function orderOf(round: Round, rounds: number, horses: readonly Horse[]) {
  const { salary, feeding, treating, vet, starts, lines } = round;
  const feedOf = (id: string) => horses.find((horse) => horse.id === id)?.feedExpiresAt ?? null;
  return {
    rounds,
    collect: salary > 0,
    feeding: feeding && {
      horses: feeding.horseIds.map((id) => ({ id, feed_expires_at: feedOf(id) })),
      days: feeding.days,
      price: feeding.price,
    },
    treating: treating && { horses: [...treating.horses], price: treating.price },
    vet: vet.map(({ service, horseIds }) => ({ service, horse_ids: [...horseIds] })),
    entries: starts.map(({ horseId, show }) => ({ horse_id: horseId, show_id: show.id })),
    training: lines
      .filter(({ trainings }) => trainings > 0)
      .map(({ horseId, trainsIn, trainings }) => ({
        horse_id: horseId,
        discipline: trainsIn,
        sessions: trainings,
      })),
    leftOut: lines
      .map(({ horseId, fed, untrained, unentered }) => ({
        horseId,
        fed,
        trained: untrained,
        entered: unentered,
      }))
      .filter(({ fed, trained, entered }) => fed !== null || trained !== null || entered !== null)
      .slice(0, MOST_FED_AT_ONCE),
    entropy: drawEntropy(),
  };
}
