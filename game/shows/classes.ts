import type { Discipline } from './disciplines.ts';

/** The eight classes of house shows, by the level from which a horse belongs to them. */
export const CLASS_LEVELS = [1, 5, 10, 20, 30, 50, 75, 100] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

/** Horses in a heat of a house show. */
export const HEAT_SIZE = 12;
/** Most players' horses in a heat: at least four are house horses. */
export const HEAT_ENTRANTS = 8;

/** Lowest and highest, 0..100 of a part of the score, as a house horse of strength 0 and 1 has it. */
export type PartRange = readonly [low: number, high: number];

export interface ClassRow {
  readonly level: ClassLevel;
  readonly everyMinutes: number;
  /** Coins to enter a house show. */
  readonly fee: number;
  /** Coins that the purse of a heat is a share of. */
  readonly pool: number;
  /** Factor on the XP of a place, percent. */
  readonly xpPercent: number;
  /** Parts of the house horses. */
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

/** Where house horses of the highest class end, which no level of a class above bounds. */
const TOP_HOUSE_LEVEL = 129;

/** The class a level belongs to: the highest whose level it reaches. */
export function classOfLevel(level: number): ClassRow {
  const found = CLASSES.findLast((row) => row.level <= level);
  if (!found) throw new RangeError(`Levels start at 1, not ${level}`);
  return found;
}

/** 0..7, from the lowest class to the highest. */
export function classIndex(level: ClassLevel): number {
  return CLASS_LEVELS.indexOf(level);
}

export function isClassLevel(level: number): level is ClassLevel {
  return (CLASS_LEVELS as readonly number[]).includes(level);
}

/** First and last level of a class; the highest class has no last level for players' horses. */
export interface ClassBand {
  readonly first: number;
  readonly last: number | null;
}

export function classBand(level: ClassLevel): ClassBand {
  const next = CLASS_LEVELS[classIndex(level) + 1];
  return { first: level, last: next === undefined ? null : next - 1 };
}

/** Levels between which the house horses of a class lie. */
export function houseLevels(level: ClassLevel): PartRange {
  return [level, classBand(level).last ?? TOP_HOUSE_LEVEL];
}

/**
 * Minute of each half hour at which a discipline runs in class 1, so that something runs every five minutes
 * at most (docs/rules/shows.md#classes).
 */
const STAGGER_MINUTES: Readonly<Record<Discipline, number>> = {
  dressage: 0,
  racing: 4,
  halter: 8,
  eventing: 13,
  jumping: 17,
  cross_country: 21,
  endurance: 26,
};

/** The longest that no show of a class runs, whatever its discipline, in minutes. */
export function longestWaitMinutes(row: ClassRow): number {
  const minutes = Object.values(STAGGER_MINUTES).toSorted((one, other) => one - other);
  const waits = minutes.map((minute, nth) => (minutes[nth + 1] ?? 30 + (minutes[0] ?? 0)) - minute);
  return (Math.max(...waits) * row.everyMinutes) / 30;
}

/** Minutes after the start of each interval of its class, counted from the UTC epoch: the pattern scales with it. */
export function staggerMinutes(discipline: Discipline, row: ClassRow): number {
  return (STAGGER_MINUTES[discipline] * row.everyMinutes) / 30;
}
