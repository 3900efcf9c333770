import { CRAFT_SKILL_OF_NEWCOMERS, guildChangeableAt } from '../guild-work/change-guild.ts';
import { CRAFT_SPREAD, GUILD_ROWS, type Guild } from '../guild-work/guilds.ts';
import { wholeBetween, type Rng } from '../rng.ts';
import { QUALITY_PERCENT } from './quality.ts';

/** Ten-thousandths of a point: whole, 0 to 1,250,000. */
export const CRAFT_SKILL_POINT = 10_000;
export const CRAFT_SKILL_MAX = 125 * CRAFT_SKILL_POINT;

const GAIN_AT_NONE = 2 * CRAFT_SKILL_POINT;
const GAIN_LEAST = CRAFT_SKILL_POINT / 10;

/** Ten-thousandths. */
export function startingCraftSkill(guild: Guild): number {
  return GUILD_ROWS[guild].craftStartSkill * CRAFT_SKILL_POINT;
}

/** Ten-thousandths; gains shrink (docs/rules/economy.md#crafting). */
export function skillAfterCraft(skill: number): number {
  const gain = Math.max(GAIN_LEAST, Math.round(GAIN_AT_NONE * (1 - skill / CRAFT_SKILL_MAX)));
  return Math.min(CRAFT_SKILL_MAX, skill + gain);
}

/** Capped after a change of guild (docs/rules/economy.md#guilds). */
export function skillThatCounts(skill: number, guildChangedAt: Date | null, now: Date): number {
  if (guildChangeableAt(guildChangedAt, now) === null) return skill;
  return Math.min(skill, CRAFT_SKILL_OF_NEWCOMERS * CRAFT_SKILL_POINT);
}

/** Ten-thousandths of a percent. */
export interface QualityRange {
  readonly least: number;
  readonly most: number;
}

/** Ten-thousandths of a percent (docs/rules/economy.md#crafting). */
export function craftQualityRange(skill: number, guild: Guild): QualityRange {
  const promised = promisedBy(skill, guild);
  const spread = CRAFT_SPREAD * QUALITY_PERCENT;
  return { least: clamped(promised - spread, guild), most: clamped(promised + spread, guild) };
}

/** "82–102%". */
export function formatCraftRange(points: number, guild: Guild): string {
  const { least, most } = craftQualityRange(Math.round(points * CRAFT_SKILL_POINT), guild);
  const [from, to] = [least, most].map((quality) => Math.round(quality / QUALITY_PERCENT));
  return from === to ? `${to}%` : `${from}–${to}%`;
}

/** Uniform, then clamped to the guild's limits. */
export function drawQuality(skill: number, guild: Guild, rng: Rng): number {
  const spread = CRAFT_SPREAD * QUALITY_PERCENT;
  return clamped(promisedBy(skill, guild) + wholeBetween(rng, -spread, spread), guild);
}

function promisedBy(skill: number, guild: Guild): number {
  const points = skill / CRAFT_SKILL_POINT;
  return Math.round((points * GUILD_ROWS[guild].craftQualityPercent * QUALITY_PERCENT) / 100);
}

function clamped(quality: number, guild: Guild): number {
  return Math.max(0, Math.min(GUILD_ROWS[guild].craftMaxQuality * QUALITY_PERCENT, quality));
}
