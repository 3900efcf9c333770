import { FEEDS } from '../game/care/feed.ts';
import { giveFeed } from '../game/care/give-feed.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { MOST_BANKED } from '../game/guild-work/training-bank.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { HORSE_STARTS_PER_DAY } from '../game/shows/entering/entry-limits.ts';
import { classesToEnter } from '../game/shows/grades.ts';
import { openHouseShows } from '../game/shows/house-shows.ts';
import type { Bot } from './bot.ts';
import { FEED, trainIn } from './care.ts';
import type { Ring } from './ring.ts';
import { pay } from './stable/stable.ts';

/** Feeds, enters and trains without any thought. */
export function pressAnything(
  ring: Ring,
  bot: Bot,
  { now, rng }: { readonly now: Date; readonly rng: Rng },
): void {
  for (const horse of bot.horses) {
    if (chance(rng, 0.4) && pay(bot, FEEDS.monthly.buy, FEED))
      horse.mood = giveFeed(horse.mood, GUILD_ROWS[bot.guild].restPerDay, now, { monthly: 1 });
    const level = pick(rng, classesToEnter(horse.standing, horse.progress.level));
    const shows = openHouseShows(now, { level, discipline: pick(rng, DISCIPLINES) });
    for (const show of shows.slice(0, wholeBetween(rng, 0, HORSE_STARTS_PER_DAY)))
      if (!horse.entered.has(show.id)) ring.enterOne(bot, horse, show, now);
    const sessions = wholeBetween(rng, 0, MOST_BANKED);
    if (sessions > 0) trainIn(bot, horse, { discipline: pick(rng, DISCIPLINES), sessions, now });
  }
}
