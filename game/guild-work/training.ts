import { spendOnGame, type Balance } from '../ledger/coins.ts';
import { formatTimeLeft } from '../game-time.ts';
import { GUILD_ROWS, horseXp, type Guild } from './guilds.ts';
import { refuseWork, type PastureState } from '../care/pasture.ts';
import { TRAIN_FROM } from '../horses/age.ts';
import { isFed } from '../horses/fed.ts';
import { gainXp, PLAYER_XP, type ProgressAfter } from '../players/level.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { bankWith, MOST_BANKED, spendBanked, trainingBank, TRAINING_PRICE } from './training-bank.ts';

/** Percent of ten points (docs/rules/care.md#training). */
export const TRAINING_QUALITY = 45;

const SKILL_OF_FULL_QUALITY = 100_000;
const XP_BASE = 120;
const XP_PER_LEVEL = 7;

/** Ten-thousandths of a point. */
export function trainingSkill(guild: Guild): number {
  const percent = TRAINING_QUALITY * GUILD_ROWS[guild].trainingSkillPercent;
  return Math.round((SKILL_OF_FULL_QUALITY * percent) / 10_000);
}

/** "4.5", "10.1", "312": a decimal only below 100. */
export function formatSkill(points: number): string {
  const tenths = Math.round(points * 10) / 10;
  return String(tenths < 100 ? tenths : Math.round(points));
}

export function trainingXp(guild: Guild, level: number): number {
  return horseXp(guild, XP_BASE + XP_PER_LEVEL * level);
}

export type TrainingCount = number | 'all';

export interface HorseToTrain extends PastureState {
  readonly level: number;
  readonly xp: number;
  readonly ageInMonths: number;
  readonly feedExpiresAt: Date | null;
  readonly trainingFrom: Date;
}

export interface TrainingPlan {
  readonly trainings: number;
  readonly price: number;
  readonly balance: Balance;
  readonly horseXp: number;
  readonly progress: ProgressAfter;
  readonly playerXp: number;
  /** Ten-thousandths of a point. */
  readonly skillGain: number;
  readonly trainingFrom: Date;
}

export type TrainingRefusal = Refusal<
  | 'HORSE_TOO_YOUNG'
  | 'ON_PASTURE'
  | 'BACK_FROM_PASTURE'
  | 'HORSE_UNFED'
  | 'NO_TRAINING_LEFT'
  | 'NOT_ENOUGH_COINS'
>;

/** Retired horses may train (docs/rules/care.md#training). */
export function decideTraining(
  horse: HorseToTrain,
  { guild, balance }: { readonly guild: Guild; readonly balance: Balance },
  sessions: TrainingCount,
  now: Date,
): TrainingPlan | TrainingRefusal {
  if (horse.ageInMonths < TRAIN_FROM) {
    return refuse('HORSE_TOO_YOUNG', { age: horse.ageInMonths, needs: TRAIN_FROM });
  }
  const away = refuseWork(horse, now);
  if (away) return away;
  if (!isFed(horse.feedExpiresAt, now)) return refuse('HORSE_UNFED');
  const { banked, nextAt } = trainingBank(horse.trainingFrom, now);
  const least = sessions === 'all' ? 1 : sessions;
  if (banked < least) {
    const left = formatTimeLeft((nextAt ?? bankWith(-1, now)).getTime() - now.getTime());
    return refuse('NO_TRAINING_LEFT', { banked, most: MOST_BANKED, left });
  }
  const payable = Math.floor(balance.coins / TRAINING_PRICE);
  const trainings = sessions === 'all' ? Math.max(least, Math.min(banked, payable)) : sessions;
  const price = trainings * TRAINING_PRICE;
  const paid = spendOnGame(balance, price);
  if (isRefusal(paid)) return paid;
  return {
    trainings,
    price,
    balance: paid.balance,
    ...trained(horse, guild, trainings),
    playerXp: trainings * PLAYER_XP.training,
    skillGain: trainings * trainingSkill(guild),
    trainingFrom: spendBanked(horse.trainingFrom, trainings, now),
  };
}

function trained(
  horse: HorseToTrain,
  guild: Guild,
  trainings: number,
): Pick<TrainingPlan, 'horseXp' | 'progress'> {
  let gained = 0;
  let progress: ProgressAfter = { level: horse.level, xp: horse.xp, levelsGained: 0 };
  for (let index = 0; index < trainings; index++) {
    const xp = trainingXp(guild, progress.level);
    const after = gainXp(progress, xp);
    gained += xp;
    progress = { ...after, levelsGained: progress.levelsGained + after.levelsGained };
  }
  return { horseXp: gained, progress };
}
