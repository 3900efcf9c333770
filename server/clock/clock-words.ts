import { APART_MS, LONGEST_STOP_MS, type KeptClock } from './clock-rules.ts';

/* What an operator reads of the clocks, in the log, at /readyz and from `npm run clock`. */

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 days", "90 minutes". */
export function inWords(milliseconds: number): string {
  const seconds = Math.abs(milliseconds) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size * 2) ?? UNITS[4];
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const aheadOrBehind = (by: number) => `${inWords(by)} ${by > 0 ? 'ahead of' : 'behind'}`;

const SEE = 'See npm run clock.';

export const apart = (databaseAhead: number) =>
  `The clock of this machine is ${aheadOrBehind(-databaseAhead)} the database's. Until they agree, this process does ` +
  'nothing that falls due and is not ready.';

export const AGREE = "The clock of this machine and the database's agree again.";

export const leapt = (by: number) =>
  `The clock leapt ${by > 0 ? 'forward' : 'back'} by ${inWords(by)}. World time goes on without the leap.`;

export const refusedLeap = (by: number) =>
  `The leap of the clock by ${inWords(by)} is made up for: world time is what it was. ${SEE}`;

export const CORRECTED = 'The clock is right again: world time follows it without a correction.';

export const moved = (by: number) =>
  `World time was moved ${by > 0 ? 'forward' : 'back'} by ${inWords(by)}, by another process or an operator.`;

/** `stop` is how long the world was down, if the clock is right. */
export const refusedStop = (stop: number) =>
  stop > 0
    ? `The clock is ${inWords(stop)} ahead of where the world stood, more than the ${inWords(LONGEST_STOP_MS)} that a ` +
      'stop may last. The world goes on from where it stood. If it truly was down so long: npm run clock -- --resume'
    : `The clock is ${inWords(stop)} behind where the world stood. The world goes on from there. ${SEE}`;

interface NoticeOf {
  readonly apartBy: number;
  readonly kept: KeptClock;
  /** World time by the clock, which may be behind what it has reached. */
  readonly world: number;
}

/** What an operator should know while it lasts. */
export function noticeOf({ apartBy, kept, world }: NoticeOf): { readonly notice?: string } {
  if (apartBy !== 0)
    return { notice: `The clock of this machine is ${aheadOrBehind(-apartBy)} the database's.` };
  if (kept.waits && world < kept.reached)
    return { notice: `World time waits ${inWords(kept.reached - world)} for the clock to catch up.` };
  if (Math.abs(kept.correction) > APART_MS)
    return { notice: `World time is ${aheadOrBehind(kept.correction)} the clock. ${SEE}` };
  return {};
}
