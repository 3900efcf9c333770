/* `numbers.glsl` is the hand-written GPU version. The folder's other files are translated (`art/shader/to-glsl.ts`). */

/** Linear light, 0 to 1, unless noted. */
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

/** Smoothstep; `end` may be smaller than `start`. */
export function rise(start: number, end: number, value: number): number {
  const share = clamp01((value - start) / (end - start));
  return share * share * (3 - 2 * share);
}

/** 1 at 0. */
export function hill(value: number, width: number): number {
  const far = value / width;
  const share = far * far;
  return share > 24 ? 0 : decay(share);
}

const DECAY_STEPS = 256;
const DECAY = Float64Array.from({ length: 24 * DECAY_STEPS + 2 }, (_, step) => Math.exp(-step / DECAY_STEPS));

/** e to the power of `-value`, for 0 to 24, within 0.000002. */
function decay(value: number): number {
  const at = value * DECAY_STEPS;
  const step = at | 0;
  const high = DECAY[step] as number;
  return high + ((DECAY[step + 1] as number) - high) * (at - step);
}

export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A power of two. */
const SIDE = 256;

/** A texture on the GPU. */
export const CHANCE: Uint8Array<ArrayBuffer> = drawChance();

function drawChance(): Uint8Array<ArrayBuffer> {
  let state = 0x9e3779b9;
  return Uint8Array.from({ length: SIDE * SIDE }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = (state + 0x6d2b79f5) | 0;
    return Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 24;
  });
}

function columnOf(seed: number): number {
  return seed * 73;
}

function rowOf(seed: number): number {
  return seed * 151 + (seed >> 8) * 57;
}

/** 0 to 1, for whole numbers. */
export function hash(x: number, y: number, seed: number): number {
  const column = (x + columnOf(seed)) & 255;
  const row = (y + rowOf(seed)) & 255;
  return (CHANCE[row * SIDE + column] as number) / 255;
}

/** 0 to 1, one value per unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = fade(x - left);
  const v = fade(y - top);
  const column = (left + columnOf(seed)) & 255;
  const next = (column + 1) & 255;
  const row = (top + rowOf(seed)) & 255;
  const above = row * SIDE;
  const below = ((row + 1) & 255) * SIDE;
  const one = mix(CHANCE[above + column] as number, CHANCE[above + next] as number, u);
  const other = mix(CHANCE[below + column] as number, CHANCE[below + next] as number, u);
  return mix(one, other, v) / 255;
}

function fade(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

export function noise2(x: number, y: number, seed: number): number {
  return (noise(x, y, seed) * 2 + noise(x * 2.03 + 5.1, y * 2.03 + 3.7, seed + 17)) / 3;
}

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

const CURVE_STEPS = 4096;
const CURVE = Float64Array.from({ length: CURVE_STEPS + 2 }, (_, step) => {
  const value = step / CURVE_STEPS;
  return value <= 0.0031308 ? 12.92 * value : 1.055 * Math.pow(value, 1 / 2.4) - 0.055;
});

/** Linear light to sRGB, 0 to 1. */
export function encoded(value: number): number {
  const at = (value < 1 ? value : 1) * CURVE_STEPS;
  const step = at | 0;
  const low = CURVE[step] as number;
  return low + ((CURVE[step + 1] as number) - low) * (at - step);
}

/** `exponent`: 1 to 2. */
export function toPower(colour: Rgb, exponent: number): Rgb {
  if (exponent === 1) return colour;
  const more = exponent - 1;
  return [raised(colour[0], more), raised(colour[1], more), raised(colour[2], more)];
}

/** Minus the logarithm. */
const DEPTH = Float64Array.from(
  { length: CURVE_STEPS + 2 },
  (_, step) => -Math.log(Math.max(step, 0.25) / CURVE_STEPS),
);

/** `value` to the power of `1 + more`. */
function raised(value: number, more: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return Math.pow(value, 1 + more);
  const at = value * CURVE_STEPS;
  const step = at | 0;
  const low = DEPTH[step] as number;
  return value * decay((low + ((DEPTH[step + 1] as number) - low) * (at - step)) * more);
}
