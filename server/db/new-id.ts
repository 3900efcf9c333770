import { randomBytes, randomFillSync } from 'node:crypto';
import { v7, version } from 'uuid';
import { HOUR } from '../../game/game-time.ts';

let sequence = randomBytes(2).readUInt16BE();

const RANDOM_BYTES = 16;
/** Fetching for 256 ids at once is faster. */
const random = new Uint8Array(256 * RANDOM_BYTES);
let used = random.length;

function nextRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += RANDOM_BYTES;
  return random.subarray(used - RANDOM_BYTES, used);
}

/** UUID version 7: sorts by world time, and within one process by creation. */
export function newId(now: Date): string {
  sequence = (sequence + 1) >>> 0;
  return v7({ msecs: now.getTime(), seq: sequence, random: nextRandom() });
}

const LEAST = new Uint8Array(16);

/** Lower bound of ids from this instant on. Throws before 1970, where bounds would be above every id. */
export function leastIdOf(instant: Date): string {
  if (!(instant.getTime() >= 0)) throw new RangeError('Ids of version 7 begin in 1970');
  return v7({ msecs: instant.getTime(), seq: 0, random: LEAST });
}

const EVER = new Date(0);

/** Nothing of this horse or player is older. Clocks of processes differ by seconds, so it is an hour early. */
export function bornSince(id: string): Date {
  if (version(id) !== 7) return EVER;
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - HOUR);
}
