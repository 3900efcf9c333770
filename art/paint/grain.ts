/** How far single hairs are apart in the layers, in px of the frame. */
export const HAIR = 2;

/** How far a hair stands out between its neighbours on both sides: -1 to 1. `beside` is the light of both. */
export function grainOf(lit: number, beside: number): number {
  return Math.min(Math.max((lit * 2 - beside) * 14, -1), 1);
}
