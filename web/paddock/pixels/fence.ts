import type { LandTints } from './land-tints.ts';
import { noiseAt } from './noise.ts';
import { dab, strand, type Panel } from './panel.ts';
import { blend, dimmed, type Tint } from './tint.ts';

export interface Fence {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Feet of the posts. */
  readonly footAt: (x: number) => number;
  /** Heights of the rails above the feet, and of the posts. */
  readonly rails: readonly number[];
  readonly high: number;
  /** Half width of posts. */
  readonly thick: number;
}

/** Rails with lit upper edges on posts with lit left sides; snow lies on them in winter. */
export function paintFence(panel: Panel, tints: LandTints, fence: Fence, wood: Tint = tints.wood): void {
  const { sun, lit, snow, isWinter, grass } = tints;
  const { from, to, step, footAt, rails, high, thick } = fence;
  const shaded = dimmed(wood, 0.5);
  const bright = blend(wood, sun, 0.55 * lit);
  for (let x = from; x < to; x += step) {
    const foot = footAt(x);
    dab(panel, [x + thick * 3, foot + 1, thick * 6, thick * 0.9], dimmed(grass[0], 0.4), 0.5);
    strand(
      panel,
      [x, foot + thick * 0.6, 0, -high, 0, thick, thick * 0.92],
      [dimmed(shaded, 0.8), shaded],
      1,
    );
    strand(panel, [x - thick * 0.35, foot, 0, -high, 0, thick * 0.5, thick * 0.5], [wood, bright], 0.9);
    if (isWinter) dab(panel, [x, foot - high, thick * 1.5, thick], snow, 0.95);
  }
  const half = thick * 0.62;
  for (const up of rails)
    for (let x = from; x < to; x += step) {
      // Rails sag, and none is quite level.
      const y = footAt(x) - up + 1.6 * (noiseAt(x, up) - 0.5);
      const down = footAt(x + step) - up + 1.6 * (noiseAt(x + step, up) - 0.5) - y;
      const bow = 1.2 * noiseAt(x, up + 9);
      const rail = (above: number, wide: number, tints: readonly [Tint, Tint], alpha: number) =>
        strand(panel, [x, y - above, step, down, bow, wide, wide], tints, alpha);
      rail(-half * 0.35, half, [dimmed(shaded, 0.8), shaded], 1);
      rail(half * 0.15, half * 0.6, [wood, wood], 0.9);
      rail(half * 0.7, half * 0.34, [bright, wood], 0.9);
      rail(-half * 0.2, 0.15, [shaded, shaded], 0.5);
      if (isWinter) rail(half + 1.2, 1.3, [snow, snow], 0.95);
    }
}
