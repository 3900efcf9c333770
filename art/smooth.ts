/** Arithmetic that all drawing is made of. */

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 at `from`, 1 at `to`, without a corner at either; `from` may be the greater. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell of this radius: 1 in the middle, 0.37 at the radius. */
export function bell(distance: number, radius: number): number {
  return Math.exp(-((distance / radius) ** 2));
}
