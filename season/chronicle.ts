import type { Guild } from '../game/guild-work/guilds.ts';
import type { Bot } from './bot.ts';
import type { Season } from './season.ts';
import { HOUSE_KINDS, type Flows, type SeasonKind } from './season-books.ts';

export const PLAYER_LEVELS = [2, 5, 10, 20, 30] as const;
export const HORSE_LEVELS = [5, 10, 25, 50, 75] as const;

interface BotDay {
  readonly flows: Flows;
  readonly starts: number;
  readonly places: number;
  readonly hungry: number;
}

interface WorldDay {
  readonly coins: number;
  readonly purseIndex: number;
  readonly tackIndex: number;
  /** Taken out of the world so far, and how much of it house stables took. */
  readonly sinks: number;
  readonly houseSinks: number;
  /** Players' coins that came from house purses. */
  readonly fromPurses: number;
}

export interface Daily {
  readonly flows: Flows;
  readonly starts: number;
  /** Mean place; 0 without starts. */
  readonly place: number;
}

export class Chronicle {
  /** Index n is the end of day n. */
  readonly standings = new Map<Bot, BotDay[]>();
  readonly world: WorldDay[] = [];
  /** Day a level was reached: "player 5", "horse 10". */
  readonly reached = new Map<Bot, Map<string, number>>();

  readonly season: Season;

  constructor(season: Season) {
    this.season = season;
  }

  note(): void {
    const { books, bots, day, ring, trade } = this.season;
    const { playersCoins: coins, sinks, fromPurses, byKind } = books;
    const houseSinks = HOUSE_KINDS.reduce((sum, kind) => sum + (byKind.get(kind) ?? 0), 0);
    const { purseIndex } = ring;
    this.world[day] = { coins, purseIndex, tackIndex: trade.index, sinks, houseSinks, fromPurses };
    for (const bot of bots) {
      const { starts, places } = ring.counts.get(bot) ?? { starts: 0, places: 0 };
      const noted = this.standings.get(bot) ?? [];
      noted[day] = { flows: books.flows(bot.id), starts, places, hungry: bot.hungry };
      this.standings.set(bot, noted);
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

  daily(bot: Bot, from: number, to: number): Daily {
    const [first, last] = [this.#at(bot, from), this.#at(bot, to)];
    const kinds = Object.keys(last.flows) as SeasonKind[];
    const starts = last.starts - first.starts;
    return {
      flows: Object.fromEntries(
        kinds.map((kind) => [kind, ((last.flows[kind] ?? 0) - (first.flows[kind] ?? 0)) / (to - from)]),
      ),
      starts: starts / (to - from),
      place: starts === 0 ? 0 : (last.places - first.places) / starts,
    };
  }

  hungry(bot: Bot, from: number, to: number): number {
    return this.#at(bot, to).hungry - this.#at(bot, from).hungry;
  }

  of(habit: string, guild?: Guild): Bot[] {
    return this.season.bots.filter(
      (bot) => bot.habit.name === habit && (guild === undefined || bot.guild === guild),
    );
  }

  #at(bot: Bot, day: number): BotDay {
    const standing = this.standings.get(bot)?.[day];
    if (!standing) throw new Error(`Day ${day} of ${bot.id} was not noted`);
    return standing;
  }
}
