import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { eachPixel, lay, type Panel } from './panel.ts';
import { blend, dimmed, type Tint } from './tint.ts';

/** Trodden earth with a ragged edge, pebbles and prints. */
export function paintGravel(
  panel: Panel,
  { sun, lit }: LandTints,
  earth: Tint,
  coverAt: (x: number, y: number) => number,
): void {
  eachPixel([0, HORIZON, WIDTH, HEIGHT], (x, y, at) => {
    const cover = coverAt(x, y);
    if (cover <= 0) return;
    const near = 0.06 + (y - HORIZON) / (HEIGHT - HORIZON);
    const flat = (x - WIDTH / 2) / near;
    const lump = roughAt(flat / 60, 44 / near, 4) - 0.5;
    const stone = noiseAt(flat / 7, 150 / near) - 0.5;
    const own = dimmed(earth, 1 + 0.5 * lump + 0.24 * stone);
    lay(panel, at, blend(own, sun, 0.2 * lit * (1 - x / WIDTH)), cover);
  });
}
