import { xpToNextLevel } from '../../../game/players/level.ts';

/** Must always be true of a world. */
export interface Invariant {
  readonly name: string;
  /** Selects rows that contradict it. May join `moment (now)`, world time. */
  readonly offending: string;
}

/** Does not escape: the game's words have no quotes. */
export const sqlList = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Level from 1; xp from 0 to below that of the next level. */
export const impossibleProgress = `level < 1 or xp < 0 or xp >= level * ${xpToNextLevel(1)}`;
