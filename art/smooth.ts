export { mix, rise } from './paint/pixel/numbers.ts';

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0.37 at the radius. */
export function bell(distance: number, radius: number): number {
  return Math.exp(-((distance / radius) ** 2));
}
