import type { Brush } from '../brush.ts';
import { css, faded, oklab } from '../colour.ts';
import type { Light } from '../hours.ts';
import { LIGHT_ROWS } from '../light-rows.ts';

/** Middle, height, half width, half height. */
export type Ellipse = readonly [x: number, y: number, across: number, up: number];

export function paintShade(brush: Brush, [x, y, across, up]: Ellipse, light: Light): void {
  const shade = oklab(LIGHT_ROWS[light].shade);
  brush.save();
  brush.translate(x, y);
  brush.scale(across, up);
  const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
  soft.addColorStop(0, css(shade));
  soft.addColorStop(1, css(faded(shade, 0)));
  brush.fillStyle = soft;
  brush.fillRect(-1, -1, 2, 2);
  brush.restore();
}
