import { paintJumps } from '../obstacles.ts';
import { onGround, paintSand } from '../paint-ground.ts';

export const paint = onGround(
  (painting, ring) => [() => paintSand(painting, ring)],
  (painting, ring) => [() => paintJumps(painting, ring, [3, 1, 0, 2])],
);
