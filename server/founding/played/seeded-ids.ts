import { v7 } from 'uuid';
import type { Rng } from '../../../game/rng.ts';

export type NewId = (at: Date) => string;

/** Reproducible UUIDs version 7. */
export function seededIds(rng: Rng): NewId {
  let made = 0;
  return (at) => {
    made += 1;
    return v7({ msecs: at.getTime(), seq: made, random: seededBytes(rng) });
  };
}

export function seededBytes(rng: Rng): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(16));
  for (let at = 0; at < 16; at += 4) bytes.setUint32(at, Math.floor(rng.next() * 2 ** 32));
  return new Uint8Array(bytes.buffer);
}
