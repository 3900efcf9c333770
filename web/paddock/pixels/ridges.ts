import { HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { eachPixel, lay, type Panel } from './panel.ts';
import { blend, dimmed, limit } from './tint.ts';

/** Height above the horizon, height of its hills, number of hills, and share of air before it. */
export type Ridge = readonly [base: number, height: number, hills: number, air: number, seed: number];

/** Farthest first. */
const HILLS: readonly Ridge[] = [
  [26, 130, 2.1, 0.6, 3],
  [20, 92, 3.1, 0.38, 21],
  [8, 62, 4.6, 0.24, 38],
];

/** Hills one behind another, wooded in parts, their left slopes lit; each is darker than the air before the next. */
export function paintRidges(panel: Panel, tints: LandTints, ridges = HILLS): void {
  const { hill, sun, sky, haze, leaf, lit, isWinter, snow } = tints;
  const blue = blend(dimmed(sky[1], 0.62), hill, 0.25);
  for (const [base, height, hills, air, seed] of ridges) {
    const topAt = (x: number) =>
      HORIZON - base - height * (1.5 * roughAt((x / WIDTH) * hills + seed, seed, 4) - 0.52);
    const far = blend(hill, blue, air * 1.3);
    const dark = blend(dimmed(far, 0.56), leaf[0], 0.3 * (1 - air));
    const bright = blend(far, isWinter ? snow : sun, isWinter ? 0.55 : 0.32 * lit);
    for (let x = 0; x < WIDTH; x++) {
      const top = topAt(x);
      const slope = topAt(x + 9) - topAt(x - 9);
      eachPixel([x, top - 1, x + 1, HORIZON + 22], (_, y, at) => {
        const down = y - top;
        // Woods in patches, with a broken edge.
        const wood = roughAt(x / 46 + seed * 5, (y - 0.5 * top) / 13, 3);
        const trees = limit((wood - 0.47) * 5);
        const crowns = noiseAt(x / 3.1, y / 2.6 + seed) - 0.5;
        const facing = 0.5 + 0.035 * slope + 0.24 * crowns * (0.4 + trees) - 0.36 * trees;
        const hazy = air * 0.45 + down * 0.0042 * (0.5 + air);
        lay(panel, at, blend(blend(dark, bright, facing), haze, hazy), limit(down));
      });
    }
  }
}
