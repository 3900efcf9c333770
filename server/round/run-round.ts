import type { z } from 'zod';
import { feedMany as feedingCall } from '../../contract/care/feeding.ts';
import { requestVet as vetCall } from '../../contract/care/vet.ts';
import type { CallInput } from '../../contract/call.ts';
import { trainHorse as trainingCall } from '../../contract/guild-work/training.ts';
import { collectSalary } from '../../contract/players.ts';
import { TREAT_SENTENCES, type doRound } from '../../contract/round.ts';
import { putBack as puttingBackCall } from '../../contract/shows/put-back.ts';
import { enterShow as entryCall } from '../../contract/shows/shows.ts';
import { happinessPoints } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';
import type { VetPaper } from '../../game/round/round.ts';
import { feedMany } from '../care/feed-many.ts';
import { requestVet } from '../care/request-vet.ts';
import { treatMany } from '../care/treat-many.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { trainHorses } from '../guild-work/train-horses.ts';
import { refusalView } from '../http/refusing/refusal-reply.ts';
import { readContender } from '../players/player.ts';
import { collectSalaryOf } from '../players/salary.ts';
import { enterEach } from '../shows/entering/enter-many.ts';
import { putBack } from '../shows/put-back.ts';
import { claimRound, saveReport, type RoundReport } from './round-queries.ts';

type Reply = z.input<typeof doRound.reply>;

export type RoundOrder = CallInput<typeof doRound>['body'] & { readonly playerId: string };

interface RoundDone {
  readonly rounds: number;
  readonly report: RoundReport;
  readonly receipts: Reply['receipts'];
}

/**
 * Each part is a transaction by the use case of its single call. The claim comes first: of two equal calls one does the
 * round, and an interrupted round is planned again, not repeated.
 */
export async function runRound(
  db: Db,
  now: Date,
  secret: Uint8Array,
  order: RoundOrder,
): Promise<RoundDone | Refusal<'ROUND_MEANWHILE'>> {
  const { playerId } = order;
  const rounds = await inTransaction(db, (tx) => claim(tx, order));
  if (isRefusal(rounds)) return rounds;
  const { balance: before } = await readContender(db, playerId);
  const parts = [
    await collect(db, now, order),
    await feed(db, now, order),
    await callVet(db, now, order),
    await moveDown(db, order),
    await enter(db, now, secret, order),
    // After the entries, which cost happiness: it counts when a show runs.
    await treat(db, now, order),
    // A level gained by training must not close the class.
    await train(db, now, order),
  ];
  const { balance: after } = await readContender(db, playerId);
  const { receipts, ...report } = Object.assign({}, NOTHING, ...parts.map(({ done }) => done)) as Done;
  const whole = {
    ...report,
    at: now.toISOString(),
    coinsBefore: before.coins,
    coinsAfter: after.coins,
    leftOut: order.leftOut,
    refusals: parts.flatMap(({ refusals }) => refusals),
  };
  await inTransaction(db, async (tx) => {
    await saveReport.run(tx, { playerId, rounds: rounds.rounds, report: JSON.stringify(whole) });
    publish(tx, playerId, { topics: ['round'] });
  });
  return { rounds: rounds.rounds, report: whole, receipts };
}

async function claim(
  tx: Tx,
  { playerId, rounds }: RoundOrder,
): Promise<{ readonly rounds: number } | Refusal<'ROUND_MEANWHILE'>> {
  const claimed = await claimRound.first(tx, { playerId, seen: rounds });
  if (claimed) publish(tx, playerId, { topics: ['round'] });
  return claimed ?? refuse('ROUND_MEANWHILE');
}

type Done = Omit<RoundReport, 'at' | 'coinsBefore' | 'coinsAfter' | 'leftOut' | 'refusals'> &
  Pick<Reply, 'receipts'>;

interface Part {
  readonly done: Partial<Done>;
  readonly refusals: RoundReport['refusals'];
}

const NOTHING: Done = {
  salary: 0,
  fed: [],
  feedCost: 0,
  treated: [],
  treatCost: 0,
  vetted: [],
  vetCost: 0,
  movedDown: [],
  nearingDown: [],
  entered: [],
  entryCost: 0,
  trained: [],
  trainingCost: 0,
  receipts: [],
};
const NO_PART: Part = { done: {}, refusals: [] };

async function collect(db: Db, now: Date, { playerId, collect: isRequested }: RoundOrder): Promise<Part> {
  if (!isRequested) return NO_PART;
  const paid = await inTransaction(db, (tx) => collectSalaryOf(tx, now, playerId));
  if (!isRefusal(paid)) return { done: { salary: paid.amount }, refusals: [] };
  const view = refusalView(collectSalary.refusals, paid);
  return { done: {}, refusals: [{ part: 'salary', horseId: null, ...view }] };
}

