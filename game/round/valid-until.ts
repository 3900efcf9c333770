import type { Round, RoundStable } from './round.ts';

/** A show that begins this soon may be closed by the time the player presses (docs/rules/round.md#plan). */
export const MARGIN_MS = 30_000;

/** When the plan may change by itself: a start closes, or a horse's feed, pasture or vet status changes. */
export function validUntil({ nextAt, starts }: Round, { horses }: RoundStable, now: Date): Date {
  const closes = starts.map(({ show }) => new Date(show.runsAt.getTime() - MARGIN_MS));
  const changes = horses.flatMap((horse) => [
    horse.feedUntil,
    horse.grassFrom,
    horse.worksFrom,
    horse.vetCheckUntil,
    horse.vetShotsUntil,
    horse.vetDoneAt,
  ]);
  const ahead = [...closes, ...changes].flatMap((at) => (at !== null && at > now ? [at.getTime()] : []));
  return new Date(Math.min(nextAt.getTime(), ...ahead));
}
