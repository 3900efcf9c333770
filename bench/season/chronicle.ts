import type { Guild } from '../../game/guilds/guilds.ts';
import type { Bot } from './bot.ts';
import type { Season } from './season.ts';

/** Levels whose day is noted. */
export const PLAYER_LEVELS = [2, 5, 10, 20, 30] as const;
export const HORSE_LEVELS = [5, 10, 25, 50, 75] as const;

/** How a bot stood at the end of a day. */
interface Standing {
  readonly in: number;
  readonly out: number;
  readonly coins: number;
  readonly spentOnHorses: number;
  readonly hungry: number;
}

/** The world at the end of a day. */
interface WorldDay {
  readonly held: number;
  readonly purseIndex: number;
  readonly tackIndex: number;
}

/** Keeps what tables are made of, day by day. */
export class Chronicle {
  /** By bot; the nth is the end of day n, the first the beginning. */
  readonly standings = new Map<Bot, Standing[]>();
  readonly world: WorldDay[] = [];
  /** Day on which a bot, or its best horse, first stood at a level: "player 5", "horse 10". */
  readonly reached = new Map<Bot, Map<string, number>>();

  readonly #season: Season;

  constructor(season: Season) {
    this.#season = season;
  }

  note(): void {
    const { books, bots, day, ring, trade } = this.#season;
    this.world[day] = { held: books.held, purseIndex: ring.purseIndex, tackIndex: trade.index };
    for (const bot of bots) {
      const flow = books.flows.get(bot.id) ?? { in: 0, out: 0 };
      const { coins } = books.purse(bot.id);
      const { spentOnHorses, hungry } = bot;
      const kept = this.standings.get(bot) ?? [];
      kept[day] = { ...flow, coins, spentOnHorses, hungry };
      this.standings.set(bot, kept);
      const reached = this.reached.get(bot) ?? new Map<string, number>();
      const best = Math.max(0, ...bot.horses.map(({ progress }) => progress.level));
      for (const level of PLAYER_LEVELS)
        if (bot.progress.level >= level && !reached.has(`player ${level}`))
          reached.set(`player ${level}`, day);
      for (const level of HORSE_LEVELS)
        if (best >= level && !reached.has(`horse ${level}`)) reached.set(`horse ${level}`, day);
      this.reached.set(bot, reached);
    }
  }

  /** Coins a day from one day to another, averaged over these bots: earned, spent, and kept before horses are paid. */
  daily(bots: readonly Bot[], from: number, to: number): { in: number; out: number; net: number } {
    const mean = (of: (one: Standing) => number) =>
      bots.reduce((sum, bot) => {
        const kept = this.standings.get(bot) ?? [];
        const [first, last] = [kept[from], kept[to]];
        return first && last ? sum + (of(last) - of(first)) / (to - from) : sum;
      }, 0) / bots.length;
    return {
      in: mean((one) => one.in),
      out: mean((one) => one.out),
      net: mean((one) => one.coins + one.spentOnHorses),
    };
  }

  /** Visits on which these bots could not feed a horse between two days. */
  hungry(bots: readonly Bot[], from: number, to: number): number {
    return bots.reduce((sum, bot) => {
      const kept = this.standings.get(bot) ?? [];
      return sum + (kept[to]?.hungry ?? 0) - (kept[from]?.hungry ?? 0);
    }, 0);
  }

  of(habit: string, guild?: Guild): Bot[] {
    return this.#season.bots.filter(
      (bot) => bot.habit.name === habit && (guild === undefined || bot.guild === guild),
    );
  }
}
