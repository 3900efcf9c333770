import { classOfLevel, longestWaitMinutes } from '../../game/shows/classes.ts';

/** "Next show in 20 minutes at most", for a horse of this level that may start in every discipline. */
function soonWords(level: number): string {
  return `Next show in ${longestWaitMinutes(classOfLevel(level))} minutes at most`;
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
    ? `Scores at ${happiness}%. Rest or a treat raises that`
    : `Level ${level}, happiness ${happiness}%. ${soonWords(level)}`;
}
