import type { Brush } from './brush.ts';
import { css, faded } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import type { Palette } from './palette.ts';

/** Hills cover the sky's last part. */
export const HORIZON = 446;

export function paintSky(brush: Brush, light: Light, { sky, glow, sun, cloud }: Palette): void {
  brush.clearRect(0, 0, WIDTH, HEIGHT);
  const air = brush.createLinearGradient(0, 0, 0, HORIZON);
  for (const [at, colour] of [0, 0.58, 1].map((at, index) => [at, sky[index] ?? sky[0]] as const))
    air.addColorStop(at, colour);
  brush.fillStyle = air;
  brush.fillRect(0, 0, WIDTH, HORIZON);

  const { sunAt, glow: reach, disc } = LIGHT_ROWS[light];
  const [x, y] = [sunAt[0] * WIDTH, sunAt[1] * HORIZON];
  const farthest = Math.hypot(Math.max(x, WIDTH - x), Math.max(y, HORIZON - y));
  const shine = brush.createRadialGradient(x, y, 0, x, y, farthest * reach);
  [0, 0.28, 0.62, 1].forEach((at, index) => shine.addColorStop(at, glow[index] ?? glow[3]));
  brush.fillStyle = shine;
  brush.fillRect(0, 0, WIDTH, HORIZON);
  if (disc > 0) {
    brush.fillStyle = sun;
    brush.beginPath();
    brush.arc(x, y, disc, 0, 2 * Math.PI);
    brush.fill();
  }
  for (const [cx, cy, rx, ry] of CLOUDS) {
    brush.save();
    brush.translate(cx, cy);
    brush.scale(rx * 1.25, ry * 1.9);
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, css(cloud));
    soft.addColorStop(0.45, css(faded(cloud, cloud[3] * 0.62)));
    soft.addColorStop(1, css(faded(cloud, 0)));
    brush.fillStyle = soft;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
}

/** Middle, height, half width, half height. */
const CLOUDS = [
  [420, 138, 270, 20],
  [560, 122, 130, 22],
  [700, 196, 230, 13],
  [1160, 104, 240, 19],
  [1060, 88, 110, 20],
  [1330, 252, 300, 13],
  [250, 296, 240, 11],
  [900, 300, 200, 9],
] as const;
