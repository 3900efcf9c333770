import { REAL_MS_PER_GAME_DAY } from '../game-time.ts';

/** A horse banks one training in four game days, and six at most (docs/rules/care.md#training). */
export const TRAINING_MS = 4 * REAL_MS_PER_GAME_DAY;
export const MOST_BANKED = 6;
/** Of a bought horse, as it arrives (docs/rules/trade.md#prices-of-the-house). */
export const BANKED_ON_ARRIVAL = 1;

/** What a horse has banked at a moment. Nothing ticks: it is computed from `trainingFrom`, which alone is stored. */
export interface TrainingBank {
  /** Whole trainings, 0 to 6. */
  readonly banked: number;
  /** When one more is; null while there are six. */
  readonly nextAt: Date | null;
}

/** One training for every four hours since `trainingFrom`; before that, and after six, none comes. */
export function trainingBank(trainingFrom: Date, now: Date): TrainingBank {
  const banked = Math.floor(saved(trainingFrom, now) / TRAINING_MS);
  const nextAt = new Date(trainingFrom.getTime() + (banked + 1) * TRAINING_MS);
  return { banked, nextAt: banked === MOST_BANKED ? null : nextAt };
}

/** From when a horse banks that has so many trainings at this moment, and none of the next one. */
export function bankWith(banked: number, now: Date): Date {
  return new Date(now.getTime() - banked * TRAINING_MS);
}

/**
 * From when a horse banks once it has used so many: what it had begun to bank stays, what it could not bank beyond six
 * is gone. Throws if it has fewer.
 */
export function spendBanked(trainingFrom: Date, count: number, now: Date): Date {
  const { banked } = trainingBank(trainingFrom, now);
  if (count > banked) throw new RangeError(`${count} trainings are not banked, but ${banked}`);
  return new Date(now.getTime() - saved(trainingFrom, now) + count * TRAINING_MS);
}

/** The instant that was stored, from a bank as it was told some time ago. */
export function trainingFromOf({ banked, nextAt }: TrainingBank, now: Date): Date {
  return nextAt === null ? bankWith(MOST_BANKED, now) : bankWith(banked + 1, nextAt);
}

/** Milliseconds that count. */
function saved(trainingFrom: Date, now: Date): number {
  return Math.min(MOST_BANKED * TRAINING_MS, Math.max(0, now.getTime() - trainingFrom.getTime()));
}
