import { REAL_MS_PER_DAY } from '../game-time.ts';

/** What is put forward to a player (docs/rules/screens.md#stages). */
export const STAGES = [1, 2, 3, 4, 5] as const;
export type Stage = (typeof STAGES)[number];
export const LAST_STAGE: Stage = 5;

export interface Advancement {
  readonly level: number;
  /** Null before it. */
  readonly firstHorseAt: Date | null;
  /** Of all horses, the Meadow's too; counts stop at what a stage needs. */
  readonly starts: number;
  readonly results: number;
  /** The player chose to see everything. */
  readonly showsEverything: boolean;
}

export const STARTS_OF_STAGE_3 = 3;

/** Never falls: levels, days, starts and results only grow. */
export function stageOf(player: Advancement, now: Date): Stage {
  const { level, starts, results, showsEverything } = player;
  const day = dayOf(player.firstHorseAt, now);
  if (showsEverything || level >= 3 || day >= 8) return LAST_STAGE;
  if (level >= 2 || day >= 4) return 4;
  if (starts >= STARTS_OF_STAGE_3 || day >= 2) return 3;
  return results > 0 ? 2 : 1;
}

/** 1 on the day of the first horse and before it; days end at midnight UTC, as those of the salary. */
export function dayOf(firstHorseAt: Date | null, now: Date): number {
  const midnight = (instant: Date) => Math.floor(instant.getTime() / REAL_MS_PER_DAY);
  return Math.max(0, midnight(now) - midnight(firstHorseAt ?? now)) + 1;
}
