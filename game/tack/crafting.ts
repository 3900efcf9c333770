import type { Guild } from '../guild-work/guilds.ts';
import { gainXp, PLAYER_XP, type Progress } from '../players/level.ts';
import { utcDay } from '../game-time.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Rng } from '../rng.ts';
import { countToday } from '../shows/entering/entry-limits.ts';
import { drawQuality, skillAfterCraft, skillThatCounts } from './craft-quality.ts';
import { MATERIAL_ROWS } from './materials.ts';
import {
  materialsMissing,
  materialsOf,
  RECIPES,
  type MaterialStock,
  type MaterialQuantity,
} from './recipes.ts';
import { TACK, type TackType } from './tack.ts';

/** Per UTC day (docs/rules/economy.md#crafting). */
export const CRAFTS_PER_DAY = 4;

export interface Crafter extends Progress {
  readonly guild: Guild;
  readonly guildChangedAt: Date | null;
  /** Ten-thousandths of a point. */
  readonly craftSkill: number;
  readonly craftedAt: Date | null;
  /** On the day of `craftedAt`. */
  readonly crafts: number;
}

export interface CraftPlan {
  /** Ten-thousandths of a percent. */
  readonly quality: number;
  readonly uses: readonly MaterialQuantity[];
  /** Ten-thousandths of a point. */
  readonly skillIncrease: number;
  readonly xp: number;
  readonly crafter: Crafter;
}

export type CraftRefusal = Refusal<'CRAFTS_SPENT' | 'CRAFT_UNFINISHED' | 'NOT_ENOUGH_MATERIALS'>;

export function craftsLeft({ craftedAt, crafts }: Pick<Crafter, 'craftedAt' | 'crafts'>, now: Date): number {
  return CRAFTS_PER_DAY - craftsToday({ craftedAt, crafts }, now);
}

/** Milliseconds. */
export function craftTakesStill(type: TackType, craftedAt: Date | null, now: Date): number {
  if (craftedAt === null) return 0;
  return Math.max(0, craftedAt.getTime() + RECIPES[type].takesMs - now.getTime());
}

export interface CraftOrder {
  readonly type: TackType;
  readonly crafter: Crafter;
  readonly stock: MaterialStock;
  readonly now: Date;
  readonly rng: Rng;
}

/** Refused before the recipe's time is over. Draws chance only on success (docs/rules/economy.md#crafting). */
export function craft({ type, crafter, stock, now, rng }: CraftOrder): CraftPlan | CraftRefusal {
  if (craftsLeft(crafter, now) <= 0) return refuse('CRAFTS_SPENT', { most: CRAFTS_PER_DAY });
  const missing = materialsMissing(type, stock);
  if (missing.length > 0) {
    return refuse('NOT_ENOUGH_MATERIALS', { missing: formatMaterials(missing), one: TACK[type].one });
  }
  const still = craftTakesStill(type, crafter.craftedAt, now);
  if (still > 0) return refuse('CRAFT_UNFINISHED', { seconds: Math.ceil(still / 1000) });
  const { guild, guildChangedAt, craftSkill } = crafter;
  const skill = skillAfterCraft(craftSkill);
  const { level, xp } = gainXp(crafter, PLAYER_XP.craft);
  return {
    quality: drawQuality(skillThatCounts(craftSkill, guildChangedAt, now), guild, rng),
    uses: materialsOf(type),
    skillIncrease: skill - craftSkill,
    xp: PLAYER_XP.craft,
    crafter: {
      guild,
      guildChangedAt,
      level,
      xp,
      craftSkill: skill,
      craftedAt: now,
      crafts: craftsToday(crafter, now) + 1,
    },
  };
}

/** "2 iron and 1 glue". */
export function formatMaterials(needed: readonly MaterialQuantity[]): string {
  const parts = needed.map(
    ({ material, quantity }) => `${quantity} ${MATERIAL_ROWS[material].label.toLowerCase()}`,
  );
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function craftsToday({ craftedAt, crafts }: Pick<Crafter, 'craftedAt' | 'crafts'>, now: Date): number {
  return countToday(craftedAt && utcDay(craftedAt), crafts, utcDay(now));
}
