import { REAL_MS_PER_DAY, REAL_MS_PER_GAME_MONTH } from '../game-time.ts';

export const SEXES = ['mare', 'stallion', 'gelding'] as const;
export type Sex = (typeof SEXES)[number];

/** Game months. Until then a foal lives on its dam's milk. */
export const WEANED_FROM = 6;
export const HALTER_FROM = 6;
export const TRAIN_FROM = 24;
export const SHOW_FROM = 36;
export const BREED_FROM = 72;
/** Foals, then yearlings, have bodies of their own in pictures. */
export const FOAL_UNTIL = 10;
export const YEARLING_UNTIL = 30;
/** Retired horses neither show nor breed. Horses never die. */
export const RETIRED_FROM = 360;

/** What a horse may do from which age (docs/rules/time.md#ages). */
export const AGE_STEPS = [
  [WEANED_FROM, 'be gelded'],
  [HALTER_FROM, 'enter halter shows'],
  [TRAIN_FROM, 'train'],
  [SHOW_FROM, 'enter all other shows'],
  [BREED_FROM, 'breed'],
  [RETIRED_FROM, 'neither show nor breed: it is retired'],
] as const;

/** Younger horses age three times as fast (docs/rules/time.md#game-time). */
export const YOUTH_UNTIL = 72;
export const REAL_MS_PER_YOUNG_MONTH = REAL_MS_PER_GAME_MONTH / 3;
const YOUTH_MS = YOUTH_UNTIL * REAL_MS_PER_YOUNG_MONTH;

/** Real time from birth to an age in game months; the inverse of `monthsAfter`. */
export function realMsToAge(months: number): number {
  const grown = Math.max(0, months - YOUTH_UNTIL);
  return (months - grown) * REAL_MS_PER_YOUNG_MONTH + grown * REAL_MS_PER_GAME_MONTH;
}

function monthsAfter(realMs: number): number {
  if (realMs < YOUTH_MS) return realMs / REAL_MS_PER_YOUNG_MONTH;
  return YOUTH_UNTIL + (realMs - YOUTH_MS) / REAL_MS_PER_GAME_MONTH;
}

/** Whole game months; 0 before birth. */
export function ageInMonths(bornAt: Date, now: Date): number {
  return Math.max(0, Math.floor(monthsAfter(now.getTime() - bornAt.getTime())));
}

/** Real days until a horse of `months` reaches `from`, rounded up because part of a month may be over; 0 if it has. */
export function daysToAge(months: number, from: number): number {
  return Math.ceil(Math.max(0, realMsToAge(from) - realMsToAge(months)) / REAL_MS_PER_DAY);
}

/** `months`: game months. */
export function bornAtAge(months: number, now: Date): Date {
  return new Date(now.getTime() - realMsToAge(months));
}

/** Birth of a horse that becomes `months` older; exact to the millisecond, even across the end of its youth. */
export function bornEarlier(bornAt: Date, months: number, now: Date): Date {
  const lived = now.getTime() - bornAt.getTime();
  const needed = months * REAL_MS_PER_YOUNG_MONTH;
  const young = Math.max(0, Math.min(needed, YOUTH_MS - lived));
  const grown = (needed - young) * (REAL_MS_PER_GAME_MONTH / REAL_MS_PER_YOUNG_MONTH);
  return new Date(bornAt.getTime() - young - grown);
}

export function reachesAgeAt(bornAt: Date, months: number): Date {
  return new Date(bornAt.getTime() + realMsToAge(months));
}

export function isNursing(months: number): boolean {
  return months < WEANED_FROM;
}

/** "8 years 4 months", "1 year", "5 months", "0 months". */
export function formatAge(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [];
  if (years > 0) parts.push(`${years} ${years === 1 ? 'year' : 'years'}`);
  if (rest > 0 || years === 0) parts.push(`${rest} ${rest === 1 ? 'month' : 'months'}`);
  return parts.join(' ');
}
