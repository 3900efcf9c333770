import { REAL_MS_PER_GAME_MONTH } from '../game-time.ts';

export const SEXES = ['mare', 'stallion', 'gelding'] as const;
export type Sex = (typeof SEXES)[number];

/** Game months (30 real hours each). */
export const HALTER_FROM = 6;
export const TRAIN_FROM = 24;
export const SHOW_FROM = 36;
export const BREED_FROM = 72;
/** Retired horses neither show nor breed. Horses never die. */
export const RETIRED_FROM = 360;

/** Whole game months; 0 before birth. */
export function ageInMonths(bornAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - bornAt.getTime()) / REAL_MS_PER_GAME_MONTH));
}

/** `months`: game months. */
export function bornAtAge(months: number, now: Date): Date {
  return new Date(now.getTime() - months * REAL_MS_PER_GAME_MONTH);
}

/** "8 years 4 months", "1 year", "5 months", "0 months". */
export function ageWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const words = [];
  if (years > 0) words.push(`${years} ${years === 1 ? 'year' : 'years'}`);
  if (rest > 0 || years === 0) words.push(`${rest} ${rest === 1 ? 'month' : 'months'}`);
  return words.join(' ');
}
