import { CLASS_LEVELS } from '../game/shows/classes.ts';
import { GRADES } from '../game/shows/grades.ts';
import type { Chronicle } from './chronicle.ts';
import type { Newcomer } from './newcomers.ts';
import { inDigits, meanOf, middle, quartiles, table } from './tables.ts';

export interface Newcomers {
  readonly careful: readonly Newcomer[];
  readonly eager: readonly Newcomer[];
}

export function newcomerTable(newcomers: Newcomers): string {
  return table(
    ['60 days of a', 'starts to first prize', 'starts to first win', 'ever without feed', 'coins on day 60'],
    (['careful', 'eager'] as const).map((name) => {
      const all = newcomers[name];
      const hungry = all.filter(({ hungry: visits }) => visits > 0).length;
      return [
        `${name} newcomer`,
        middle(all.map(({ toFirstPrize }) => toFirstPrize)),
        middle(all.map(({ toFirstWin }) => toFirstWin)),
        `${hungry} of ${all.length}`,
        middle(all.map(({ coins }) => coins)),
      ];
    }),
  );
}

/** For active stables. */
export function careerTable(chronicles: readonly Chronicle[], days: number): string {
  const shares = chronicles.flatMap((one) =>
    one.of('active').flatMap((bot) => one.season.ring.careers.winShares(bot, days)),
  );
  const news = chronicles.flatMap((one) =>
    one.of('active').map((bot) => one.season.ring.careers.newsPerWeek(bot, 0, days)),
  );
  const least = chronicles.map((one) =>
    Math.min(...one.of('active').map(({ id }) => one.season.books.balance(id).coins)),
  );
  return table(
    ['of active stables', 'lowest quarter', 'median', 'highest quarter'],
    [
      ['percent of starts won in 30 days', ...quartiles(shares).map((share) => share.toFixed(0))],
      ['news a week', ...quartiles(news).map((count) => count.toFixed(1))],
      ['coins of the poorest at the end', ...quartiles(least).map(inDigits)],
    ],
  );
}

/** Mean places in the first and last quarter of the starts that led to a promotion. */
export function gradeTable(chronicles: readonly Chronicle[]): string {
  const spans = chronicles.flatMap((one) =>
    one.of('active').flatMap((bot) => one.season.ring.careers.gradeSpans(bot)),
  );
  const rows = CLASS_LEVELS.flatMap((level) =>
    GRADES.map((grade) => ({
      level,
      grade,
      spans: spans.filter((span) => span.classLevel === level && span.grade === grade),
    })),
  );
  const row = (name: string, some: typeof spans) => [
    name,
    inDigits(some.length),
    meanOf(some.map(({ starts }) => starts)).toFixed(0),
    meanOf(some.map(({ first }) => first)).toFixed(1),
    meanOf(some.map(({ last }) => last)).toFixed(1),
  ];
  return table(
    ['class and grade', 'promotions', 'starts', 'place at its start', 'at its end'],
    [
      ...rows
        .filter(({ spans: some }) => some.length >= 10)
        .map(({ level, grade, spans: some }) => row(`${level} ${grade}`, some)),
      row('all', spans),
    ],
  );
}
