import type { Discipline } from './disciplines.ts';

/** Lowest horse levels. */
export const CLASS_LEVELS = [1, 5, 10, 20, 30, 50, 75, 100] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

export const HEAT_SIZE = 12;
/** The rest are house horses. */
export const HEAT_ENTRANTS = 8;

/** 0 to 100, at strengths 0 and 1. */
export type PartRange = readonly [low: number, high: number];

export interface ClassRow {
  readonly level: ClassLevel;
  readonly everyMinutes: number;
  /** Coins. */
  readonly fee: number;
  /** Coins; basis of heat purses. */
  readonly pool: number;
  readonly xpPercent: number;
  readonly house: { readonly skill: PartRange; readonly tack: PartRange; readonly aptitude: PartRange };
}

type Columns = [ClassLevel, number, number, number, number, PartRange, PartRange, PartRange];

/** docs/rules/shows.md#classes: level, every minutes, fee, pool, XP percent, house skill, tack, aptitude. */
const TABLE: readonly Columns[] = [
  [1, 30, 10, 260, 125, [0, 8], [0, 20], [30, 60]],
  [5, 60, 15, 400, 220, [0, 25], [5, 45], [32, 60]],
  [10, 60, 20, 580, 400, [5, 48], [12, 65], [34, 64]],
  [20, 120, 30, 830, 650, [18, 65], [20, 80], [36, 68]],
  [30, 120, 40, 1120, 1000, [30, 78], [28, 90], [38, 74]],
  [50, 240, 50, 1450, 1400, [42, 86], [35, 96], [40, 80]],
  [75, 240, 60, 1900, 1800, [52, 92], [45, 100], [45, 86]],
  [100, 240, 70, 2400, 2200, [60, 96], [55, 100], [50, 92]],
];

export const CLASSES: readonly ClassRow[] = TABLE.map(
  ([level, everyMinutes, fee, pool, xpPercent, skill, tack, aptitude]) => ({
    level,
    everyMinutes,
    fee,
    pool,
    xpPercent,
    house: { skill, tack, aptitude },
  }),
);

const TOP_HOUSE_LEVEL = 129;

export function classOfLevel(level: number): ClassRow {
  const found = CLASSES.findLast((row) => row.level <= level);
  if (!found) throw new RangeError(`Levels start at 1, not ${level}`);
  return found;
}

/** 0 to 7. */
export function classIndex(level: ClassLevel): number {
  return CLASS_LEVELS.indexOf(level);
}

export function isClassLevel(level: number): level is ClassLevel {
  return (CLASS_LEVELS as readonly number[]).includes(level);
}

/** The top class has no `last`. */
export interface ClassBand {
  readonly first: number;
  readonly last: number | null;
}

export function classBand(level: ClassLevel): ClassBand {
  const next = CLASS_LEVELS[classIndex(level) + 1];
  return { first: level, last: next === undefined ? null : next - 1 };
}

export function houseLevels(level: ClassLevel): PartRange {
  return [level, classBand(level).last ?? TOP_HOUSE_LEVEL];
}

/** Minute of each half hour in class 1; a show at least every five minutes (docs/rules/shows.md#classes). */
const STAGGER_MINUTES: Readonly<Record<Discipline, number>> = {
  dressage: 0,
  racing: 4,
  halter: 8,
  eventing: 13,
  jumping: 17,
  cross_country: 21,
  endurance: 26,
};

/** Across disciplines. */
export function longestWaitMinutes(row: ClassRow): number {
  const minutes = Object.values(STAGGER_MINUTES).toSorted((one, other) => one - other);
  const waits = minutes.map((minute, nth) => (minutes[nth + 1] ?? 30 + (minutes[0] ?? 0)) - minute);
  return (Math.max(...waits) * row.everyMinutes) / 30;
}

/** Offset in each interval since the UTC epoch. */
export function staggerMinutes(discipline: Discipline, row: ClassRow): number {
  return (STAGGER_MINUTES[discipline] * row.everyMinutes) / 30;
}
