import { gameDate } from '../game-time.ts';

/** Season number of all-time counters. */
export const ALL_TIME = 0;

/** Calendar year, 365 real hours (decision 17). */
export function seasonOf(foundedAt: Date, at: Date): number {
  return gameDate(foundedAt, at).year;
}

export interface DivisionRow {
  readonly id: string;
  readonly label: string;
  /** Levels, inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Largest SQL integer. */
export const HIGHEST_LEVEL = 2_147_483_647;

/** Two show classes each (decision 17). */
export const DIVISION_ROWS = [
  { id: 'novice', label: 'Novice', from: 1, to: 9 },
  { id: 'intermediate', label: 'Intermediate', from: 10, to: 29 },
  { id: 'advanced', label: 'Advanced', from: 30, to: 74 },
  { id: 'champion', label: 'Champion', from: 75, to: HIGHEST_LEVEL },
] as const satisfies readonly DivisionRow[];

export type Division = (typeof DIVISION_ROWS)[number]['id'];
export const DIVISIONS = DIVISION_ROWS.map(({ id }) => id);

/** Seen in a week. With fewer, leaderboards show house stables unless asked not to. */
export const FEW_PLAYERS = 25;

/** Division number of overall counters. */
export const ALL_DIVISIONS = 0;

/** From 1. */
export function divisionNumber(division: Division): number {
  return DIVISIONS.indexOf(division) + 1;
}

export function divisionOf(level: number): Division {
  const row = DIVISION_ROWS.findLast(({ from }) => level >= from);
  if (!row) throw new RangeError(`No division has level ${level}`);
  return row.id;
}

/** "level 1 to 9", "level 75 and up". */
export function divisionLevels(division: Division): string {
  const { from, to } = DIVISION_ROWS[divisionNumber(division) - 1] as DivisionRow;
  return to === HIGHEST_LEVEL ? `level ${from} and up` : `level ${from} to ${to}`;
}
