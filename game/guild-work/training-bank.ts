import { REAL_MS_PER_GAME_DAY } from '../game-time.ts';

/** docs/rules/care.md#training */
export const TRAINING_MS = 4 * REAL_MS_PER_GAME_DAY;
export const MOST_BANKED = 6;
/** Coins (docs/rules/care.md#training). */
export const TRAINING_PRICE = 50;
export const MOST_TRAINED_AT_ONCE = 100;
/** docs/rules/trade.md#prices-of-the-house */
export const BANKED_ON_ARRIVAL = 1;

/** Computed from the stored `trainingFrom`. */
export interface TrainingBank {
  /** 0 to 6. */
  readonly banked: number;
  /** Null when full. */
  readonly nextAt: Date | null;
}

export function trainingBank(trainingFrom: Date, now: Date): TrainingBank {
  const banked = Math.floor(saved(trainingFrom, now) / TRAINING_MS);
  const nextAt = new Date(trainingFrom.getTime() + (banked + 1) * TRAINING_MS);
  return { banked, nextAt: banked === MOST_BANKED ? null : nextAt };
}

/** Returns `trainingFrom`. */
export function bankWith(banked: number, now: Date): Date {
  return new Date(now.getTime() - banked * TRAINING_MS);
}

/** New `trainingFrom`; progress towards the next training stays. Throws if fewer are banked. */
export function spendBanked(trainingFrom: Date, count: number, now: Date): Date {
  const { banked } = trainingBank(trainingFrom, now);
  if (count > banked) throw new RangeError(`${count} trainings are not banked, but ${banked}`);
  return new Date(now.getTime() - saved(trainingFrom, now) + count * TRAINING_MS);
}

/** Adds a training up to `MOST_BANKED`; progress towards the next one stays. */
export function bankOneMore(trainingFrom: Date, now: Date): Date {
  return new Date(
    now.getTime() - Math.min(MOST_BANKED * TRAINING_MS, saved(trainingFrom, now) + TRAINING_MS),
  );
}

export function trainingFromOf({ banked, nextAt }: TrainingBank, now: Date): Date {
  return nextAt === null ? bankWith(MOST_BANKED, now) : bankWith(banked + 1, nextAt);
}

/** How many of so many horses with full banks one press trains while the coins last. */
export function trainedByPress(horses: number, coins: number): number {
  const payable = Math.floor(coins / TRAINING_PRICE);
  return Math.min(horses, MOST_TRAINED_AT_ONCE, Math.ceil(payable / MOST_BANKED));
}

/** Milliseconds. */
function saved(trainingFrom: Date, now: Date): number {
  return Math.min(MOST_BANKED * TRAINING_MS, Math.max(0, now.getTime() - trainingFrom.getTime()));
}
