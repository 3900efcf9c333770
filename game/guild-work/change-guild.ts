import { spendOnGame, type Balance } from '../ledger/coins.ts';
import { formatTimeLeft, REAL_MS_PER_DAY } from '../game-time.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { GUILD_ROWS, type Guild } from './guilds.ts';

/** Coins; real days until the next change (docs/rules/economy.md#guilds). */
export const GUILD_CHANGE_PRICE = 5000;
export const GUILD_CHANGE_DAYS = 30;
/** Limit on the craft skill that counts until then. */
export const CRAFT_SKILL_OF_NEWCOMERS = 45;

export interface GuildMember {
  readonly guild: Guild;
  readonly guildChangedAt: Date | null;
  readonly balance: Balance;
}

export interface GuildChangePlan {
  readonly guild: Guild;
  readonly guildChangedAt: Date;
  readonly balance: Balance;
}

export type GuildChangeRefusal = Refusal<'ALREADY_MEMBER' | 'GUILD_CHANGED_LATELY' | 'NOT_ENOUGH_COINS'>;

/** Null if allowed now. */
export function guildChangeableAt(guildChangedAt: Date | null, now: Date): Date | null {
  if (guildChangedAt === null) return null;
  const at = new Date(guildChangedAt.getTime() + GUILD_CHANGE_DAYS * REAL_MS_PER_DAY);
  return at > now ? at : null;
}

/** Includes the balance after payment. */
export function decideGuildChange(
  wanted: Guild,
  { guild, guildChangedAt, balance }: GuildMember,
  now: Date,
): GuildChangePlan | GuildChangeRefusal {
  const { label } = GUILD_ROWS[guild];
  if (wanted === guild) return refuse('ALREADY_MEMBER', { guild: label });
  const next = guildChangeableAt(guildChangedAt, now);
  if (next !== null) {
    const left = formatTimeLeft(next.getTime() - now.getTime());
    return refuse('GUILD_CHANGED_LATELY', { guild: label, days: GUILD_CHANGE_DAYS, left });
  }
  const paid = spendOnGame(balance, GUILD_CHANGE_PRICE);
  if (isRefusal(paid)) return paid;
  return { guild: wanted, guildChangedAt: now, balance: paid.balance };
}
