import { GUILDS, type Guild } from '../game/guild-work/guilds.ts';
import type { Chronicle, Daily } from './chronicle.ts';
import { earned, netBeforeExtras, type SeasonKind } from './season-books.ts';
import { COMPARED, inDigits, meanOf, table } from './tables.ts';

const MEASURES = { earned, kept: netBeforeExtras } as const;

const ROWS: readonly SeasonKind[] = [
  'prizes',
  'tack sold',
  'salary',
  'entry fees',
  'training',
  'materials',
  'tack bought',
  'store tack',
  'feed',
  'treats',
];

/** Coins per day, relative to the mean of habit and season; guilds weigh equally. Standard error over stables. */
export function guildTable(
  chronicles: readonly Chronicle[],
  of: keyof typeof MEASURES,
  from: number,
  to: number,
): string {
  return table(
    [`${of} a day, days ${from + 1}–${to}`, 'mean', ...GUILDS],
    COMPARED.map((name) => {
      const seasons = chronicles.map((chronicle) => {
        const perGuild = GUILDS.map((guild) =>
          daily([chronicle], { name, guild, from, to }).map(({ flows }) => MEASURES[of](flows)),
        );
        const mean = meanOf(perGuild.map(meanOf));
        return { mean, deviations: perGuild.map((coins) => coins.map((one) => (one - mean) / mean)) };
      });
      return [
        name,
        inDigits(meanOf(seasons.map(({ mean }) => mean))),
        ...GUILDS.map((_, index) => {
          const all = seasons.flatMap(({ deviations }) => deviations[index] ?? []);
          return `${percent(meanOf(all))} ± ${Math.round(100 * standardError(all))}`;
        }),
      ];
    }),
  );
}

export function kindTable(chronicles: readonly Chronicle[], name: string, from: number, to: number): string {
  const perGuild = GUILDS.map((guild) => daily(chronicles, { name, guild, from, to }));
  const row = (label: string, of: (one: Daily) => number, digits: (mean: number) => string = inDigits) => [
    label,
    ...perGuild.map((days) => digits(meanOf(days.map(of)))),
  ];
  const oneDigit = (mean: number) => mean.toFixed(1);
  return table(
    [`${name}, days ${from + 1}–${to}`, ...GUILDS],
    [
      ...ROWS.map((kind) => row(kind, ({ flows }) => flows[kind] ?? 0)),
      row('earned', ({ flows }) => earned(flows)),
      row('kept', ({ flows }) => netBeforeExtras(flows)),
      row('starts', ({ starts }) => starts, oneDigit),
      row('mean place', ({ place }) => place, oneDigit),
    ],
  );
}

interface Days {
  readonly name: string;
  readonly guild: Guild;
  readonly from: number;
  readonly to: number;
}

function daily(chronicles: readonly Chronicle[], { name, guild, from, to }: Days): Daily[] {
  return chronicles.flatMap((one) => one.of(name, guild).map((bot) => one.daily(bot, from, to)));
}

function standardError(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((one) => (one - mean) ** 2)) / (numbers.length - 1));
}

function percent(share: number): string {
  const points = Math.round(share * 100);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}%`;
}
