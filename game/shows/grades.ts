import { classIndex, classOfLevel, type ClassLevel } from './classes.ts';
import { TEN_THOUSAND } from './running/scoring.ts';

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
  /** Class of its last house show. */
  readonly classLevel: ClassLevel;
  readonly grade: Grade;
  /** Points in this grade. */
  readonly points: number;
  /** Starts in this grade since the last prize. */
  readonly prizeless: number;
}

export const FIRST_STANDING: Standing = { classLevel: 1, grade: 'bronze', points: 0, prizeless: 0 };

/** A higher class begins in bronze. */
export function standingOnEntering(standing: Standing, entered: ClassLevel): Standing {
  if (classIndex(entered) <= classIndex(standing.classLevel)) return standing;
  return { ...FIRST_STANDING, classLevel: entered };
}

/** Points needed to leave a grade; null in gold. */
export function pointsToPromote(level: ClassLevel, grade: Grade): number | null {
  return grade === 'gold' ? null : classOfLevel(level).promotionPoints[grade];
}

export interface PlacedInGrade {
  readonly classLevel: ClassLevel;
  readonly grade: Grade;
  readonly place: number;
  readonly prize: number;
}

export interface StandingAfter {
  readonly standing: Standing;
  readonly points: number;
  readonly promotedTo: Grade | null;
}

/** An entry made in an earlier class or grade changes nothing. */
export function standingAfter(standing: Standing, result: PlacedInGrade): StandingAfter {
  const { classLevel, grade, place, prize } = result;
  if (classLevel !== standing.classLevel || grade !== standing.grade) {
    return { standing, points: 0, promotedTo: null };
  }
  const points = GRADE_POINTS[place - 1] ?? 0;
  const after = {
    ...standing,
    points: standing.points + points,
    prizeless: prize > 0 ? 0 : standing.prizeless + 1,
  };
  const needed = pointsToPromote(classLevel, grade);
  const next = GRADES[GRADES.indexOf(grade) + 1];
  if (needed === null || next === undefined || after.points < needed) {
    return { standing: after, points, promotedTo: null };
  }
  return { standing: { classLevel, grade: next, points: 0, prizeless: 0 }, points, promotedTo: next };
}

export function mayPutBack({ grade, prizeless }: Standing): boolean {
  return grade !== 'bronze' && prizeless >= PRIZELESS_TO_PUT_BACK;
}

/** One grade lower, with no points. */
export function standingPutBack(standing: Standing): Standing {
  const grade = GRADES[GRADES.indexOf(standing.grade) - 1] ?? 'bronze';
  return { classLevel: standing.classLevel, grade, points: 0, prizeless: 0 };
}

/** Coins, rounded down; index in ten-thousandths. */
export function promotionPrize(level: ClassLevel, purseIndex: number): number {
  return Math.floor((classOfLevel(level).pool * PROMOTION_PERCENT * purseIndex) / (100 * TEN_THOUSAND));
}

export function isGrade(text: string | null): text is Grade {
  return GRADES.some((grade) => grade === text);
}
