import { classOfLevel, longestWaitMinutes } from '../../game/shows/classes.ts';

/** "A show of its class is at most 20 minutes away", of a horse of this level that may start in every discipline. */
export function soonWords(level: number): string {
  return `A show of its class is at most ${longestWaitMinutes(classOfLevel(level))} minutes away`;
}
