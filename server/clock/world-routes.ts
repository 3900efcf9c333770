import { gameDate, moveClock } from '../../contract/world.ts';
import { dateString, gameDate as dateOf, nextGameDay } from '../../game/game-time.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import type { Clock } from './clock.ts';
import type { DueWorkRunner } from './due-work.ts';

interface WorldOf {
  readonly db: Db;
  readonly clock: Clock;
  readonly runner: DueWorkRunner;
  readonly devClock: boolean;
}

export async function worldRoutes(serve: Serve, { db, clock, runner, devClock }: WorldOf): Promise<void> {
  const { founded_at } = await db.selectFrom('world').select('founded_at').executeTakeFirstOrThrow();

  serve(gameDate, async ({ now }) => {
    const date = dateOf(founded_at, now);
    return {
      dateString: dateString(date),
      season: date.season,
      now: now.toISOString(),
      nextDayAt: nextGameDay(founded_at, now).toISOString(),
    };
  });

  if (devClock) {
    serve(moveClock, async ({ body }) => {
      const worksDone = await runner.runDue(() => clock.advance(body.advanceSeconds));
      return { now: clock.now().toISOString(), worksDone };
    });
  }
}
