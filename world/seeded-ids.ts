import { v7 } from 'uuid';
import type { Rng } from '../game/rng.ts';

/** Makes an id of an instant: as those of the game, but the same from run to run. */
export type NewId = (at: Date) => string;

/** UUIDs of version 7. Those of one instant sort in the order in which they were made. */
export function seededIds(rng: Rng): NewId {
  let made = 0;
  return (at) => {
    made += 1;
    return v7({ msecs: at.getTime(), seq: made, random: seededBytes(rng) });
  };
}

/** Sixteen bytes, which is also what an entry adds to the draw of its show. */
export function seededBytes(rng: Rng): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(16));
  for (let at = 0; at < 16; at += 4) bytes.setUint32(at, Math.floor(rng.next() * 2 ** 32));
  return new Uint8Array(bytes.buffer);
}
