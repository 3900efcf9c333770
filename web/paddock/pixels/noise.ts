import { drawsFrom } from '../lines.ts';

const SIDE = 256;
const LAST = SIDE - 1;

/** Random values 0 to 1 at whole points; repeats after 256. */
const LATTICE = (() => {
  const draw = drawsFrom(5);
  return Float32Array.from({ length: SIDE * SIDE }, draw);
})();

const valueAt = (x: number, y: number) => LATTICE[(y & LAST) * SIDE + (x & LAST)] as number;

/** Smooth noise, 0 to 1. */
export function noiseAt(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const across = u * u * (3 - 2 * u);
  const down = v * v * (3 - 2 * v);
  const upper = valueAt(left, top) * (1 - across) + valueAt(left + 1, top) * across;
  const lower = valueAt(left, top + 1) * (1 - across) + valueAt(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Noise of several sizes, each half as strong and as large as the one before; 0 to 1. */
export function roughAt(x: number, y: number, octaves: number): number {
  let [sum, whole] = [0, 0];
  for (let weight = 0.5; octaves > 0; octaves--, weight /= 2) {
    sum += weight * noiseAt(x, y);
    x = x * 2.03 + 17;
    y = y * 2.03 + 5;
    whole += weight;
  }
  return sum / whole;
}

/** A fixed value for a cell, 0 to 1. */
export function cellAt(x: number, y: number): number {
  return valueAt(x * 31 + y * 17, x * 7 + y * 113);
}
