import { FEEDS } from '../game/care/feed.ts';
import { giveFeed } from '../game/care/give-feed.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { isFed } from '../game/horses/fed.ts';
import type { Bot } from './bot.ts';
import { FEED, trainIn } from './care.ts';
import { pressRound } from './press-round.ts';
import type { Ring } from './ring.ts';
import { pay } from './stable/stable.ts';

/** What the guide offers first. */
const FED_FOR_DAYS = 3;

/** Presses what the guide and Home put forward, then the daily round; thinks about nothing. */
export function pressOffered(ring: Ring, bot: Bot, now: Date): void {
  const [first] = bot.horses;
  if (first && !isFed(first.mood.feedExpiresAt, now) && pay(bot, FED_FOR_DAYS * FEEDS.monthly.buy, FEED))
    first.mood = giveFeed(first.mood, GUILD_ROWS[bot.guild].restPerDay, now, { monthly: FED_FOR_DAYS });
  if (first && bot.trainings === 0) trainIn(bot, first, { discipline: first.discipline, sessions: 1, now });
  if (first) ring.enterMeadow(bot, first, now);
  pressRound(ring, bot, now);
}
