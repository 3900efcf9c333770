import { classOfLevel, longestWaitMinutes } from '../../../game/shows/classes.ts';

/** Assumes that the horse may start in every discipline. */
function formatNextShow(level: number): string {
  return `Next show in ${longestWaitMinutes(classOfLevel(level))} minutes at most`;
}

/** Below this, rest or treats come first. */
export const CHEERFUL_FROM = 70;

/** The next show, or that the horse is too unhappy. */
export function formatRing({
  level,
  happiness,
}: {
  readonly level: number;
  readonly happiness: number;
}): string {
  return happiness < CHEERFUL_FROM
    ? `Scores at ${happiness}%. Rest or a treat raises that`
    : `Level ${level}, happiness ${happiness}%. ${formatNextShow(level)}`;
}
