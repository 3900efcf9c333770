import { z } from 'zod';
import { call } from '../call.ts';
import { Coins, GuildName, Instant } from '../pieces.ts';

/** Idempotent: a repeated call is refused. */
export const changeGuild = call({
  method: 'PUT',
  path: '/api/guild',
  access: 'player',
  summary: 'Join another guild, for coins; it cannot be undone for 30 days',
  body: z.object({ guild: GuildName }),
  reply: z.object({
    message: z.string(),
    guild: GuildName,
    cost: Coins,
    coins: Coins,
    guildChangedAt: Instant,
  }),
  refusals: {
    ALREADY_MEMBER: [409, '{guild} is your guild already.'],
    GUILD_CHANGED_LATELY: [
      409,
      'You joined {guild} less than {days} days ago. Your guild can be changed again in {left}.',
    ],
    NOT_ENOUGH_COINS: [409, 'Changing your guild costs {needs} coins; you have {coins}.'],
  },
});
