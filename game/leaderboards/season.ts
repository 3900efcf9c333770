import { gameDate } from '../game-time.ts';

/** What is counted over all time, where seasons are numbered from 1. */
export const ALL_TIME = 0;

/** A season is a year of the world's calendar (decision 17): 365 real hours, numbered as the date shows it. */
export function seasonOf(foundedAt: Date, at: Date): number {
  return gameDate(foundedAt, at).year;
}
