import { spendOnGame } from '../ledger/coins.ts';
import type { Balance } from '../ledger/coins.ts';
import { leftWords, REAL_MS_PER_DAY } from '../game-time.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { GUILD_ROWS } from './guilds.ts';
import type { Guild } from './guilds.ts';

/** Coins for another guild, and the real days for which it cannot be changed again (docs/rules/economy.md#guilds). */
export const GUILD_CHANGE_PRICE = 5000;
export const GUILD_CHANGE_DAYS = 30;
/** Points of craft skill that count in a new guild for as long, at most. */
export const CRAFT_SKILL_OF_NEWCOMERS = 45;

/** What changing the guild reads of a player. */
export interface GuildMember {
  readonly guild: Guild;
  /** Null while it is the guild chosen at registration. */
  readonly guildChangedAt: Date | null;
  readonly balance: Balance;
}

/** The player afterwards. */
export interface GuildChangePlan {
  readonly guild: Guild;
  readonly guildChangedAt: Date;
  readonly balance: Balance;
}

export type GuildChangeRefusal = Refusal<'ALREADY_MEMBER' | 'GUILD_CHANGED_LATELY' | 'NOT_ENOUGH_COINS'>;

/** When the guild may be changed again; null if it may be now. */
export function guildChangeableAt(guildChangedAt: Date | null, now: Date): Date | null {
  if (guildChangedAt === null) return null;
  const at = new Date(guildChangedAt.getTime() + GUILD_CHANGE_DAYS * REAL_MS_PER_DAY);
  return at > now ? at : null;
}

/** Whether a player may join this guild now, and what it costs. Bound coins will do: the game is paid. */
export function decideGuildChange(
  wanted: Guild,
  { guild, guildChangedAt, balance }: GuildMember,
  now: Date,
): GuildChangePlan | GuildChangeRefusal {
  const { label } = GUILD_ROWS[guild];
  if (wanted === guild) return refuse('ALREADY_MEMBER', { guild: label });
  const next = guildChangeableAt(guildChangedAt, now);
  if (next !== null) {
    const left = leftWords(next.getTime() - now.getTime());
    return refuse('GUILD_CHANGED_LATELY', { guild: label, days: GUILD_CHANGE_DAYS, left });
  }
  const paid = spendOnGame(balance, GUILD_CHANGE_PRICE);
  if (isRefusal(paid)) return paid;
  return { guild: wanted, guildChangedAt: now, balance: paid.balance };
}
