import {
  decideGuildChange,
  type GuildChangePlan,
  type GuildChangeRefusal,
} from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockMoodsOf, settleMoods } from '../horses/state/horse-state.ts';
import { post, withHouse, lockBalance } from '../ledger/ledger.ts';
import { lockGuildMember, saveGuild } from '../players/player.ts';
import { lockInOrder } from '../db/lock-order.ts';

/** Settles the horses first: they rested at the old guild's rate. */
export async function changeGuild(
  tx: Tx,
  now: Date,
  playerId: string,
  wanted: Guild,
): Promise<GuildChangePlan | GuildChangeRefusal> {
  const {
    horses: moods,
    players,
    ledger_accounts: balance,
  } = await lockInOrder(tx, {
    horses: () => lockMoodsOf(tx, playerId),
    players: () => lockGuildMember(tx, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  const member = { ...players, balance };
  const plan = decideGuildChange(wanted, member, now);
  if (isRefusal(plan)) return plan;

  await settleMoods(tx, playerId, moods, { restPerDay: GUILD_ROWS[member.guild].restPerDay, now });
  await saveGuild(tx, playerId, plan);
  const description = `Changed guild from ${GUILD_ROWS[member.guild].label} to ${GUILD_ROWS[wanted].label}`;
  await post(tx, now, [withHouse(balance, plan.balance, 'guild_change', description)]);
  return plan;
}
