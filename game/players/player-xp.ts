/** XP a player gets for work other than shows (docs/rules/economy.md#levels). */
export const PLAYER_XP = {
  training: 10,
  salary: 50,
  craft: 15,
  foalBred: 100,
} as const;
