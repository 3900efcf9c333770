/** Whole; level from 1, `xp` below `xpToNextLevel`. */
export interface Progress {
  readonly level: number;
  readonly xp: number;
}

export interface ProgressAfter extends Progress {
  readonly levelsGained: number;
}

/** docs/rules/economy.md#levels */
export function xpToNextLevel(level: number): number {
  return level * 1000;
}

/** docs/rules/economy.md#levels */
export function gainXp(before: Progress, gained: number): ProgressAfter {
  if (!Number.isSafeInteger(gained) || gained < 0) throw new RangeError(`XP gained is whole, not ${gained}`);
  let { level } = before;
  let xp = before.xp + gained;
  while (xp >= xpToNextLevel(level)) {
    xp -= xpToNextLevel(level);
    level += 1;
  }
  return { level, xp, levelsGained: level - before.level };
}

/** XP outside shows (docs/rules/economy.md#levels). */
export const PLAYER_XP = {
  training: 10,
  salary: 50,
  craft: 15,
  foalBred: 100,
} as const;
