import { HEIGHT, WIDTH } from '../scene-size.ts';
import { LIGHT_ROWS } from '../light-rows.ts';
import type { Light } from '../hours.ts';
import { dab, type Panel } from '../pixels/panel.ts';
import { tint } from '../pixels/tint.ts';

/** Middle, height, half width, half height. */
export type Ellipse = readonly [x: number, y: number, across: number, up: number];

/** The shadow under a thing on the ground. */
export function paintShade(panel: Panel, [x, y, across, up]: Ellipse, light: Light): void {
  if (x + across < 0 || x - across > WIDTH || y - up > HEIGHT) return;
  const { shade } = LIGHT_ROWS[light];
  dab(panel, [x, y, across, up, 0, 0], tint(shade), Math.min(0.85, (shade[3] ?? 1) * 1.4));
}
