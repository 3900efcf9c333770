import { MINUTE } from '../game-time.ts';
import {
  CLASSES,
  classIndex,
  classOfLevel,
  staggerMinutes,
  type ClassLevel,
  type ClassRow,
} from './classes.ts';
import { DISCIPLINES, type Discipline } from './disciplines.ts';
import { readShowId, showIdOf } from './show-id.ts';

/** Stored only once someone enters. */
export interface HouseShow {
  readonly discipline: Discipline;
  readonly level: ClassLevel;
  readonly runsAt: Date;
}

export interface OpenHouseShow extends HouseShow {
  readonly id: string;
}

/** Per discipline and class. */
export const OPEN_RUNS = 12;

export interface HouseShowFilter {
  readonly discipline?: Discipline | undefined;
  readonly level?: number | undefined;
  readonly minLevel?: number | undefined;
  readonly maxLevel?: number | undefined;
  readonly limit?: number | undefined;
}

/** By date, class, discipline. */
export function openHouseShows(now: Date, filter: HouseShowFilter = {}): OpenHouseShow[] {
  const own = filter.level === undefined ? undefined : classOfLevel(filter.level).level;
  const rows = CLASSES.filter(
    ({ level }) =>
      (own === undefined || level === own) &&
      level >= (filter.minLevel ?? level) &&
      level <= (filter.maxLevel ?? level),
  );
  const disciplines = filter.discipline === undefined ? DISCIPLINES : [filter.discipline];
  const shows = rows.flatMap((row) => disciplines.flatMap((discipline) => nextRuns(now, discipline, row)));
  // A stable sort: ties stay in the order of class and discipline.
  const sorted = shows.toSorted((one, other) => one.runsAt.getTime() - other.runsAt.getTime());
  return sorted.slice(0, filter.limit).map((show) => ({ ...show, id: houseShowId(show) }));
}

/** Closed from its instant on. */
export function isOpenHouseShow(show: HouseShow, now: Date): boolean {
  const row = classOfLevel(show.level);
  const ahead = show.runsAt.getTime() - now.getTime();
  return isScheduled(show) && ahead > 0 && ahead <= OPEN_RUNS * row.intervalMinutes * MINUTE;
}

/** Past or future. */
export function isScheduled({ discipline, level, runsAt }: HouseShow): boolean {
  const row = classOfLevel(level);
  const minute = runsAt.getTime() / MINUTE;
  return (
    Number.isInteger(minute) &&
    minute >= 0 &&
    minute % row.intervalMinutes === staggerMinutes(discipline, row)
  );
}

function nextRuns(now: Date, discipline: Discipline, row: ClassRow): HouseShow[] {
  const stagger = staggerMinutes(discipline, row);
  const elapsed = Math.floor((now.getTime() / MINUTE - stagger) / row.intervalMinutes);
  return Array.from({ length: OPEN_RUNS }, (_, index) => {
    const minute = (elapsed + 1 + index) * row.intervalMinutes + stagger;
    return { discipline, level: row.level, runsAt: new Date(minute * MINUTE) };
  });
}

/** docs/decisions/0005-house-shows-without-rows.md */
export function houseShowId({ discipline, level, runsAt }: HouseShow): string {
  return showIdOf({ kind: DISCIPLINES.indexOf(discipline) * CLASSES.length + classIndex(level), runsAt });
}

/** Undefined unless scheduled and lower-case. */
export function readHouseShowId(id: string): HouseShow | undefined {
  const code = readShowId(id);
  if (!code) return undefined;
  const discipline = DISCIPLINES[Math.floor(code.kind / CLASSES.length)];
  const row = CLASSES[code.kind % CLASSES.length];
  if (!discipline || !row) return undefined;
  const show = { discipline, level: row.level, runsAt: code.runsAt };
  return isScheduled(show) ? show : undefined;
}
