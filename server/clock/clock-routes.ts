import { gameDate, moveClock } from '../../contract/clock.ts';
import { dateString, gameDate as dateOf, nextGameDay } from '../../game/game-time.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import type { Clock } from './clock.ts';
import type { DueWorkRunner } from './due-work.ts';
import { findFoundingTime } from './world.ts';

interface ClockServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly runner: DueWorkRunner;
  readonly devClock: boolean;
}

export async function clockRoutes(
  serve: Serve,
  { db, clock, runner, devClock }: ClockServices,
): Promise<void> {
  const foundedAt = await findFoundingTime(db);

  serve(gameDate, async ({ now }) => {
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
    serve(moveClock, async ({ body }) => {
      const worksDone = await runner.runDue(() => clock.advance(body.advanceSeconds));
      return { now: clock.now().toISOString(), worksDone };
    });
  }
}
