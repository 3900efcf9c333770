import { xpToNextLevel } from '../../../game/players/level.ts';

export interface Invariant {
  readonly name: string;
  /** Selects rows that contradict it. May join `clock (now)`, world time. */
  readonly offending: string;
}

/** No escaping: the game's values have no quotes. */
export const sqlList = (values: readonly string[]) => values.map((word) => `'${word}'`).join(', ');

export const impossibleProgress = `level < 1 or xp < 0 or xp >= level * ${xpToNextLevel(1)}`;
