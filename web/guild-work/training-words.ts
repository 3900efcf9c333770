import { decideTraining, MOST_TRAINED_AT_ONCE, skillWords } from '../../game/guild-work/training.ts';
import type { TrainingPlan, TrainingRefusal, TrainingsAsked } from '../../game/guild-work/training.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { ageWords, TRAIN_FROM } from '../../game/horses/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import { TEN_THOUSAND } from '../../game/shows/scoring.ts';
import { inDigits } from '../ui/coins.tsx';
import type { LeftOut } from '../ui/outcomes.tsx';
import { toTrain } from './training-horse.ts';
import type { TrainingHorse } from './training-horse.ts';

/** Why a horse does not train, in a few words that follow its name. */
export function reasonWords({ refused, details }: TrainingRefusal): string {
  if (refused === 'HORSE_TOO_YOUNG') return `only from ${ageWords(TRAIN_FROM)} on`;
  if (refused === 'HORSE_UNFED') return 'hungry';
  if (refused === 'NOT_ENOUGH_COINS') return 'not enough coins';
  const next = `the next training in ${details['left']}`;
  return details['banked'] === 0 ? next : `${details['banked']} banked, ${next}`;
}

/** "+127 XP and +4.5 skill". */
export function gainWords({ horseXp, skillGain }: Pick<TrainingPlan, 'horseXp' | 'skillGain'>): string {
  return `+${inDigits(horseXp)} XP and +${skillWords(skillGain / TEN_THOUSAND)} skill`;
}

export interface TrainingRound {
  readonly trained: readonly TrainingHorse[];
  readonly leftOut: readonly LeftOut[];
  /** Of all of them. */
  readonly trainings: number;
  readonly price: number;
}

interface Trainer {
  readonly guild: Guild;
  /** What the player has to spend. */
  readonly coins: number;
}

/** Who trains, in this order as far as the coins go, and who is left out and why. */
export function roundOf(
  horses: readonly TrainingHorse[],
  { guild, coins }: Trainer,
  asked: TrainingsAsked,
  now: Date,
): TrainingRound {
  let purse = { coins, tradable: 0 };
  let trainings = 0;
  const trained: TrainingHorse[] = [];
  const leftOut: LeftOut[] = [];
  for (const horse of horses) {
    const { name } = horse;
    const plan = decideTraining(toTrain(horse, now), { guild, purse }, asked, now);
    if (isRefusal(plan)) leftOut.push({ name, why: reasonWords(plan) });
    else if (trained.length === MOST_TRAINED_AT_ONCE)
      leftOut.push({ name, why: `at most ${MOST_TRAINED_AT_ONCE} at once` });
    else {
      purse = plan.purse;
      trainings += plan.trainings;
      trained.push(horse);
    }
  }
  return { trained, leftOut, trainings, price: coins - purse.coins };
}
