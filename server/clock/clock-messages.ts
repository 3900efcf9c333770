import { TOLERANCE_MS, LONGEST_STOP_MS, type ClockState } from './clock-rules.ts';

/* For operators: in the log, at /readyz and from `npm run clock`. */

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 days", "90 minutes". */
export function durationText(milliseconds: number): string {
  const seconds = Math.abs(milliseconds) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size * 2) ?? UNITS[4];
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const aheadOrBehind = (by: number) => `${durationText(by)} ${by > 0 ? 'ahead of' : 'behind'}`;

const SEE = 'See npm run clock.';

export const apart = (databaseAhead: number) =>
  `The clock of this machine is ${aheadOrBehind(-databaseAhead)} the database's. Until they agree, this process does ` +
  'nothing that falls due and is not ready.';

export const AGREE = "The clock of this machine and the database's agree again.";

export const leapt = (by: number) =>
  `The clock leapt ${by > 0 ? 'forward' : 'back'} by ${durationText(by)}. World time goes on without the leap.`;

export const refusedLeap = (by: number) =>
  `The leap of the clock by ${durationText(by)} is made up for: world time is what it was. ${SEE}`;

export const CORRECTED = 'The clock is right again: world time follows it without a correction.';

export const moved = (by: number) =>
  `World time was moved ${by > 0 ? 'forward' : 'back'} by ${durationText(by)}, by another process or an operator.`;

/** `stop`: the downtime in milliseconds if the clock is right. */
export const refusedStop = (stop: number) =>
  stop > 0
    ? `The clock is ${durationText(stop)} ahead of where the world stood, more than the ${durationText(LONGEST_STOP_MS)} that a ` +
      'stop may last. The world goes on from where it stood. If it truly was down so long: npm run clock -- --resume'
    : `The clock is ${durationText(stop)} behind where the world stood. The world goes on from there. ${SEE}`;

interface ClockCondition {
  /** Milliseconds that the database's clock is ahead; 0 while they agree. */
  readonly apartBy: number;
  readonly state: ClockState;
  /** By the clock; may be behind `state.reached`. */
  readonly world: number;
}

export function clockNotice({ apartBy, state, world }: ClockCondition): { readonly notice?: string } {
  if (apartBy !== 0)
    return { notice: `The clock of this machine is ${aheadOrBehind(-apartBy)} the database's.` };
  if (state.waits && world < state.reached)
    return { notice: `World time waits ${durationText(state.reached - world)} for the clock to catch up.` };
  if (Math.abs(state.correction) > TOLERANCE_MS)
    return { notice: `World time is ${aheadOrBehind(state.correction)} the clock. ${SEE}` };
  return {};
}
