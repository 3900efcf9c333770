/** Deterministic, 0 to below 1. */

export type Chance = () => number;

/** Mulberry32, as in game/. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hashOf(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/** Features are one unit across. */
export function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = quintic(x - column);
  const v = quintic(y - row);
  const a = hashOf(column, row, seed);
  const b = hashOf(column + 1, row, seed);
  const c = hashOf(column, row + 1, seed);
  const d = hashOf(column + 1, row + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

function quintic(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
