import { GUILDS } from '../game/guild-work/guilds.ts';
import { pick, rngFromNumber } from '../game/rng.ts';
import type { Bot } from './bot.ts';
import { HABITS, type Habit } from './habits.ts';
import { Season } from './season.ts';
import { inDigits, table } from './tables.ts';

const DAYS = 21;
const WINS_IN_DAYS = 7;
/** The purse counts from then on. */
const SETTLED_AFTER_DAYS = 3;
const CARELESS_DAYS = 60;
const MENDED_AFTER_DAYS = 14;

export interface ButtonPresser {
  readonly bot: Bot;
  /** In the first week. */
  readonly hasWon: boolean;
  readonly hasPrize: boolean;
  readonly isSilver: boolean;
  /** The least once settled. */
  readonly coins: number;
  /** Rounds after which a horse was hungry. */
  readonly hungry: number;
}

/** Newcomers with any horse of the store, in any guild, who press nothing but the daily round. */
export function playGoldenButton(seed: number, players: number, days = DAYS): ButtonPresser[] {
  const season = seasonOf(seed, players, HABITS.goldenButton);
  return pressed(season, days, SETTLED_AFTER_DAYS);
}

/** Players who did anything for sixty days, and then press nothing but the daily round. */
export function playMended(seed: number, players: number, days = CARELESS_DAYS): ButtonPresser[] {
  const season = seasonOf(seed, players, HABITS.anything);
  while (season.day < days) season.passDay();
  for (const bot of season.bots) {
    bot.habit = HABITS.goldenButton;
    bot.hungry = 0;
  }
  return pressed(season, days + MENDED_AFTER_DAYS, days + MENDED_AFTER_DAYS);
}

function seasonOf(seed: number, players: number, habit: Habit): Season {
  const season = new Season(seed);
  const rng = rngFromNumber(seed);
  for (let index = 0; index < players; index += 1) season.join(habit, pick(rng, GUILDS));
  return season;
}

function pressed(season: Season, until: number, settledFrom: number): ButtonPresser[] {
  const least = new Map<Bot, number>();
  while (season.day < until) {
    season.passDay();
    if (season.day < settledFrom) continue;
    for (const bot of season.bots)
      least.set(bot, Math.min(least.get(bot) ?? Infinity, season.books.balance(bot.id).coins));
  }
  return season.bots.map((bot) => {
    const starts = season.ring.careers.of(bot);
    return {
      bot,
      hasWon: starts.some(({ place, day }) => place === 1 && day < WINS_IN_DAYS),
      hasPrize: starts.some(({ hasPrize }) => hasPrize),
      isSilver: starts.some(({ promoted }) => promoted),
      coins: least.get(bot) ?? 0,
      hungry: bot.hungry,
    };
  });
}

export interface ButtonPressers {
  readonly golden: readonly ButtonPresser[];
  readonly mended: readonly ButtonPresser[];
}

export function buttonTable({ golden, mended }: ButtonPressers): string {
  const share = (all: readonly ButtonPresser[], isSuch: (one: ButtonPresser) => boolean) =>
    `${((100 * all.filter(isSuch).length) / all.length).toFixed(1)}%`;
  const least = (all: readonly ButtonPresser[]) => inDigits(Math.min(...all.map(({ coins }) => coins)));
  const poor = (all: readonly ButtonPresser[]) => inDigits(all.filter(({ coins }) => coins < 100).length);
  return table(
    ['players', 'figure', 'aim', 'now'],
    [
      [inDigits(golden.length), 'won a show in 7 days', '95%', share(golden, ({ hasWon }) => hasWon)],
      ['', 'reached silver in 21 days', '80%', share(golden, ({ isSilver }) => isSilver)],
      ['', 'below 100 coins after day 3', '0', `${poor(golden)}; the least was ${least(golden)}`],
      [inDigits(mended.length), 'won a prize', '100%', share(mended, ({ hasPrize }) => hasPrize)],
      ['', 'below 100 coins after 14 days', '0', `${poor(mended)}; the least was ${least(mended)}`],
    ],
  );
}
