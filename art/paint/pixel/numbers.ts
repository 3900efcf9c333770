/*
 * What the painter counts with. `numbers.glsl` has the same for the graphics card; every other file of this folder
 * is written once, and the card's program is made from it (see `art/shader/to-glsl.ts`).
 */

/** Red, green and blue: linear light, 0 to 1, where nothing else is said. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(red: number, green: number, blue: number): Rgb {
  return [red, green, blue];
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** From 0 at `start` to 1 at `end`, smooth at both; `end` may be the smaller. */
export function rise(start: number, end: number, value: number): number {
  const share = clamp01((value - start) / (end - start));
  return share * share * (3 - 2 * share);
}

/** 1 at 0, falling on both sides over `width`. */
export function hill(value: number, width: number): number {
  const far = value / width;
  return Math.exp(-far * far);
}

export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Evenly from 0 to 1, for whole numbers within 31 bits. */
export function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x | 0, 374_761_393) ^ Math.imul(y | 0, 668_265_263) ^ Math.imul(seed | 0, 1_274_126_177);
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177);
  bits = Math.imul(bits ^ (bits >>> 16), 2_246_822_519);
  return ((bits ^ (bits >>> 13)) >>> 8) / 16_777_216;
}

/** Smooth noise, 0 to 1, with one value for each unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = fade(x - left);
  const v = fade(y - top);
  return mix(
    mix(hash(left, top, seed), hash(left + 1, top, seed), u),
    mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u),
    v,
  );
}

function fade(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Noise of two sizes. */
export function noise2(x: number, y: number, seed: number): number {
  return (noise(x, y, seed) * 2 + noise(x * 2.03 + 5.1, y * 2.03 + 3.7, seed + 17)) / 3;
}

/** Noise of four sizes. */
export function noise4(x: number, y: number, seed: number): number {
  return (noise2(x, y, seed) * 4 + noise2(x * 4.12 + 9.4, y * 4.12 + 1.3, seed + 34)) / 5;
}

export function blend(from: Rgb, to: Rgb, share: number): Rgb {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function times(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function plus(one: Rgb, other: Rgb): Rgb {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

export function filtered(colour: Rgb, tint: Rgb): Rgb {
  return [colour[0] * tint[0], colour[1] * tint[1], colour[2] * tint[2]];
}

export function toPower(colour: Rgb, exponent: number): Rgb {
  return [Math.pow(colour[0], exponent), Math.pow(colour[1], exponent), Math.pow(colour[2], exponent)];
}
