import {
  decideTraining,
  formatSkill,
  type TrainingPlan,
  type TrainingRefusal,
  type TrainingCount,
} from '../../../game/guild-work/training.ts';
import { MOST_TRAINED_AT_ONCE } from '../../../game/guild-work/training-bank.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { formatAge, TRAIN_FROM } from '../../../game/horses/age.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { inDigits } from '../../ui/coins.tsx';
import type { LeftOut } from '../../ui/outcomes.tsx';
import { toTrain, type TrainingHorse } from './training-horse.ts';

/** Follows the horse's name. */
export function formatReason({ refused, details }: TrainingRefusal): string {
  if (refused === 'HORSE_TOO_YOUNG') return `only from ${formatAge(TRAIN_FROM)} on`;
  if (refused === 'ON_PASTURE') return 'on pasture';
  if (refused === 'BACK_FROM_PASTURE') return `back from pasture, trains in ${details['left']}`;
  if (refused === 'HORSE_UNFED') return 'hungry';
  if (refused === 'NOT_ENOUGH_COINS') return 'not enough coins';
  const next = `next training in ${details['left']}`;
  return details['banked'] === 0 ? next : `${details['banked']} saved, ${next}`;
}

/** "+127 XP and +4.5 skill". */
export function formatGain({ horseXp, skillGain }: Pick<TrainingPlan, 'horseXp' | 'skillGain'>): string {
  return `+${inDigits(horseXp)} XP and +${formatSkill(skillGain / TEN_THOUSAND)} skill`;
}

export interface TrainingRound {
  readonly trained: readonly TrainingHorse[];
  readonly leftOut: readonly LeftOut[];
  readonly trainings: number;
  readonly price: number;
}

interface Trainer {
  readonly guild: Guild;
  readonly coins: number;
}

/** Trains in order while the coins last. */
export function roundOf(
  horses: readonly TrainingHorse[],
  { guild, coins }: Trainer,
  count: TrainingCount,
  now: Date,
): TrainingRound {
  let balance = { coins, tradable: 0 };
  let trainings = 0;
  const trained: TrainingHorse[] = [];
  const leftOut: LeftOut[] = [];
  for (const horse of horses) {
    const { name } = horse;
    const plan = decideTraining(toTrain(horse, now), { guild, balance }, count, now);
    if (isRefusal(plan)) leftOut.push({ name, why: formatReason(plan) });
    else if (trained.length === MOST_TRAINED_AT_ONCE)
      leftOut.push({ name, why: `at most ${MOST_TRAINED_AT_ONCE} at once` });
    else {
      balance = plan.balance;
      trainings += plan.trainings;
      trained.push(horse);
    }
  }
  return { trained, leftOut, trainings, price: coins - balance.coins };
}
