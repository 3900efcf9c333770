import { classOfLevel, longestWaitMinutes } from '../../game/shows/classes.ts';

/** "A show of its class is at most 20 minutes away", of a horse of this level that may start in every discipline. */
function soonWords(level: number): string {
  return `A show of its class is at most ${longestWaitMinutes(classOfLevel(level))} minutes away`;
}

/** Below this much happiness a horse loses so much of its score that rest or a treat comes first. */
export const CHEERFUL_FROM = 70;

/** What to know before a horse is entered: when the next show is, or that it is too unhappy to score well. */
export function ringWords({
  level,
  happiness,
}: {
  readonly level: number;
  readonly happiness: number;
}): string {
  return happiness < CHEERFUL_FROM
    ? `Happiness ${happiness}%: scores at ${happiness}%. Rest or treats first will raise it`
    : `Level ${level}, happiness ${happiness}%. ${soonWords(level)}`;
}
