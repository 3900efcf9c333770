/** One real hour is one game day (docs/rules/time.md#game-time). All instants are world time. */
export const REAL_MS_PER_GAME_DAY = 3_600_000;
export const GAME_DAYS_PER_YEAR = 365;
/** A horse's months count 30 game days each, whatever the calendar says (docs/rules/time.md#game-time). */
export const GAME_DAYS_PER_MONTH = 30;
export const REAL_MS_PER_GAME_MONTH = GAME_DAYS_PER_MONTH * REAL_MS_PER_GAME_DAY;
/** One game year: how long vet shots, vet check and breeding check stay valid. */
export const REAL_MS_PER_GAME_YEAR = GAME_DAYS_PER_YEAR * REAL_MS_PER_GAME_DAY;
export const REAL_MS_PER_DAY = 86_400_000;

/** The calendar of the date shown: the familiar months of a 365-day year, so that dates read as dates. */
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
  /** 0..23, of a game day that lasts one real hour. */
  readonly hourOfDay: number;
}

/** The world is founded at midnight of 1 January, Year 1; before that it is still that moment. */
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

/** When the game day after this moment's begins. */
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

/** The next midnight UTC. */
export function nextUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** A player's age in whole game hours: 24 to each real hour since registration. */
export function gameAge(registeredAt: Date, now: Date): number {
  const elapsed = Math.max(0, now.getTime() - registeredAt.getTime());
  return Math.floor((elapsed * 24) / REAL_MS_PER_GAME_DAY);
}

const HOURS_PER_DAY = 24;
const HOURS_PER_MONTH = 24 * 30;
const HOURS_PER_YEAR = 24 * 365;

/**
 * Game hours as "2 years, 3 months, 4 days": years of 24x365, months of 24x30, days of 24 hours
 * (docs/rules/time.md#game-time). The last days of a year therefore read "12 months, 4 days".
 */
export function gameAgeWords(gameHours: number): string {
  const years = Math.floor(gameHours / HOURS_PER_YEAR);
  const months = Math.floor((gameHours % HOURS_PER_YEAR) / HOURS_PER_MONTH);
  const days = Math.floor(((gameHours % HOURS_PER_YEAR) % HOURS_PER_MONTH) / HOURS_PER_DAY);
  const parts: [number, string][] = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
  ];
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  return words.join(', ') || '0 days';
}

/**
 * Real time until something happens: "40 seconds", "12 minutes", "2 hours", "3 days". Seconds and minutes round up,
 * because the reader may be waiting: "1 minute" must not be over already. Hours and days round to the nearest, and a
 * unit that is full becomes the next one ("1 hour", not "60 minutes"). Never 0.
 */
export function leftWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(ms / 60_000);
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.round(ms / 3_600_000);
  return hours < 24 ? counted(hours, 'hour') : counted(Math.round(ms / REAL_MS_PER_DAY), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
