import {
  decideTraining,
  type TrainingPlan,
  type TrainingRefusal,
  type TrainingsAsked,
} from '../../game/guild-work/training.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { countFoalLevels } from '../horses/foal-levels.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { moreSkill } from '../horses/skills.ts';
import { saveTrained, type TrainedHorse } from '../horses/trained-horses.ts';
import { lockPurse, post, withHouse, type Journal, type LockedPurse } from '../ledger/ledger.ts';
import { gainPlayerXp, lockProgress } from '../players/player-progress.ts';

export interface TrainingAsked {
  readonly playerId: string;
  /** Each once. */
  readonly horseIds: readonly string[];
  /** `own`: each in the discipline that it was bought for. */
  readonly discipline: Discipline | 'own';
  readonly asked: TrainingsAsked;
}

export type NotTrained = NotOwn | TrainingRefusal;

/** A horse after training, and what it came to. */
export interface Trained extends TrainedHorse {
  readonly plan: TrainingPlan;
}

export interface TrainingDone {
  readonly trained: readonly Trained[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: NotTrained }[];
  /** Coins paid for all of them, and left in the purse. */
  readonly cost: number;
  readonly coins: number;
  readonly playerXp: number;
}

/**
 * Trains horses in the order given, until the purse is empty; a horse that may not train says why. Whoever trains holds
 * the horse, so that no training that is banked is used twice.
 */
export async function trainHorses(
  tx: Tx,
  now: Date,
  { playerId, horseIds, discipline, asked }: TrainingAsked,
): Promise<TrainingDone> {
  const {
    horses,
    players: progress,
    ledger_accounts: purse,
  } = await lockInOrder(tx, {
    horses: () => lockOwnHorses(tx, horseIds, playerId),
    players: () => lockProgress(tx, playerId),
    ledger_accounts: () => lockPurse(tx, playerId),
  });

  let left: LockedPurse = purse;
  const trained: Trained[] = [];
  const journals: Journal[] = [];
  const refusals: TrainingDone['refusals'][number][] = [];
  for (const { id, horse } of horses) {
    const done = isRefusal(horse) ? horse : train(horse, discipline, left, asked, now);
    if (isRefusal(done)) {
      refusals.push({ horseId: id, refusal: done });
      continue;
    }
    journals.push(withHouse(left, done.plan.purse, 'training', descriptionOf(done)));
    trained.push(done);
    left = { ...left, ...done.plan.purse };
  }
  const playerXp = trained.reduce((sum, { plan }) => sum + plan.playerXp, 0);
  if (trained.length > 0) {
    await saveTrained(tx, playerId, trained);
    await gainPlayerXp(tx, playerId, progress, playerXp);
    await post(tx, now, journals);
    const before = horses.flatMap(({ horse }) => (isRefusal(horse) ? [] : [horse]));
    await countFoalLevels(
      tx,
      before,
      trained.map(({ horse }) => horse),
    );
  }
  return { trained, refusals, cost: purse.coins - left.coins, coins: left.coins, playerXp };
}

/** The horse as training leaves it, or why it does not train. */
function train(
  horse: HorseRow,
  chosen: Discipline | 'own',
  purse: LockedPurse,
  asked: TrainingsAsked,
  now: Date,
): Trained | TrainingRefusal {
  const plan = decideTraining(
    {
      level: horse.level,
      xp: horse.xp,
      ageInMonths: ageInMonths(horse.born_at, now),
      feedExpiresAt: horse.feed_expires_at,
      trainingFrom: horse.training_from,
    },
    { guild: horse.guild, purse },
    asked,
    now,
  );
  if (isRefusal(plan)) return refuse(plan.refused, { ...plan.details, name: horse.name });
  const discipline = chosen === 'own' ? horse.discipline : chosen;
  const after: HorseRow = {
    ...horse,
    level: plan.progress.level,
    xp: plan.progress.xp,
    training_from: plan.trainingFrom,
    skill: moreSkill(horse, discipline, plan.skillGain),
  };
  return { horse: after, discipline, plan };
}

/** For the ledger: "Trained Juniper in Dressage, 3 times". */
function descriptionOf({ horse, discipline, plan: { trainings } }: Trained): string {
  const times = trainings === 1 ? '' : `, ${trainings} times`;
  return `Trained ${horse.name} in ${disciplineLabel(discipline)}${times}`;
}
