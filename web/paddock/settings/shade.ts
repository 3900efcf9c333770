import { dab } from '../pixels/panel.ts';
import { tint } from '../pixels/tint.ts';
import type { Painting } from '../setting.ts';

/** Middle, height, half width, half height. */
export type Ellipse = readonly [x: number, y: number, across: number, up: number];

/** The shadow under a thing on the ground. */
export function paintShade({ back, row }: Pick<Painting, 'back' | 'row'>, at: Ellipse): void {
  const shade = tint(row.shade);
  dab(back, [...at, 0, 0], shade, Math.min(0.85, shade[3] * 1.4));
}
