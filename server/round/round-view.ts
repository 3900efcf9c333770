import type { z } from 'zod';
import type { previewRound, roundAhead } from '../../contract/round.ts';
import { MOST_FED_AT_ONCE } from '../../game/care/feed.ts';
import type { Round } from '../../game/round/round.ts';
import type { StableAhead } from './round-stable.ts';

type Ahead = z.input<typeof roundAhead.reply>;

export function costView({ cost, shortOf }: Round): z.input<typeof previewRound.reply> {
  return { cost, shortOf };
}

/** The round as an order that `POST /api/round` takes. `rounds`: how many the player has done. */
export function orderView(round: Round, { horses }: StableAhead, rounds: number): Ahead['order'] {
  const { salary, feeding, treating, vet, starts, lines } = round;
  const feedOf = (id: string) => horses.find((horse) => horse.id === id)?.feedUntil ?? null;
  return {
    rounds,
    collect: salary > 0,
    feeding: feeding && {
      horses: feeding.horseIds.map((id) => ({ id, feedExpiresAt: feedOf(id)?.toISOString() ?? null })),
      days: feeding.days,
      price: feeding.price,
    },
    treating: treating && { horses: [...treating.horses], price: treating.price },
    vet: vet.map(({ service, horseIds }) => ({ service, horseIds: [...horseIds] })),
    movingDown: lines.filter(({ movesDown }) => movesDown).map(({ horseId }) => horseId),
    nearingDown: lines.filter(({ nearsDown }) => nearsDown).map(({ horseId }) => horseId),
    entries: starts.map(({ horseId, show }) => ({ horseId, showId: show.id })),
    training: lines
      .filter(({ trainings }) => trainings > 0)
      .map(({ horseId, trainsIn, trainings }) => ({
        horseId,
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
  };
}

/** Each show that the round enters, once. */
export function showsView({ starts }: Round, { open }: StableAhead): Ahead['shows'] {
  const ids = new Set(starts.map(({ show }) => show.id));
  return [...ids].flatMap((id) => {
    const show = open.get(id);
    if (!show) return [];
    const { discipline: type, level, scheduledDate, seedHash } = show;
    return { id, type, level, scheduledDate, seedHash };
  });
}
