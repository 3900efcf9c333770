import {
  decideGuildChange,
  type GuildChangePlan,
  type GuildChangeRefusal,
} from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockMoodsOf, settleMoods } from '../horses/settle-moods.ts';
import { lockPurse, post, withHouse } from '../ledger/ledger.ts';
import { lockGuildMember, saveGuild } from '../players/guild-member.ts';

/**
 * Moves a player to another guild. The player's horses are locked first: what they have rested until now, they have
 * rested as the old guild has it.
 */
export async function changeGuild(
  tx: Tx,
  now: Date,
  playerId: string,
  wanted: Guild,
): Promise<GuildChangePlan | GuildChangeRefusal> {
  const {
    horses: moods,
    players,
    ledger_accounts: purse,
  } = await lockInOrder(tx, {
    horses: () => lockMoodsOf(tx, playerId),
    players: () => lockGuildMember(tx, playerId),
    ledger_accounts: () => lockPurse(tx, playerId),
  });
  const member = { ...players, purse };
  const plan = decideGuildChange(wanted, member, now);
  if (isRefusal(plan)) return plan;

  await settleMoods(tx, playerId, moods, GUILD_ROWS[member.guild].restPerDay, now);
  await saveGuild(tx, playerId, plan);
  const description = `Changed guild from ${GUILD_ROWS[member.guild].label} to ${GUILD_ROWS[wanted].label}`;
  await post(tx, now, [withHouse(purse, plan.purse, 'guild_change', description)]);
  return plan;
}
