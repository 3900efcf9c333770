import { doRound, planRound, roundAhead } from '../../contract/round.ts';
import { HALTER_FROM, RETIRED_FROM, bornAtAge } from '../../game/horses/age.ts';
import { utcDay } from '../../game/game-time.ts';
import { isRefusal } from '../../game/refusal.ts';
import { DEFAULT_PLAN, type RoundPlan } from '../../game/round/round-plan.ts';
import { HORSE_STARTS_PER_DAY, MOST_ENTERED_AT_ONCE } from '../../game/shows/entering/entry-limits.ts';
import type { Db } from '../db/connection.ts';
import { tell } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { readNextStarts, readPurseIndex } from '../shows/listing/next-starts.ts';
import { openTimetable } from '../shows/listing/timetable.ts';
import { findRound, findStarters, savePlan } from './round-queries.ts';
import { runRound } from './run-round.ts';

export function roundRoutes(serve: Serve, db: Db, secret: Buffer): void {
  const timetable = openTimetable(secret);

  serve(roundAhead, async ({ player, now }) => {
    const round = await findRound.first(db, { playerId: player.id });
    const plan: RoundPlan = { ...DEFAULT_PLAN, ...round?.plan };
    const [starters, purseIndex] = await Promise.all([
      findStarters.rows(db, {
        playerId: player.id,
        today: utcDay(now),
        most: HORSE_STARTS_PER_DAY,
        youngest: bornAtAge(HALTER_FROM, now),
        oldest: bornAtAge(RETIRED_FROM, now),
        limit: MOST_ENTERED_AT_ONCE,
      }),
      readPurseIndex(db),
    ]);
    const next = await readNextStarts(db, timetable, now, {
      horseIds: starters.map(({ id }) => id),
      // One more: the first may begin before the press.
      count: plan.starts === 0 ? 0 : plan.starts + 1,
      inOwn: plan.showsIn === 'own',
    });
    const shows = new Map(next.flatMap((one) => one.shows.map((show) => [show.id, show])));
    return {
      plan,
      rounds: round?.rounds ?? 0,
      last: round?.last ?? null,
      purseIndex,
      shows: [...shows.values()].map(({ id, discipline, level, scheduledDate, seedHash }) => ({
        id,
        type: discipline,
        level,
        scheduledDate,
        seedHash,
      })),
      next: next.map((one) => ({ horseId: one.horseId, showIds: one.shows.map(({ id }) => id) })),
    };
  });

  serve(planRound, async ({ player, body: plan }) => {
    await inTransaction(db, async (tx) => {
      await savePlan.run(tx, { playerId: player.id, plan: JSON.stringify(plan) });
      tell(tx, player.id, { topics: ['round'] });
    });
    return { plan };
  });

  serve(doRound, async ({ player, body, now }) => {
    const done = await runRound(db, now, secret, { playerId: player.id, ...body });
    return isRefusal(done) ? done : { ...done, coins: done.report.coinsAfter };
  });
}
