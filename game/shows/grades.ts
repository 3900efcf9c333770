import { CLASS_LEVELS, classIndex, classOfLevel, type ClassLevel } from './classes.ts';
import { TEN_THOUSAND } from './running/ten-thousand.ts';

/** Grades of every house class, weakest first (docs/rules/shows.md#grades). */
export const GRADES = ['bronze', 'silver', 'gold'] as const;
export type Grade = (typeof GRADES)[number];

interface GradeRow {
  readonly label: string;
  /** Strength of house horses: uniform between these, from 0 to 1 along the class's ranges. */
  readonly strength: readonly [low: number, high: number];
  /** Percent of the class's pool. */
  readonly pursePercent: number;
}

export const GRADE_ROWS: Readonly<Record<Grade, GradeRow>> = {
  bronze: { label: 'Bronze', strength: [0.3, 0.9], pursePercent: 80 },
  silver: { label: 'Silver', strength: [0.59, 1.04], pursePercent: 100 },
  gold: { label: 'Gold', strength: [0.67, 1.17], pursePercent: 125 },
};

/** By place. */
export const GRADE_POINTS = [5, 3, 2, 1] as const;
/** After this many starts in a row without a prize the owner may put the horse back. */
export const PRIZELESS_TO_PUT_BACK = 10;
/** Percent of the class's pool. */
export const PROMOTION_PERCENT = 50;

/** Where a horse stands in house shows. */
export interface Standing {
  /** Class of its last house show, or the class that it was put back to. */
  readonly classLevel: ClassLevel;
  readonly grade: Grade;
  /** Points in this grade. */
  readonly points: number;
  /** Starts in this grade since the last prize. */
  readonly prizeless: number;
  /** Highest class and grade ever reached; a promotion up to it pays nothing. */
  readonly bestClass: ClassLevel;
  readonly bestGrade: Grade;
  /** Put back a class, or out of gold below its level's class; ends when it enters a higher class. */
  readonly putBack: boolean;
}

export const FIRST_STANDING: Standing = {
  classLevel: 1,
  grade: 'bronze',
  points: 0,
  prizeless: 0,
  bestClass: 1,
  bestGrade: 'bronze',
  putBack: false,
};

/**
 * Classes that a horse may enter, ascending: the class of its standing, the class that it was put back from, and its
 * level's class (docs/rules/shows.md#classes).
 */
export function classesToEnter(
  { classLevel, bestClass }: Pick<Standing, 'classLevel' | 'bestClass'>,
  level: number,
): ClassLevel[] {
  const own = classOfLevel(level).level;
  return CLASS_LEVELS.filter((one) => one === classLevel || one === bestClass || one === own);
}

/** True if entering the class moves the horse up for good. */
export function movesUp({ classLevel }: Pick<Standing, 'classLevel'>, entered: ClassLevel): boolean {
  return classIndex(entered) > classIndex(classLevel);
}

/** A higher class begins in bronze. */
export function standingOnEntering(standing: Standing, entered: ClassLevel): Standing {
  if (!movesUp(standing, entered)) return standing;
  const best = reached({ classLevel: entered, grade: 'bronze' }, standing);
  return { classLevel: entered, grade: 'bronze', points: 0, prizeless: 0, ...best, putBack: false };
}

/** How a horse starts in a class. */
export interface StartTerms {
  readonly grade: Grade;
  /** A third of the prize and less experience (docs/rules/shows.md#veterans). */
  readonly veteran: boolean;
}

/** What decides which classes a horse may enter, and how it starts there. */
export type ClassStanding = Pick<Standing, 'classLevel' | 'grade' | 'bestClass' | 'putBack'>;

export function startTerms(standing: ClassStanding, level: number, entered: ClassLevel): StartTerms {
  if (movesUp(standing, entered)) return { grade: 'bronze', veteran: false };
  const { grade, putBack } = standing;
  const isBelow = classIndex(entered) < classIndex(classOfLevel(level).level);
  return { grade, veteran: isBelow && (grade === 'gold' || putBack) };
}

