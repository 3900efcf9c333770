import { type Chronicle, HORSE_LEVELS, PLAYER_LEVELS } from './chronicle.ts';
import { HABITS, type Habit } from './habits.ts';
import { earned, spent } from './season-books.ts';

const named = (habits: readonly Habit[]) => habits.map(({ name }) => name);

/** Habits of a whole season; newcomers have their own. */
export const NAMES = named([HABITS.casual, HABITS.active, HABITS.breeder, HABITS.collector, HABITS.grinder]);

/** Habits with enough stables in each guild to compare the guilds. */
export const COMPARED = named([HABITS.casual, HABITS.active, HABITS.grinder]);

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const inDigits = (count: number) => (Math.round(count) || 0).toLocaleString('en');

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Median; a dash if half have none. */
export function middle(numbers: readonly (number | null)[]): string {
  const found = numbers.map((one) => one ?? Infinity).toSorted((a, b) => a - b);
  const median = found[Math.floor((found.length - 1) / 2)] ?? Infinity;
  return median === Infinity ? '–' : inDigits(median);
}

export function quartiles(numbers: readonly number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

/** Medians over guilds and seasons. */
export function levelTable(chronicles: readonly Chronicle[]): string {
  const marks = [
    ...PLAYER_LEVELS.map((level) => `player ${level}`),
    ...HORSE_LEVELS.map((level) => `horse ${level}`),
  ];
  return table(
    ['', ...marks],
    NAMES.map((name) => [name, ...marks.map((mark) => medianDay(chronicles, name, mark))]),
  );
}

function medianDay(chronicles: readonly Chronicle[], name: string, mark: string): string {
  const days = chronicles
    .flatMap((chronicle) =>
      chronicle.of(name).map((bot) => chronicle.reached.get(bot)?.get(mark) ?? Infinity),
    )
    .toSorted((a, b) => a - b);
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

export function flowTable(chronicles: readonly Chronicle[], days: number): string {
  const windows = WINDOWS.filter(([from]) => from < days).map(
    ([from, to]) => [from, Math.min(to, days)] as const,
  );
  return table(
    ['in / out a day', ...windows.map(([from, to]) => `d ${from + 1}–${to}`)],
    NAMES.map((name) => [
      name,
      ...windows.map(([from, to]) => {
        const flows = chronicles.flatMap((one) => one.of(name).map((bot) => one.daily(bot, from, to).flows));
        return `${inDigits(meanOf(flows.map(earned)))} / ${inDigits(meanOf(flows.map(spent)))}`;
      }),
    ]),
  );
}

export function worldTable(chronicles: readonly Chronicle[]): string {
  const days = [30, 90, 180, 270, 360].filter((day) => chronicles.every(({ world }) => world[day]));
  return table(
    ['day', 'coins per head', 'purse index', 'tack index'],
    days.map((day) => {
      const mean = (of: (at: Chronicle['world'][number], bots: number) => number) =>
        meanOf(
          chronicles.map(({ world, season }) => {
            const at = world[day];
            if (!at) throw new Error(`Day ${day} was not noted`);
            return of(at, season.bots.length);
          }),
        );
      return [
        day,
        inDigits(mean(({ coins }, bots) => coins / bots)),
        mean(({ purseIndex }) => purseIndex / 10_000).toFixed(2),
        mean(({ tackIndex }) => tackIndex).toFixed(2),
      ];
    }),
  );
}

/** Means over seasons. */
export function sourceTable(chronicles: readonly Chronicle[]): string {
  const byKind = new Map<string, number>();
  for (const { season } of chronicles)
    for (const [kind, net] of season.books.byKind)
      byKind.set(kind, (byKind.get(kind) ?? 0) + net / chronicles.length);
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
