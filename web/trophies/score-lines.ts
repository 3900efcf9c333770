import type { Grade } from '../../game/shows/grades.ts';
import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';

interface ScoredPoint {
  /** Ten-thousandths of a point. */
  readonly score: number;
  readonly place: number;
  readonly level: number;
  readonly grade: Grade | null;
}

export interface ScoreLines {
  /** Whole points at bottom and top. */
  readonly low: number;
  readonly high: number;
  /** Path in a square of 100. */
  readonly line: string;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly won: boolean }[];
  /** Where the class or grade changes. */
  readonly grades: readonly { readonly x: number; readonly grade: Grade }[];
}

/** At least two starts, oldest first. */
export function chartOf(starts: readonly ScoredPoint[]): ScoreLines {
  const points = starts.map(({ score }) => score / TEN_THOUSAND);
  const low = Math.floor(Math.min(...points));
  const high = Math.max(low + 1, Math.ceil(Math.max(...points)));
  const at = (index: number) => round((index / (starts.length - 1)) * 100);
  const dots = starts.map(({ place }, index) => ({
    x: at(index),
    y: round(((high - (points[index] ?? low)) / (high - low)) * 100),
    won: place === 1,
  }));
  const grades = starts.flatMap(({ level, grade }, index) => {
    const before = starts[index - 1];
    if (!before || grade === null) return [];
    if (before.level === level && before.grade === grade) return [];
    return [{ x: at(index), grade }];
  });
  return { low, high, line: `M${dots.map(({ x, y }) => `${x} ${y}`).join('L')}`, dots, grades };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