async function feed(db: Db, now: Date, { playerId, feeding }: RoundOrder): Promise<Part> {
  if (!feeding) return NO_PART;
  // A plan with a limit on coins may leave out hay and oil, though the player has the coins.
  const wish = { playerId, long: false, most: feeding.price, ...feeding };
  const given = await inTransaction(db, (tx) => feedMany(tx, now, wish));
  if (isRefusal(given)) {
    const view = refusalView(feedingCall.refusals, given);
    return { done: {}, refusals: [{ part: 'feed', horseId: null, ...view }] };
  }
  const fed = given.fed.map(({ horseId, expiresAt }) => ({ horseId, expiresAt: expiresAt.toISOString() }));
  return { done: { fed, feedCost: given.cost }, refusals: [] };
}

async function treat(db: Db, now: Date, { playerId, treating }: RoundOrder): Promise<Part> {
  if (!treating) return NO_PART;
  const given = await inTransaction(db, (tx) => treatMany(tx, now, { playerId, ...treating }));
  if (isRefusal(given)) {
    const view = refusalView(TREAT_SENTENCES, given);
    return { done: {}, refusals: [{ part: 'treats', horseId: null, ...view }] };
  }
  const treated = given.treated.map(({ horseId, happiness }) => ({
    horseId,
    happiness: happinessPoints(happiness),
  }));
  return { done: { treated, treatCost: given.cost }, refusals: [] };
}

async function callVet(db: Db, now: Date, { playerId, vet }: RoundOrder): Promise<Part> {
  const vetted: { horseId: string; service: VetPaper }[] = [];
  const refusals: RoundReport['refusals'] = [];
  let vetCost = 0;
  for (const { service, horseIds } of vet) {
    const result = await inTransaction(db, (tx) => requestVet(tx, now, { playerId, service, horseIds }));
    vetted.push(...result.requests.map(({ horseId }) => ({ horseId, service })));
    vetCost += result.cost;
    for (const { horseId, refusal } of result.refusals)
      refusals.push({ part: 'vet', horseId, ...refusalView(vetCall.refusals, refusal) });
  }
  return { done: { vetted, vetCost }, refusals };
}

async function moveDown(db: Db, { playerId, movingDown }: RoundOrder): Promise<Part> {
  const movedDown: Done['movedDown'] = [];
  const refusals: RoundReport['refusals'] = [];
  for (const horseId of movingDown) {
    const standing = await inTransaction(db, (tx) => putBack(tx, horseId, playerId));
    if (isRefusal(standing)) {
      refusals.push({ part: 'shows', horseId, ...refusalView(puttingBackCall.refusals, standing) });
    } else {
      const { classLevel, grade } = standing;
      movedDown.push({ horseId, classLevel, grade });
    }
  }
  return { done: { movedDown }, refusals };
}

async function enter(
  db: Db,
  now: Date,
  secret: Uint8Array,
  { playerId, starts, nearingDown, entropy }: RoundOrder,
): Promise<Part> {
  if (starts.length === 0) return NO_PART;
  const request = { playerId, starts, entropy, houseOnly: true };
  const { entries, refusals } = await inTransaction(db, (tx) => enterEach(tx, now, secret, request));
  const started = new Set(entries.map(({ entrant }) => entrant.horseId));
  return {
    done: {
      nearingDown: nearingDown.filter((id) => started.has(id)),
      entered: entries.map(({ show, entrant, movesUp }) => ({
        horseId: entrant.horseId,
        showId: show.id,
        discipline: show.discipline,
        level: show.level,
        scheduledDate: show.runsAt.toISOString(),
        movesUp,
      })),
      entryCost: entries.reduce((sum, { outcome }) => sum + outcome.fee, 0),
      receipts: entries.map(({ id, entropy: drawn, show, entrant }) => ({
        horseId: entrant.horseId,
        entryId: id,
        showId: show.id,
        seedHash: show.seedHash,
        entropy: drawn,
      })),
    },
    refusals: refusals.map(({ horseId, refusal }) => ({
      part: 'shows',
      horseId,
      ...refusalView(entryCall.refusals, refusal),
    })),
  };
}

async function train(db: Db, now: Date, { playerId, training }: RoundOrder): Promise<Part> {
  if (training.length === 0) return NO_PART;
  const { trained, refusals, cost } = await inTransaction(db, (tx) =>
    trainHorses(tx, now, { playerId, horses: training }),
  );
  return {
    done: {
      trained: trained.map(({ horse, discipline, plan }) => ({
        horseId: horse.id,
        discipline,
        trainings: plan.trainings,
        skillGain: plan.skillGain / TEN_THOUSAND,
      })),
      trainingCost: cost,
    },
    refusals: refusals.map(({ horseId, refusal }) => ({
      part: 'training',
      horseId,
      ...refusalView(trainingCall.refusals, refusal),
    })),
  };
}
