import type { Discipline } from './disciplines.ts';

/** Lowest horse levels. */
export const CLASS_LEVELS = [1, 5, 10, 20, 30, 50, 75, 100] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

export const HEAT_SIZE = 12;
/** House horses fill the rest. */
export const HEAT_ENTRANTS = 8;

/** 0 to 100, at strengths 0 and 1. */
export type PartRange = readonly [low: number, high: number];

export interface ClassRow {
  readonly level: ClassLevel;
  readonly intervalMinutes: number;
  /** Coins. */
  readonly fee: number;
  /** Coins; basis of heat purses. */
  readonly pool: number;
  readonly xpPercent: number;
  /** Grading points needed to leave a grade. */
  readonly promotionPoints: { readonly bronze: number; readonly silver: number };
  /** House horses' part ranges. */
  readonly house: { readonly skill: PartRange; readonly tack: PartRange; readonly aptitude: PartRange };
}

type Columns = [ClassLevel, number, number, number, number, PartRange, PartRange, PartRange, PartRange];

/**
 * docs/rules/shows.md#classes: level, interval in minutes, fee, pool, XP percent, points out of bronze and silver,
 * house skill, tack, aptitude.
 */
const TABLE: readonly Columns[] = [
  [1, 30, 25, 700, 300, [7, 9], [1, 7], [0, 23], [18, 52]],
  [5, 60, 35, 1100, 530, [14, 16], [14, 23], [17, 45], [36, 57]],
  [10, 60, 45, 1125, 960, [28, 32], [30, 45], [28, 60], [41, 62]],
  [20, 120, 65, 1150, 1560, [32, 36], [57, 65], [48, 72], [48, 66]],
  [30, 120, 90, 1200, 2400, [60, 70], [68, 75], [54, 77], [52, 67]],
  [50, 240, 110, 1250, 3360, [65, 75], [77, 85], [58, 80], [54, 68]],
  [75, 240, 130, 1350, 4320, [70, 80], [80, 89], [61, 83], [56, 70]],
  [100, 240, 150, 1500, 5280, [80, 90], [84, 93], [65, 88], [59, 76]],
];

export const CLASSES: readonly ClassRow[] = TABLE.map(
  ([level, intervalMinutes, fee, pool, xpPercent, [bronze, silver], skill, tack, aptitude]) => ({
    level,
    intervalMinutes,
    fee,
    pool,
    xpPercent,
    promotionPoints: { bronze, silver },
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

/** The highest class that opens between two horse levels; null if none. */
export function classOpened(before: number, after: number): ClassLevel | null {
  const { level } = classOfLevel(after);
  return level > before ? level : null;
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
  const waits = minutes.map((minute, index) => (minutes[index + 1] ?? 30 + (minutes[0] ?? 0)) - minute);
  return (Math.max(...waits) * row.intervalMinutes) / 30;
}

/** Offset in each interval since the UTC epoch. */
export function staggerMinutes(discipline: Discipline, row: ClassRow): number {
  return (STAGGER_MINUTES[discipline] * row.intervalMinutes) / 30;
}
