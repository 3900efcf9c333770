import { randomBytes, randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

let made = randomBytes(2).readUInt16BE();

const RANDOM_EACH = 16;
/** For the next ids: asking for random bytes takes longer than all else that an id takes. */
const random = new Uint8Array(256 * RANDOM_EACH);
let used = random.length;

function nextRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += RANDOM_EACH;
  return random.subarray(used - RANDOM_EACH, used);
}

/**
 * A UUID version 7 of this instant: ids sort by world time, and those of one process in the order they were made.
 */
export function newId(now: Date): string {
  made = (made + 1) >>> 0;
  return v7({ msecs: now.getTime(), seq: made, random: nextRandom() });
}

const LEAST = new Uint8Array(16);

/** Not above any id that was made at this instant or later. */
export function leastIdOf(instant: Date): string {
  return v7({ msecs: instant.getTime(), seq: 0, random: LEAST });
}
