import { GUILD_ROWS, type Guild } from '../guild-work/guilds.ts';

export const MATERIALS = ['wood', 'iron', 'leather', 'thread', 'glue'] as const;
export type Material = (typeof MATERIALS)[number];

interface MaterialRow {
  readonly label: string;
  /** Coins, before the guild's discount. */
  readonly buy: number;
  /** Coins. */
  readonly sell: number;
}

/** docs/rules/economy.md#crafting */
export const MATERIAL_ROWS: Readonly<Record<Material, MaterialRow>> = {
  wood: { label: 'Wood', buy: 162, sell: 20 },
  iron: { label: 'Iron', buy: 162, sell: 40 },
  leather: { label: 'Leather', buy: 144, sell: 30 },
  thread: { label: 'Thread', buy: 19, sell: 10 },
  glue: { label: 'Glue', buy: 45, sell: 23 },
};

/** Coins, rounded down (docs/rules/economy.md#crafting). */
export function materialPrice(material: Material, guild: Guild): number {
  const percent = 100 - GUILD_ROWS[guild].materialDiscountPercent;
  return Math.floor((MATERIAL_ROWS[material].buy * percent) / 100);
}
