import { GUILDS } from '../game/guild-work/guilds.ts';
import { pick, rngFromNumber } from '../game/rng.ts';
import type { Bot } from './bot.ts';
import { HABITS, type Habit } from './habits.ts';
import { Season } from './season.ts';
import { inDigits, middle, quartiles, table } from './tables.ts';

const DAYS = 21;
const WINS_IN_DAYS = 7;
/** The purse counts from then on. */
const SETTLED_AFTER_DAYS = 3;
const CARELESS_DAYS = 60;
const MENDED_AFTER_DAYS = 14;
const HOUSE_STABLES = 12;

/** Players who press what is put before them. */
export interface Presser {
  /** A house show, in the first week. */
  readonly hasWon: boolean;
  /** Of a house show, once it pressed what was offered. */
  readonly hasPrize: boolean;
  readonly isSilver: boolean;
  /** Starts until the first prize and win, the Meadow's included. */
  readonly toFirstPrize: number | null;
  readonly toFirstWin: number | null;
  /** Percent of starts in house shows. */
  readonly winShare: number;
  /** The least once settled. */
  readonly coins: number;
  readonly coinsAtEnd: number;
  /** Visits after which a horse was hungry. */
  readonly hungry: number;
}

/** Newcomers of one habit, in any guild, who press what is there. */
export function playPressers(seed: number, habit: Habit, players: number, days = DAYS): Presser[] {
  const season = seasonOf(seed, players, habit);
  return pressed(season, { from: 0, until: days, settledFrom: SETTLED_AFTER_DAYS });
}

/** Players who did anything for sixty days, and then press nothing but the daily round. */
export function playMended(seed: number, players: number, days = CARELESS_DAYS): Presser[] {
  const season = seasonOf(seed, players, HABITS.anything);
  while (season.day < days) season.passDay();
  for (const bot of season.bots) {
    bot.habit = HABITS.goldenButton;
    bot.hungry = 0;
  }
  const until = days + MENDED_AFTER_DAYS;
  return pressed(season, { from: days, until, settledFrom: until });
}

function seasonOf(seed: number, players: number, habit: Habit): Season {
  const season = new Season(seed, HOUSE_STABLES);
  const rng = rngFromNumber(seed);
  for (let index = 0; index < players; index += 1) season.join(habit, pick(rng, GUILDS));
  return season;
}

interface Watched {
  /** The day on which they begin to press what is offered. */
  readonly from: number;
  readonly until: number;
  readonly settledFrom: number;
}

function pressed(season: Season, { from, until, settledFrom }: Watched): Presser[] {
  const least = new Map<Bot, number>();
  while (season.day < until) {
    season.passDay();
    if (season.day < settledFrom) continue;
    for (const bot of season.bots)
      least.set(bot, Math.min(least.get(bot) ?? Infinity, season.books.balance(bot.id).coins));
  }
  const { careers } = season.ring;
  return season.bots.map((bot) => {
    const starts = careers.of(bot);
    const inHouseShows = starts.filter(({ isMeadow }) => !isMeadow);
    const wins = inHouseShows.filter(({ place }) => place === 1);
    return {
      hasWon: wins.some(({ day }) => day < WINS_IN_DAYS),
      hasPrize: inHouseShows.some(({ day, hasPrize }) => day >= from && hasPrize),
      isSilver: starts.some(({ promoted }) => promoted),
      toFirstPrize: careers.startsUntil(bot, ({ hasPrize }) => hasPrize),
      toFirstWin: careers.startsUntil(bot, ({ place }) => place === 1),
      winShare: inHouseShows.length === 0 ? 0 : (100 * wins.length) / inHouseShows.length,
      coins: least.get(bot) ?? 0,
      coinsAtEnd: bot.balance.coins,
      hungry: bot.hungry,
    };
  });
}

export interface Pressers {
  readonly ordinary: readonly Presser[];
  readonly gate: readonly Presser[];
  readonly golden: readonly Presser[];
  readonly mended: readonly Presser[];
}

const share = (all: readonly Presser[], isSuch: (one: Presser) => boolean) =>
  `${((100 * all.filter(isSuch).length) / all.length).toFixed(1)}%`;
const least = (all: readonly Presser[]) => inDigits(Math.min(...all.map(({ coins }) => coins)));
const poor = (all: readonly Presser[]) => inDigits(all.filter(({ coins }) => coins < 100).length);

/** Figures of the first three weeks of newcomers. */
export function presserTable({ ordinary, gate, golden }: Pressers): string {
  const columns = [ordinary, gate, golden];
  const row = (figure: string, aim: string, of: (all: readonly Presser[]) => string) => [
    figure,
    aim,
    ...columns.map(of),
  ];
  return table(
    [
      'newcomers, 21 days',
      'aim',
      `ordinary (${ordinary.length})`,
      `gate newcomer (${gate.length})`,
      `golden button (${golden.length})`,
    ],
    [
      row('starts to the first prize (nine in ten)', '1', (all) =>
        middleAndNinth(all.map(({ toFirstPrize }) => toFirstPrize)),
      ),
      row('starts to the first win (nine in ten)', '3', (all) =>
        middleAndNinth(all.map(({ toFirstWin }) => toFirstWin)),
      ),
      row('won a house show in 7 days', '95%', (all) => share(all, ({ hasWon }) => hasWon)),
      row('percent of starts in house shows won', '10 to 25', (all) => {
        const [low = 0, median = 0, high = 0] = quartiles(all.map(({ winShare }) => winShare));
        return `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
      }),
      row('reached silver', '80%', (all) => share(all, ({ isSilver }) => isSilver)),
      row('below 100 coins after day 3; the least', '0', (all) => `${poor(all)}; ${least(all)}`),
      row('coins at the end', '', (all) => middle(all.map(({ coinsAtEnd }) => coinsAtEnd))),
      row('ever without feed', '0', (all) => inDigits(all.filter(({ hungry }) => hungry > 0).length)),
    ],
  );
}

/** Median, and what nine in ten need at most. */
function middleAndNinth(numbers: readonly (number | null)[]): string {
  const sorted = numbers.map((one) => one ?? Infinity).toSorted((a, b) => a - b);
  const ninth = sorted[Math.ceil(0.9 * sorted.length) - 1] ?? Infinity;
  return `${middle(numbers)} (${ninth === Infinity ? '–' : ninth})`;
}

export function mendedTable({ mended }: Pressers): string {
  return table(
    ['players', 'figure', 'aim', 'now'],
    [
      [inDigits(mended.length), 'won a prize', '100%', share(mended, ({ hasPrize }) => hasPrize)],
      ['', 'below 100 coins after 14 days', '0', `${poor(mended)}; the least was ${least(mended)}`],
    ],
  );
}
