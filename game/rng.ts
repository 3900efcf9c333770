/** Seeded, for replays. `next()`: uniform in [0, 1), 32 bits. */
export interface Rng {
  next(): number;
}

/**
 * sfc32 (Chris Doty-Humphrey, PractRand; public domain), from 16 bytes of `seed`. Integer arithmetic: equal on every
 * machine.
 */
export function rngFrom(seed: Uint8Array): Rng {
  if (seed.length < 16) throw new RangeError(`A seed has at least 16 bytes, not ${seed.length}`);
  const view = new DataView(seed.buffer, seed.byteOffset, 16);
  let a = view.getUint32(0);
  let b = view.getUint32(4);
  let c = view.getUint32(8);
  let counter = view.getUint32(12);
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 15; i++) next();
  return { next };
}

export function rngFromNumber(seed: number): Rng {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, seed >>> 0);
  view.setUint32(4, 0x9e3779b9);
  view.setUint32(8, 0x243f6a88);
  view.setUint32(12, 1);
  return rngFrom(bytes);
}

export function chance(rng: Rng, probability: number): boolean {
  return rng.next() < probability;
}

/** Uniform in [low, high). */
export function between(rng: Rng, low: number, high: number): number {
  return low + (high - low) * rng.next();
}

/** Whole, inclusive. */
export function wholeBetween(rng: Rng, low: number, high: number): number {
  return low + Math.floor(rng.next() * (high - low + 1));
}

/** Uniform. Throws if empty. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  const item = items[Math.floor(rng.next() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** Box and Muller (1958). */
export function normal(rng: Rng, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - rng.next()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * rng.next());
}
