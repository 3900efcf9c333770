import type { Guild } from '../../game/guild-work/guilds.ts';
import { CRAFT_SKILL_POINT, craftQualityRange } from '../../game/tack/craft-quality.ts';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';

/** "82–102%": what a piece made with so many points of skill can turn out to be. */
export function rangeWords(skill: number, guild: Guild): string {
  const { least, most } = craftQualityRange(Math.round(skill * CRAFT_SKILL_POINT), guild);
  const [from, to] = [least, most].map((quality) => Math.round(quality / QUALITY_PERCENT));
  return from === to ? `${to}%` : `${from}–${to}%`;
}
