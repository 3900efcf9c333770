import {
  decideTraining,
  type TrainingPlan,
  type TrainingRefusal,
  type TrainingCount,
} from '../../game/guild-work/training.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import type { Tx } from '../db/connection.ts';
import { noteLevels, moreSkill } from '../horses/state/horse-state.ts';
import { saveHorses } from '../horses/state/save-horses.ts';
import { lockInOrder } from '../db/lock-order.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { lockBalance, post, withHouse, type Journal, type LockedBalance } from '../ledger/ledger.ts';
import { gainPlayerXp, lockProgress } from '../players/player.ts';

export interface HorseToTrain {
  readonly id: string;
  /** `own`: the horse's own discipline. */
  readonly discipline: Discipline | 'own';
  readonly sessions: TrainingCount;
}

export interface TrainingOrder {
  readonly playerId: string;
  readonly horses: readonly HorseToTrain[];
}

export type TrainingOrderRefusal = NotOwn | TrainingRefusal;

export interface TrainingResult {
  /** After the training. */
  readonly horse: HorseRow;
  readonly discipline: Discipline;
  readonly plan: TrainingPlan;
}

export interface TrainingOrderResult {
  readonly trained: readonly TrainingResult[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: TrainingOrderRefusal }[];
  readonly cost: number;
  readonly coins: number;
  readonly playerXp: number;
}

/**
 * In order, while the coins last; each horse may refuse alone. The locks keep a banked training from being used
 * twice.
 */
export async function trainHorses(
  tx: Tx,
  now: Date,
  { playerId, horses: requested }: TrainingOrder,
): Promise<TrainingOrderResult> {
  const horseIds = requested.map(({ id }) => id);
  const {
    horses,
    players: progress,
    ledger_accounts: balance,
  } = await lockInOrder(tx, {
    horses: () => lockOwnHorses(tx, horseIds, playerId),
    players: () => lockProgress(tx, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });

  let left: LockedBalance = balance;
  const trained: TrainingResult[] = [];
  const journals: Journal[] = [];
  const refusals: TrainingOrderResult['refusals'][number][] = [];
  for (const [index, { id, horse }] of horses.entries()) {
    const { discipline = 'own', sessions: count = 1 } = requested[index] ?? {};
    const done = isRefusal(horse)
      ? horse
      : train({ horse, chosen: discipline, balance: left, sessions: count, now });
    if (isRefusal(done)) {
      refusals.push({ horseId: id, refusal: done });
      continue;
    }
    journals.push(withHouse(left, done.plan.balance, 'training', descriptionOf(done)));
    trained.push(done);
    left = { ...left, ...done.plan.balance };
  }
  const playerXp = trained.reduce((sum, { plan }) => sum + plan.playerXp, 0);
  if (trained.length > 0) {
    await saveHorses(
      tx,
      trained.map(({ horse }) => horse),
      ['level', 'xp', 'trainingFrom', 'skill', 'workedAt'],
    );
    await gainPlayerXp(tx, playerId, progress, playerXp);
    await post(tx, now, journals);
    const before = horses.flatMap(({ horse }) => (isRefusal(horse) ? [] : [horse]));
    await noteLevels(
      tx,
      now,
      before,
      trained.map(({ horse }) => horse),
    );
  }
  return { trained, refusals, cost: balance.coins - left.coins, coins: left.coins, playerXp };
}

function train({
  horse,
  chosen,
  balance,
  sessions,
  now,
}: {
  readonly horse: HorseRow;
  readonly chosen: Discipline | 'own';
  readonly balance: LockedBalance;
  readonly sessions: TrainingCount;
  readonly now: Date;
}): TrainingResult | TrainingRefusal {
  const plan = decideTraining(
    {
      level: horse.level,
      xp: horse.xp,
      ageInMonths: ageInMonths(horse.bornAt, now),
      feedExpiresAt: horse.feedExpiresAt,
      trainingFrom: horse.trainingFrom,
      grassFrom: horse.grassFrom,
      worksFrom: horse.worksFrom,
    },
    { guild: horse.guild, balance },
    sessions,
    now,
  );
  if (isRefusal(plan)) return refuse(plan.refused, { ...plan.details, name: horse.name });
  const discipline = chosen === 'own' ? horse.discipline : chosen;
  const after: HorseRow = {
    ...horse,
    level: plan.progress.level,
    xp: plan.progress.xp,
    trainingFrom: plan.trainingFrom,
    // An entry may lie ahead.
    workedAt: horse.workedAt !== null && horse.workedAt > now ? horse.workedAt : now,
    skill: moreSkill(horse, discipline, plan.skillGain),
  };
  return { horse: after, discipline, plan };
}

/** "Trained Juniper in Dressage, 3 times". */
function descriptionOf({ horse, discipline, plan: { trainings } }: TrainingResult): string {
  const times = trainings === 1 ? '' : `, ${trainings} times`;
  return `Trained ${horse.name} in ${disciplineLabel(discipline)}${times}`;
}
