import { drawsFrom } from '../lines.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { dab, eachPixel, lay, strand, type Panel } from './panel.ts';
import { blend, dimmed, limit } from './tint.ts';

/** Rows from far to near: height, left and right bank. */
export type Shore = readonly (readonly [y: number, left: number, right: number])[];

export function banksAt(shore: Shore, y: number): readonly [left: number, right: number] | null {
  const below = shore.findIndex(([at]) => at > y);
  const [from, to] = [shore[below - 1], shore[below]];
  if (from === undefined || to === undefined) return null;
  const share = (y - from[0]) / (to[0] - from[0]);
  const smooth = share * share * (3 - 2 * share);
  const wave = 5 * (noiseAt(y / 7, 3) - 0.5);
  return [from[1] + (to[1] - from[1]) * smooth + wave, from[2] + (to[2] - from[2]) * smooth - wave];
}

export function isIn(shore: Shore, x: number, y: number): boolean {
  const banks = banksAt(shore, y);
  return banks !== null && x > banks[0] && x < banks[1];
}

/** Water that mirrors the sky and the dark of its banks; under ice and snow in winter. */
export function paintWater(
  panel: Panel,
  { sky, grass, isWinter, snow, haze, leaf }: LandTints,
  shore: Shore,
): void {
  const far = blend(sky[2], haze, 0.3);
  const near = dimmed(blend(sky[0], sky[1], 0.4), 0.6);
  const bank = isWinter ? dimmed(grass[0], 0.8) : blend(dimmed(grass[0], 0.4), leaf[0], 0.2);
  eachPixel([0, HORIZON, WIDTH, HEIGHT], (x, y, at) => {
    const banks = banksAt(shore, y);
    if (banks === null || x < Math.floor(banks[0]) || x >= banks[1]) return;
    const [left, right] = banks;
    const close = (y - HORIZON) / (HEIGHT - HORIZON);
    const rim = 2 + 9 * close;
    const ripple = roughAt(x / (16 + 60 * close), y / (0.8 + 2.2 * close), 3);
    const mirrored = blend(far, near, 0.12 + close * 2.8 + 1.3 * (ripple - 0.5));
    const open = blend(mirrored, sky[2], limit((ripple - 0.66) * 6) * 0.6);
    const own = isWinter ? blend(blend(snow, near, 0.28), snow, ripple * 1.5 - 0.2) : open;
    // The far bank is mirrored below its edge.
    const edge = Math.min((x - left) / rim, (right - x) / (rim * 1.8));
    lay(panel, at, blend(bank, own, 0.25 + edge * 0.75), limit(x - left) * limit(right - x));
  });
}

/** Along both banks, in clumps. */
export function paintReeds(
  panel: Panel,
  { grass, dry, isWinter }: LandTints,
  shore: Shore,
  seed: number,
): void {
  const draw = drawsFrom(seed);
  const first = shore[0]?.[0] ?? HEIGHT;
  const last = shore.at(-1)?.[0] ?? HEIGHT;
  for (let reed = 0; reed < 760; reed++) {
    const y = first + 20 + (last - first - 20) * ((reed + draw()) / 760) ** 0.7;
    const banks = banksAt(shore, y);
    const side = draw() < 0.62 ? 0 : 1;
    if (banks === null || noiseAt(y / 11, 5 + side) < 0.36) continue;
    const close = (y - HORIZON) / (HEIGHT - HORIZON);
    const x = banks[side] + (side === 0 ? -1 : 1) * (10 * draw() - 2) * (0.4 + close * 2);
    const long = (14 + 66 * close) * (0.45 + 0.7 * draw());
    const lean = (draw() - 0.4) * long * 0.45;
    const own =
      isWinter || draw() < 0.3
        ? ([blend(dry, grass[0], 0.5), dry] as const)
        : ([dimmed(grass[0], 0.55), blend(grass[0], grass[1], draw())] as const);
    strand(panel, [x, y, lean, -long, -lean * 0.2, 0.4 + close, 0.15], own, 0.85);
    if (draw() < 0.1 && close > 0.12)
      dab(panel, [x + lean, y - long, 1 + 1.6 * close, 3 + 8 * close, 0.1], dimmed(dry, 0.4), 0.9);
  }
}