interface Reached {
  readonly classLevel: ClassLevel;
  readonly grade: Grade;
}

function isBeyondBest(
  { classLevel, grade }: Reached,
  { bestClass, bestGrade }: Pick<Standing, 'bestClass' | 'bestGrade'>,
): boolean {
  const classes = classIndex(classLevel) - classIndex(bestClass);
  return classes > 0 || (classes === 0 && GRADES.indexOf(grade) > GRADES.indexOf(bestGrade));
}

function reached(now: Reached, best: Standing): Pick<Standing, 'bestClass' | 'bestGrade'> {
  return isBeyondBest(now, best)
    ? { bestClass: now.classLevel, bestGrade: now.grade }
    : { bestClass: best.bestClass, bestGrade: best.bestGrade };
}

/** Points needed to leave a grade; null in gold. */
export function pointsToPromote(level: ClassLevel, grade: Grade): number | null {
  return grade === 'gold' ? null : classOfLevel(level).promotionPoints[grade];
}

export interface PlacedInGrade {
  readonly classLevel: ClassLevel;
  readonly grade: Grade;
  readonly veteran: boolean;
  readonly place: number;
  readonly prize: number;
}

export interface StandingAfter {
  readonly standing: Standing;
  readonly points: number;
  readonly promotedTo: Grade | null;
  /** False for a promotion to where the horse has been before. */
  readonly pays: boolean;
}

/** An entry made in an earlier class or grade changes nothing. Veterans earn no points. */
export function standingAfter(standing: Standing, result: PlacedInGrade): StandingAfter {
  const { classLevel, grade, veteran, place, prize } = result;
  if (classLevel !== standing.classLevel || grade !== standing.grade) {
    return { standing, points: 0, promotedTo: null, pays: false };
  }
  const points = veteran ? 0 : (GRADE_POINTS[place - 1] ?? 0);
  const after = {
    ...standing,
    points: standing.points + points,
    prizeless: prize > 0 ? 0 : standing.prizeless + 1,
  };
  const needed = pointsToPromote(classLevel, grade);
  const next = GRADES[GRADES.indexOf(grade) + 1];
  if (points === 0 || needed === null || next === undefined || after.points < needed) {
    return { standing: after, points, promotedTo: null, pays: false };
  }
  const now = { classLevel, grade: next };
  return {
    standing: { ...standing, grade: next, points: 0, prizeless: 0, ...reached(now, standing) },
    points,
    promotedTo: next,
    pays: isBeyondBest(now, standing),
  };
}

/** Starts without a prize until the owner may put the horse back; null in the lowest grade of all. */
export function startsToPutBack({ classLevel, grade, prizeless }: Standing): number | null {
  if (classLevel === 1 && grade === 'bronze') return null;
  return Math.max(0, PRIZELESS_TO_PUT_BACK - prizeless);
}

export function mayPutBack(standing: Standing): boolean {
  return startsToPutBack(standing) === 0;
}

/** One grade lower, or from bronze to the bronze of the class below; with no points. */
export function standingPutBack(standing: Standing, level: number): Standing {
  const { classLevel, grade } = standing;
  const none = { ...standing, points: 0, prizeless: 0 };
  if (grade === 'bronze') {
    const below = CLASS_LEVELS[classIndex(classLevel) - 1] ?? classLevel;
    return { ...none, classLevel: below, putBack: true };
  }
  const outOfGold = grade === 'gold' && classLevel < classOfLevel(level).level;
  const lower = GRADES[GRADES.indexOf(grade) - 1] ?? 'bronze';
  return { ...none, grade: lower, putBack: standing.putBack || outOfGold };
}

/** Coins, rounded down; index in ten-thousandths. */
export function promotionPrize(level: ClassLevel, purseIndex: number): number {
  return Math.floor((classOfLevel(level).pool * PROMOTION_PERCENT * purseIndex) / (100 * TEN_THOUSAND));
}
