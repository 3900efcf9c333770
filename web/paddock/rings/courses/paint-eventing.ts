import { paintFlowers, paintGrass, paintNear } from '../../pixels/meadow.ts';
import { paintBrush, paintJumps } from '../obstacles.ts';
import { onGround } from '../paint-ground.ts';

export const paint = onGround(
  ({ back, front, tints }) => [
    () => paintGrass(back, tints, [24, 19_000, 450, 722, 15]),
    () => paintFlowers(back, tints, 32, 500),
    () => paintNear(front, tints, 17),
  ],
  (painting, ring) => [() => paintBrush(painting, ring), () => paintJumps(painting, ring, [1, 2])],
);
