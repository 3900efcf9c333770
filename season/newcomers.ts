import { GUILDS } from '../game/guild-work/guilds.ts';
import type { Habit } from './habits.ts';
import { Season } from './season.ts';

/** Per guild. */
const STABLES = 3;
const DAYS = 60;
/** As in a new world. */
const HOUSE_STABLES = 12;

export interface Newcomer {
  /** Starts up to and including the first prize or win, the Meadow's too; null if there was none. */
  readonly toFirstPrize: number | null;
  readonly toFirstWin: number | null;
  /** Visits at which a horse could not be fed. */
  readonly hungry: number;
  readonly coins: number;
}

/** Sixty days of stables with one habit that start together. */
export function playNewcomers(seed: number, habit: Habit): Newcomer[] {
  const season = new Season(seed, HOUSE_STABLES);
  for (const guild of GUILDS) for (let index = 0; index < STABLES; index++) season.join(habit, guild);
  while (season.day < DAYS) season.passDay();
  const { careers } = season.ring;
  return season.bots.map((bot) => ({
    toFirstPrize: careers.startsUntil(bot, ({ hasPrize }) => hasPrize),
    toFirstWin: careers.startsUntil(bot, ({ place }) => place === 1),
    hungry: bot.hungry,
    coins: season.books.balance(bot.id).coins,
  }));
}
