import type { Crafter } from '../../game/tack/crafting.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockCrafterRow, updateCrafter } from './player-queries.ts';

/** Locks a player who makes tack, before the purse, until the transaction ends. */
export async function lockCrafter(
  tx: Tx,
  playerId: string,
): Promise<{ readonly username: string; readonly crafter: Crafter }> {
  const row = await lockCrafterRow.first(tx, { playerId });
  if (!row) throw new Error(`No player ${playerId}`);
  const { username, guild, guild_changed_at: guildChangedAt, level, xp, crafts } = row;
  const { craft_skill: craftSkill, crafted_at: craftedAt } = row;
  return { username, crafter: { guild, guildChangedAt, level, xp, craftSkill, craftedAt, crafts } };
}

/** Keeps what making tack changes of a player, who must be locked. */
export async function saveCrafter(tx: Tx, playerId: string, crafter: Crafter): Promise<void> {
  const { level, xp, craftSkill, craftedAt, crafts } = crafter;
  await updateCrafter.run(tx, { playerId, level, xp, craftSkill, craftedAt, crafts });
  tell(tx, playerId, { topics: ['user'] });
}
