import { drawsFrom } from '../lines.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { roughAt } from './noise.ts';
import { dab, eachPixel, lay, strand, type Panel } from './panel.ts';
import { blend, dimmed, tint } from './tint.ts';

const DEPTH = HEIGHT - HORIZON;

/** Patches grow with nearness. */
function patchAt(x: number, y: number, size: number, octaves = 3): number {
  const near = 0.05 + (y - HORIZON) / DEPTH;
  return roughAt((x - WIDTH / 2) / (near * size) + 40, 9 / near, octaves);
}

/** The ground's own colour, in patches, hazy far away and lit from the left. */
export function paintGround(panel: Panel, { grass, haze, sun, lit, isWinter }: LandTints): void {
  eachPixel([0, HORIZON, WIDTH, HEIGHT], (x, y, at) => {
    const down = (y - HORIZON) / DEPTH;
    const patch = patchAt(x, y, 330) - 0.5;
    const dark = isWinter ? 0.22 + 1.1 * patch + 0.12 * down : 0.34 + 0.4 * down + 1.3 * patch;
    const warm = 0.3 * lit * (1 - x / WIDTH) * (1 - 0.6 * down);
    const far = (isWinter ? 0.3 : 0.5) * (1 - down) ** 7;
    lay(panel, at, blend(blend(blend(grass[1], grass[0], dark), sun, warm), haze, far), 1);
  });
}

/** `tall`: length at the lower edge, in px. */
export type Grass = readonly [seed: number, count: number, from: number, to: number, tall: number];

/** Strokes that grow with nearness, in tufts of different heights, with lit tips. Farthest first. */
export function paintGrass(
  panel: Panel,
  tints: LandTints,
  [seed, count, from, to, tall]: Grass,
  isBare?: (x: number, y: number) => boolean,
): void {
  const { grass, dry, sun, lit, isWinter } = tints;
  const [dark, bright] = grass;
  const draw = drawsFrom(seed);
  for (let index = 0; index < count; index++) {
    const y = from + (to - from) * ((index + draw()) / count) ** 0.8;
    const x = WIDTH * draw();
    if (isBare?.(x, y)) continue;
    const near = (y - HORIZON) / DEPTH;
    const patch = patchAt(x, y, 120);
    const tuft = patchAt(x + 900, y, 46, 2);
    if (isWinter) {
      // Stalks show in some places; elsewhere wind has drawn the snow.
      if (patch > 0.66) {
        const long = tall * near * (0.3 + 0.6 * draw());
        strand(
          panel,
          [x, y, (draw() - 0.4) * long * 0.6, -long, 0, 0.2 + 0.7 * near, 0.1],
          [blend(dry, dark, 0.5), dry],
          0.6,
        );
      } else
        dab(
          panel,
          [x, y, 5 + 30 * near, 0.8 + 2 * near, (draw() - 0.5) * 0.1, 0],
          draw() < 0.45 ? dark : bright,
          0.13,
        );
      continue;
    }
    const light = 1.5 * patch - 0.57 + draw() * 0.5;
    const high = tuft > 0.6 ? 1.5 : 1;
    const long = 1 + tall * near * (0.35 + 0.8 * draw()) * high * (0.6 + 0.8 * tuft);
    const root = blend(dimmed(dark, 0.9 - 0.4 * near), dark, draw());
    const isDry = draw() < 0.1 + 0.1 * (high - 1);
    const tip = blend(
      blend(dark, bright, 0.3 + 0.7 * light),
      isDry ? dry : sun,
      isDry ? 0.6 : 0.34 * lit * light,
    );
    const lean = (draw() - 0.38) * long * 0.75;
    strand(
      panel,
      [x, y, lean, -long, -lean * 0.25, 0.15 + 0.85 * near, 0.05],
      [root, tip],
      (0.35 + 0.45 * draw()) * (0.55 + 0.45 * near),
    );
  }
}

/** Two kinds of flowers, in drifts of their own. */
export function paintFlowers(
  panel: Panel,
  { blooms, grass, isWinter }: LandTints,
  seed: number,
  count: number,
): void {
  if (isWinter) return;
  const from = HORIZON + 14;
  const draw = drawsFrom(seed);
  for (let index = 0; index < count; index++) {
    const y = from + (HEIGHT - from) * ((index + draw()) / count) ** 0.8;
    const x = WIDTH * draw();
    const near = (y - HORIZON) / DEPTH;
    const kind = patchAt(x + 300, y, 150, 2) > 0.5 ? 0 : 1;
    const bloom = blooms[kind];
    if (draw() > bloom[3] || patchAt(x, y + kind * 40, 190, 2) < 0.52) continue;
    const size = 0.8 + 2.5 * near * (0.6 + 0.5 * draw());
    const up = 12 * near * (0.5 + draw());
    const own = blend(bloom, CORE, 0.25 * draw());
    strand(panel, [x, y, 0, -up, 0, 0.25 + 0.3 * near, 0.2], [grass[0], grass[0]], 0.6);
    dab(panel, [x, y - up, size, size * 0.82], own, 0.92);
    if (size > 2) dab(panel, [x, y - up, size * 0.35, size * 0.3], CORE, 0.75);
  }
}

const CORE = tint([0.8, 0.14, 85]);

/** Grass in front of hooves, and long blades at the lower edge. */
export function paintNear(front: Panel, tints: LandTints, tall: number): void {
  const { isWinter } = tints;
  paintGrass(front, tints, [44, isWinter ? 800 : 2600, 656, 700, tall * 0.8]);
  paintGrass(front, tints, [41, isWinter ? 260 : 1100, 690, 734, tall * 1.7]);
}
