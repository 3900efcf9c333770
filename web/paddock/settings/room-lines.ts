import { drawsFrom, short } from '../lines.ts';
import { WIDTH } from '../scene-size.ts';

/** Of a board in a wall. */
export const PLANK = 84;

/** Along the planks. */
export function grain(seed: number, count: number, floor: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let line = 0; line < count; line++) {
    const x = 32 + PLANK * Math.floor(draw() * 19) + 8 + draw() * (PLANK - 16);
    const y = 70 + draw() * (floor - 130);
    const long = 30 + draw() * 110;
    path += `M${short(x)} ${short(y)}q${short((draw() - 0.5) * 8)} ${short(long / 2)} 0 ${short(long)}`;
  }
  return path;
}

/** Bent stalks, denser and longer towards the front. */
export function stalks(seed: number, count: number, from: number, to: number, long: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let stalk = 0; stalk < count; stalk++) {
    const near = Math.sqrt(draw());
    const y = from + (to - from) * near;
    const across = (long * 0.45 + long * 0.55 * near) * (0.6 + 0.8 * draw()) * (draw() < 0.5 ? -1 : 1);
    const rise = (draw() - 0.5) * long * 0.35;
    path += `M${short(WIDTH * draw())} ${short(y)}q${short(across * 0.5)} ${short(rise - 5 - near * 5)} ${short(across)} ${short(rise)}`;
  }
  return path;
}
