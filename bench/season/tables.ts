import { GUILDS } from '../../game/guilds/guilds.ts';
import type { Bot } from './bot.ts';
import { type Chronicle, HORSE_LEVELS, PLAYER_LEVELS } from './chronicle.ts';
import { HABITS } from './habits.ts';
import type { SeasonBooks } from './season-books.ts';

const NAMES = Object.keys(HABITS);

/** A table of Markdown. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const inDigits = (count: number) => Math.round(count).toLocaleString('en');

/** Days until levels, medians over all guilds. */
export function levelTable(chronicle: Chronicle): string {
  const marks = [
    ...PLAYER_LEVELS.map((level) => `player ${level}`),
    ...HORSE_LEVELS.map((level) => `horse ${level}`),
  ];
  return table(
    ['', ...marks],
    NAMES.map((name) => [name, ...marks.map((mark) => medianDay(chronicle, chronicle.of(name), mark))]),
  );
}

function medianDay(chronicle: Chronicle, bots: readonly Bot[], mark: string): string {
  const days = bots.map((bot) => chronicle.reached.get(bot)?.get(mark) ?? Infinity).toSorted((a, b) => a - b);
  const median = days[Math.floor((days.length - 1) / 2)] ?? Infinity;
  return median === Infinity ? '–' : String(median);
}

const WINDOWS = [
  [0, 7],
  [14, 30],
  [60, 90],
  [90, 180],
  [180, 365],
] as const;

/** Coins a day that came in and went out, start coins left out of the first week. */
export function flowTable(chronicle: Chronicle, days: number): string {
  const windows = WINDOWS.filter(([from]) => from < days).map(
    ([from, to]) => [from, Math.min(to, days)] as const,
  );
  return table(
    ['in / out a day', ...windows.map(([from, to]) => `d ${from + 1}–${to}`)],
    NAMES.map((name) => [
      name,
      ...windows.map(([from, to]) => {
        const flow = chronicle.daily(chronicle.of(name), from, to);
        return `${inDigits(flow.in)} / ${inDigits(flow.out)}`;
      }),
    ]),
  );
}

/** Coins a day of each guild as the deviation from the mean of its habit, with the standard error of that. */
export function guildTable(chronicle: Chronicle, of: 'net' | 'in', from: number, to: number): string {
  return table(
    [`${of === 'net' ? 'kept' : 'earned'} a day, days ${from + 1}–${to}`, 'mean', ...GUILDS],
    NAMES.map((name) => {
      const perGuild = GUILDS.map((guild) =>
        chronicle.of(name, guild).map((bot) => chronicle.daily([bot], from, to)[of]),
      );
      const mean = meanOf(perGuild.map(meanOf));
      return [
        name,
        inDigits(mean),
        ...perGuild.map((coins) => {
          const error = Math.sqrt(
            meanOf(coins.map((one) => (one - meanOf(coins)) ** 2)) / (coins.length - 1),
          );
          return `${percent(meanOf(coins) / mean - 1)} ± ${Math.abs(Math.round((100 * error) / mean))}`;
        }),
      ];
    }),
  );
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function percent(share: number): string {
  const points = Math.round(share * 100);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}%`;
}

/** The whole world on some days. */
export function worldTable(chronicle: Chronicle, bots: number): string {
  const days = [30, 90, 180, 270, 360].filter((day) => chronicle.world[day]);
  return table(
    ['day', 'coins per head', 'purse index', 'tack index'],
    days.map((day) => {
      const at = chronicle.world[day];
      if (!at) throw new Error(`Day ${day} was not noted`);
      return [day, inDigits(at.held / bots), (at.purseIndex / 10_000).toFixed(2), at.tackIndex.toFixed(2)];
    }),
  );
}

/** Shares of what the house paid and took. */
export function sourceTable({ byKind }: SeasonBooks): string {
  const kinds = [...byKind].toSorted(([, one], [, other]) => one - other);
  const paid = kinds.filter(([, net]) => net < 0).reduce((sum, [, net]) => sum + net, 0);
  const taken = kinds.filter(([, net]) => net > 0).reduce((sum, [, net]) => sum + net, 0);
  return table(
    ['', 'coins', 'share'],
    kinds.map(([kind, net]) => [
      kind,
      inDigits(-net),
      `${Math.round((100 * net) / (net < 0 ? paid : taken))}% of ${net < 0 ? 'sources' : 'sinks'}`,
    ]),
  );
}
