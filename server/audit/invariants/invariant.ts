import { xpToNextLevel } from '../../../game/players/level.ts';

/** Something that is always true of a world. */
export interface Invariant {
  readonly name: string;
  /** Selects the rows that contradict it. May join `moment (now)`, world time. */
  readonly offending: string;
}

/** A list of SQL strings. The game's words have no quotes in them. */
export const sqlList = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Progress that cannot be: level from 1, xp from 0 to below what the next level takes. */
export const impossibleProgress = `level < 1 or xp < 0 or xp >= level * ${xpToNextLevel(1)}`;
