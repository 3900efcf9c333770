import type { GuildChangePlan, GuildMember } from '../../game/guild-work/change-guild.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockGuildRow, updateGuild } from './player-queries.ts';

/** Locks a player until the transaction ends. */
export async function lockGuildMember(tx: Tx, playerId: string): Promise<Omit<GuildMember, 'purse'>> {
  const row = await lockGuildRow.first(tx, { playerId });
  if (!row) throw new Error(`No player ${playerId}`);
  return { guild: row.guild, guildChangedAt: row.guild_changed_at };
}

/** Keeps the guild of a player, who must be locked. What it does to horses must be settled before. */
export async function saveGuild(
  tx: Tx,
  playerId: string,
  { guild, guildChangedAt }: GuildChangePlan,
): Promise<void> {
  await updateGuild.run(tx, { playerId, guild, changedAt: guildChangedAt });
  tell(tx, playerId, { topics: ['user', 'horses'] });
}
