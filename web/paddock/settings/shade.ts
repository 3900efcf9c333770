import { dab, type Panel } from '../pixels/panel.ts';
import type { LandTints } from '../pixels/land-tints.ts';

/** Middle, height, half width, half height. */
export type Ellipse = readonly [x: number, y: number, across: number, up: number];

/** The shadow under a thing on the ground. */
export function paintShade(panel: Panel, [x, y, across, up]: Ellipse, { shade }: LandTints): void {
  dab(panel, [x, y, across, up, 0, 0], shade, Math.min(0.85, shade[3] * 1.4));
}
