/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const REAL_MS_PER_DAY = 86_400_000;

/** docs/rules/time.md#game-time */
export const REAL_MS_PER_GAME_DAY = HOUR;
export const GAME_DAYS_PER_YEAR = 365;
/** For horse ages (docs/rules/time.md#game-time). */
export const GAME_DAYS_PER_MONTH = 30;
export const REAL_MS_PER_GAME_MONTH = GAME_DAYS_PER_MONTH * REAL_MS_PER_GAME_DAY;
export const REAL_MS_PER_GAME_YEAR = GAME_DAYS_PER_YEAR * REAL_MS_PER_GAME_DAY;

export const CALENDAR = [
  { name: 'January', days: 31, season: 'winter' },
  { name: 'February', days: 28, season: 'winter' },
  { name: 'March', days: 31, season: 'spring' },
  { name: 'April', days: 30, season: 'spring' },
  { name: 'May', days: 31, season: 'spring' },
  { name: 'June', days: 30, season: 'summer' },
  { name: 'July', days: 31, season: 'summer' },
  { name: 'August', days: 31, season: 'summer' },
  { name: 'September', days: 30, season: 'autumn' },
  { name: 'October', days: 31, season: 'autumn' },
  { name: 'November', days: 30, season: 'autumn' },
  { name: 'December', days: 31, season: 'winter' },
] as const satisfies readonly { name: string; days: number; season: Season }[];

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export interface GameDate {
  /** From 1. */
  readonly year: number;
  /** 1..12. */
  readonly month: number;
  /** 1..31. */
  readonly day: number;
  readonly monthName: string;
  readonly season: Season;
  /** 0..23. */
  readonly hourOfDay: number;
}

/** Earlier instants return the beginning. */
export function gameDate(foundedAt: Date, now: Date): GameDate {
  const elapsed = Math.max(0, now.getTime() - foundedAt.getTime());
  const days = Math.floor(elapsed / REAL_MS_PER_GAME_DAY);
  const hourOfDay = Math.floor(((elapsed % REAL_MS_PER_GAME_DAY) * 24) / REAL_MS_PER_GAME_DAY);
  const year = Math.floor(days / GAME_DAYS_PER_YEAR) + 1;
  let day = (days % GAME_DAYS_PER_YEAR) + 1;
  for (const [index, { name, days: length, season }] of CALENDAR.entries()) {
    if (day <= length) return { year, month: index + 1, day, monthName: name, season, hourOfDay };
    day -= length;
  }
  throw new Error('The calendar has fewer days than the year');
}

export function nextGameDay(foundedAt: Date, now: Date): Date {
  const days = Math.floor(Math.max(0, now.getTime() - foundedAt.getTime()) / REAL_MS_PER_GAME_DAY);
  return new Date(foundedAt.getTime() + (days + 1) * REAL_MS_PER_GAME_DAY);
}

/** "14 March, Year 3". */
export function dateString({ day, monthName, year }: GameDate): string {
  return `${day} ${monthName}, Year ${year}`;
}

/** 'YYYY-MM-DD'. Daily limits reset at 00:00 UTC. */
export function utcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Next midnight UTC. */
export function nextUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** Game hours. */
export function gameAge(registeredAt: Date, now: Date): number {
  const elapsed = Math.max(0, now.getTime() - registeredAt.getTime());
  return Math.floor((elapsed * 24) / REAL_MS_PER_GAME_DAY);
}

const HOURS_PER_DAY = 24;
const HOURS_PER_MONTH = 24 * 30;
const HOURS_PER_YEAR = 24 * 365;

/** "2 years, 3 months, 4 days". A year ends in "12 months, 4 days" (docs/rules/time.md#game-time). */
export function formatGameAge(gameHours: number): string {
  const years = Math.floor(gameHours / HOURS_PER_YEAR);
  const months = Math.floor((gameHours % HOURS_PER_YEAR) / HOURS_PER_MONTH);
  const days = Math.floor(((gameHours % HOURS_PER_YEAR) % HOURS_PER_MONTH) / HOURS_PER_DAY);
  const parts: [number, string][] = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
  ];
  const named = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  return named.join(', ') || '0 days';
}

/** "40 seconds", "3 days". Seconds and minutes round up; hours and days to the nearest. At least 1 second. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(ms / MINUTE);
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.round(ms / HOUR);
  return hours < 24 ? counted(hours, 'hour') : counted(Math.round(ms / REAL_MS_PER_DAY), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
