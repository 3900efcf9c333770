import { gameDate, moveClock } from '../../contract/clock.ts';
import { dateString, gameDate as dateOf, nextGameDay } from '../../game/game-time.ts';
import type { Serve } from '../http/serve.ts';
import type { Clock } from './clock.ts';
import type { JobRunner } from './jobs.ts';

interface ClockServices {
  readonly foundedAt: Date;
  readonly clock: Clock;
  readonly runner: JobRunner;
  readonly devClock: boolean;
}

export function clockRoutes(serve: Serve, { foundedAt, clock, runner, devClock }: ClockServices): void {
  serve.read(gameDate, async (_, { now }) => {
    const date = dateOf(foundedAt, now);
    return {
      dateString: dateString(date),
      season: date.season,
      now: now.toISOString(),
      nextDayAt: nextGameDay(foundedAt, now).toISOString(),
      foundedAt: foundedAt.toISOString(),
    };
  });

  if (devClock) {
    const steps = ['advance the clock', 'do what became due'] as const;
    serve.steps(moveClock, { steps }, async (_, { body }) => {
      const piecesDone = await runner.runDue(() => clock.advance(body.advanceSeconds));
      return { now: clock.now().toISOString(), piecesDone };
    });
  }
}
