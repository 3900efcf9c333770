import { drawsFrom } from '../lines.ts';
import { WIDTH } from '../scene-size.ts';
import { noiseAt } from './noise.ts';
import { strand, type Panel } from './panel.ts';
import { blend, type Tint } from './tint.ts';

export interface Straw {
  readonly seed: number;
  readonly count: number;
  readonly area: readonly [left: number, top: number, right: number, bottom: number];
  /** Length of a stalk in px at the upper and lower edge. */
  readonly long: readonly [far: number, near: number];
  /** Dark, middle and lit. */
  readonly tints: readonly [Tint, Tint, Tint];
  /** Share of the area that has any, in heaps. */
  readonly cover?: number;
}

/** Stalks in heaps, farthest first; each next one is likelier to be lit. */
export function paintStraw(panel: Panel, { seed, count, area, long, tints, cover = 1 }: Straw): void {
  const draw = drawsFrom(seed);
  const [left, top, right, bottom] = area;
  for (let stalk = 0; stalk < count; stalk++) {
    const near = ((stalk + draw()) / count) ** 0.75;
    const [x, y] = [left + (right - left) * draw(), top + (bottom - top) * near];
    const heap = noiseAt(x / 90 + seed, y / 34);
    if (cover < 1 && heap > cover * (0.5 + 0.9 * draw())) continue;
    const size = (long[0] + (long[1] - long[0]) * near) * (0.5 + 0.8 * draw());
    const angle = (draw() - 0.5) * 2.2 + (draw() < 0.5 ? Math.PI : 0);
    const light = draw() * 0.65 + heap * 0.5;
    const own = light < 0.5 ? blend(tints[0], tints[1], light * 2) : blend(tints[1], tints[2], light * 2 - 1);
    const half = 0.25 + 0.55 * near;
    const bow = (draw() - 0.6) * size * 0.18;
    const end = [Math.cos(angle) * size, Math.sin(angle) * size * 0.32] as const;
    if (near > 0.35) strand(panel, [x, y + 1.6, ...end, bow, half, half * 0.5], [tints[0], tints[0]], 0.4);
    strand(panel, [x, y, ...end, bow, half, half * 0.6], [own, blend(own, tints[2], 0.35)], 0.9);
  }
}

export const overWidth = (top: number, bottom: number) => [-20, top, WIDTH + 20, bottom] as const;
