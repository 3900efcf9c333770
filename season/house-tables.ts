import { GUILDS } from '../game/guild-work/guilds.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { Chronicle } from './chronicle.ts';
import { HABITS, type Habit } from './habits.ts';
import { bestPoints } from './horses.ts';
import { Season } from './season.ts';
import { HOUSE_KINDS } from './season-books.ts';
import { inDigits, meanOf, table } from './tables.ts';

export const HOUSE_STABLES = 12;
const DAYS = 60;

/** Small worlds, for what house stables take there. */
export interface SmallWorlds {
  readonly solo: readonly Chronicle[];
  readonly twelve: readonly Chronicle[];
}

export function playSmallWorlds(seeds: readonly number[]): SmallWorlds {
  return {
    solo: seeds.map((seed) => playSolo(seed, DAYS)),
    twelve: seeds.map((seed) =>
      playSmall(seed, DAYS, (season) => {
        const habits: readonly Habit[] = [HABITS.casual, HABITS.breeder, HABITS.collector];
        for (const guild of GUILDS) for (const habit of habits) season.join(habit, guild);
      }),
    ),
  };
}

/** One player alone with the house stables. */
export function playSolo(seed: number, days: number): Chronicle {
  const guild = GUILDS[seed % GUILDS.length] ?? GUILDS[0];
  return playSmall(seed, days, (season) => season.join(HABITS.solo, guild));
}

function playSmall(seed: number, days: number, fill: (season: Season) => void): Chronicle {
  const season = new Season(seed, HOUSE_STABLES);
  fill(season);
  const chronicle = new Chronicle(season);
  chronicle.note();
  while (season.day < days) {
    season.passDay();
    chronicle.note();
  }
  return chronicle;
}

/** What players pay house stables, and what they get from them. */
export function houseTable({ solo, twelve }: SmallWorlds, forty: readonly Chronicle[], days: number): string {
  const row = (name: string, aim: string, chronicles: readonly Chronicle[], until: number) => {
    const at = chronicles.map(({ world }) => world[until]).filter((day) => day !== undefined);
    const sinks = at.reduce((sum, day) => sum + day.sinks, 0);
    const taken = at.reduce((sum, day) => sum + day.houseSinks, 0);
    const paid = HOUSE_KINDS.map((kind) => {
      const all = chronicles.map((one) =>
        one.season.bots.map((bot) => -(one.daily(bot, 0, until).flows[kind] ?? 0)),
      );
      return meanOf(all.flat());
    });
    const given = chronicles
      .flatMap(({ world }) => world.slice(0, until + 1))
      .filter(({ fromPurses }) => fromPurses !== 0);
    return [
      name,
      aim,
      `${((100 * taken) / sinks).toFixed(1)}%`,
      ...paid.map((coins) => coins.toFixed(1)),
      inDigits(given.length),
    ];
  };
  return table(
    [
      'players, days',
      'aim',
      'share of all sinks',
      'studs a head and day',
      'horses',
      'tack',
      'days on which a purse paid a player',
    ],
    [
      row(`1, ${DAYS}`, 'under 30%', solo, DAYS),
      row(`12, ${DAYS}`, 'under 15%', twelve, DAYS),
      row(`40, ${Math.min(DAYS, days)}`, 'under 8%', forty, Math.min(DAYS, days)),
      ...(days > DAYS ? [row(`40, ${days}`, 'under 8%', forty, days)] : []),
    ],
  );
}

const MONTH = 30 * REAL_MS_PER_DAY;

/** Foals of the last month of the season, in what each is best at. */
export function foalTable(chronicles: readonly Chronicle[]): string {
  const habits = [HABITS.casual.name, HABITS.breeder.name, HABITS.house.name];
  const born = chronicles.flatMap(({ season }) =>
    season.breeding.born.map(({ foal, bredBy, at }) => ({
      habit: bredBy,
      points: bestPoints(foal),
      age: season.now.getTime() - at.getTime(),
    })),
  );
  const lateOf = (habit: string) => born.filter((one) => one.habit === habit && one.age <= MONTH);
  return table(
    ['foals bred by', 'in all', 'of the last 30 days', 'mean of their best aptitude'],
    habits.map((habit) => {
      const late = lateOf(habit);
      const all = born.filter((one) => one.habit === habit).length;
      return [
        habit,
        inDigits(all),
        inDigits(late.length),
        late.length === 0 ? '–' : meanOf(late.map(({ points }) => points)).toFixed(1),
      ];
    }),
  );
}
