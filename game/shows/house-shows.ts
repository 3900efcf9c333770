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

/**
 * UUID version 8 (RFC 9562 section 5.8) encoding the run. The first 8 digits, the displayed Show ID, scramble
 * discipline, class and low 26 bits of the minute: unique for 127 years. Then 16 check bits, mark and kind, 14 check
 * bits, 48-bit minute.
 */
export function houseShowId({ discipline, level, runsAt }: HouseShow): string {
  const minute = Math.floor(runsAt.getTime() / MINUTE);
  const kind = DISCIPLINES.indexOf(discipline) * 8 + classIndex(level);
  const shown = scramble(((minute % 0x4000000) * 64 + kind) >>> 0);
  const check = scramble((shown ^ Math.floor(minute / 0x4000000) ^ CHECK_KEY) >>> 0);
  const variant = 0x8000 + (check % 0x4000);
  return [
    hex(shown, 8),
    hex(check >>> 16, 4),
    `8${MARK}${hex(kind, 2)}`,
    hex(variant, 4),
    hex(minute, 12),
  ].join('-');
}

/** Undefined unless scheduled and lower-case. */
export function readHouseShowId(id: string): HouseShow | undefined {
  const [, kindDigits, minuteDigits] = SHAPE.exec(id) ?? [];
  if (kindDigits === undefined || minuteDigits === undefined) return undefined;
  const kind = Number.parseInt(kindDigits, 16);
  const discipline = DISCIPLINES[kind >> 3];
  const row = CLASSES[kind & 7];
  const runsAt = new Date(Number.parseInt(minuteDigits, 16) * MINUTE);
  if (!discipline || !row || Number.isNaN(runsAt.getTime())) return undefined;
  const show = { discipline, level: row.level, runsAt };
  return isScheduled(show) && houseShowId(show) === id ? show : undefined;
}

const MARK = 'f';
const CHECK_KEY = 0x5f3a9c17;
const SHAPE = new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-8${MARK}([0-9a-f]{2})-[89ab][0-9a-f]{3}-([0-9a-f]{12})$`);

/** MurmurHash3 finalizer (Austin Appleby, public domain): a bijection. */
function scramble(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
