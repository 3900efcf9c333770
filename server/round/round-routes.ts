import type { Logger } from 'pino';
import { changeRoundPlan, doRound, previewRound, roundAhead } from '../../contract/round.ts';
import { isRefusal } from '../../game/refusal.ts';
import { planRound } from '../../game/round/plan-round.ts';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { formatRound } from '../../game/round/format-round.ts';
import { validUntil } from '../../game/round/valid-until.ts';
import type { Db } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { readStored } from '../db/read-stored.ts';
import type { Serve } from '../http/serve.ts';
import { openTimetable } from '../shows/browsing/timetable.ts';
import { findRound, savePlan } from './round-queries.ts';
import { readRoundStable, type RoundWish } from './round-stable.ts';
import { costView, orderView, showsView } from './round-view.ts';
import { runRound } from './run-round.ts';

interface RoundOptions {
  readonly secret: Buffer;
  readonly log: Logger;
}

const Report = doRound.reply.shape.report.nullable();

export function roundRoutes(serve: Serve, { secret, log }: RoundOptions): void {
  const timetable = openTimetable(secret);

  const planNow = async (db: Db, now: Date, wish: RoundWish) => {
    const stable = await readRoundStable(db, timetable, now, wish);
    return { stable, round: planRound(stable, wish.plan, now) };
  };

  serve.read(roundAhead, async (db, { player, now }) => {
    const { purseIndex, ...row } = await readRound(db, player.id);
    const plan = readStored(log, changeRoundPlan.body, row.plan ?? DEFAULT_PLAN, {
      what: 'the plan of a round',
      of: player.id,
      otherwise: DEFAULT_PLAN,
    });
    const last = readStored(log, Report, row.last ?? null, {
      what: 'the report of a round',
      of: player.id,
      otherwise: null,
    });
    const { stable, round } = await planNow(db, now, { playerId: player.id, plan, purseIndex });
    const order = orderView(round, stable, row.rounds);
    const shows = showsView(round, stable);
    const coinsAfter = stable.coins + round.salary - round.cost;
    const horses = stable.horses.map((horse) => ({ ...horse, name: stable.names.get(horse.id) ?? '' }));
    return {
      plan,
      last,
      order,
      ...costView(round),
      salary: round.salary,
      coinsAfter,
      sentences: formatRound({ ...round, order, horses, shows, coinsAfter, mostCoins: plan.mostCoins }),
      saving: round.saving,
      shows,
      nextAt: round.nextAt.toISOString(),
      until: validUntil(round, stable, now).toISOString(),
      purseIndex: stable.purseIndex,
    };
  });

  serve.read(previewRound, async (db, { player, query: { plan }, now }) => {
    const { purseIndex } = await readRound(db, player.id);
    const { round } = await planNow(db, now, { playerId: player.id, plan, purseIndex });
    return costView(round);
  });

  serve.change(changeRoundPlan, async (tx, { player, body: plan }) => {
    await savePlan.run(tx, { playerId: player.id, plan: JSON.stringify(plan) });
    publish(tx, player.id, { topics: ['round'] });
    return { plan };
  });

  const steps = ['claim the round', 'do each part', 'store the report'] as const;
  serve.steps(doRound, { steps }, async (db, { player, body, now }) => {
    const done = await runRound(db, now, secret, { playerId: player.id, ...body });
    return isRefusal(done) ? done : { ...done, coins: done.report.coinsAfter };
  });
}

async function readRound(db: Db, playerId: string) {
  const row = await findRound.first(db, { playerId });
  if (!row) throw new Error('The world is not founded');
  return row;
}
