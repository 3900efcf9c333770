import type { Oklab } from '../colour.ts';
import type { Light } from '../hours.ts';
import type { Tint } from '../pixels/tint.ts';
import { indoors } from './lamplight.ts';

export type StallColours = ReturnType<typeof stallColours<Tint>>;

export function stallColours<C>(light: Light, as: (colour: Oklab) => C) {
  const paint = indoors(light, as);
  return {
    wall: [paint([0.36, 0.062, 64]), paint([0.45, 0.075, 66])] as const,
    beam: paint([0.29, 0.05, 60]),
    frame: paint([0.42, 0.07, 62]),
    rope: paint([0.33, 0.05, 80]),
    net: paint([0.43, 0.075, 105]),
    hay: paint([0.68, 0.1, 96]),
    floor: [paint([0.4, 0.07, 70]), paint([0.55, 0.09, 76])] as const,
    straw: [paint([0.44, 0.075, 70]), paint([0.66, 0.105, 80]), paint([0.78, 0.11, 86])] as const,
  };
}
