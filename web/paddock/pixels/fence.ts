import { WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt } from './noise.ts';
import { dab, strand, type Panel } from './panel.ts';
import { blend, dimmed, type Tint } from './tint.ts';

/** From a post to the right end. */
export interface Fence {
  readonly from: number;
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
export function paintFence(
  panel: Panel,
  { wood, sun, lit, snow, isWinter, grass }: LandTints,
  { from, step, footAt, rails, high, thick }: Fence,
): void {
  const shaded = dimmed(wood, 0.45);
  const bright = blend(wood, sun, 0.55 * lit);
  for (let x = from; x < WIDTH + 40; x += step) {
    const foot = footAt(x);
    const post = (aside: number, half: number, tints: readonly [Tint, Tint]) =>
      strand(panel, [x - aside, foot + aside, 0, -high, 0, half, half], tints, 0.95);
    dab(panel, [x + thick * 3, foot + 1, thick * 6, thick * 0.9], dimmed(grass[0], 0.4), 0.5);
    post(0, thick, [shaded, shaded]);
    post(thick * 0.35, thick * 0.5, [wood, bright]);
    if (isWinter) dab(panel, [x, foot - high, thick * 1.5, thick], snow, 0.95);
  }
  const half = thick * 0.62;
  for (const up of rails)
    for (let x = from; x < WIDTH + 40; x += step) {
      // Rails sag, and none is quite level.
      const heightAt = (place: number) => footAt(place) - up + 1.6 * (noiseAt(place, up) - 0.5);
      const y = heightAt(x);
      const rail = (above: number, wide: number, from: Tint, to: Tint) =>
        strand(panel, [x, y - above * half, step, heightAt(x + step) - y, 0.6, wide, wide], [from, to], 0.9);
      rail(-0.35, half, shaded, shaded);
      rail(0.15, half * 0.6, wood, wood);
      rail(0.7, half * 0.34, bright, wood);
      if (isWinter) rail(1.6, 1.3, snow, snow);
    }
}
