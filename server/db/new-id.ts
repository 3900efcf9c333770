import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

let made = randomBytes(2).readUInt16BE();

/**
 * A UUID version 7 of this instant: ids sort by world time, and those of one process in the order they were made.
 */
export function newId(now: Date): string {
  made = (made + 1) >>> 0;
  return v7({ msecs: now.getTime(), seq: made });
}

const LEAST = new Uint8Array(16);

/** Not above any id that was made at this instant or later. */
export function leastIdOf(instant: Date): string {
  return v7({ msecs: instant.getTime(), seq: 0, random: LEAST });
}
