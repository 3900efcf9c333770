import type { Painting } from '../setting.ts';
import { HORIZON, WIDTH } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import type { LandTints } from './land-tints.ts';
import { roughAt } from './noise.ts';
import { dab, eachPixel, lay, type Panel } from './panel.ts';
import { blend, limit, rise, tint } from './tint.ts';

/** Hills cover the sky's last part. */
const BOTTOM = HORIZON + 22;

/** Three stops, the sun's glow, and two layers of cloud that are lit towards the sun. */
export function paintSky({ back, name, light, row, tints, inSky }: Painting): void {
  const { sky, sun, lit, cloud, haze } = tints;
  const { data } = back;
  // Each place and hour has clouds of its own.
  const seed = 37 * name.length + 11 * name.charCodeAt(0) + 5 * light.length;
  const { sunAt, glow, disc, clear = 0.49 } = row;
  const layers = [cloudLayer(1.9, seed, clear), cloudLayer(5.6, seed + 36, clear)];
  const sunX = sunAt[0] * WIDTH;
  const sunY = sunAt[1] * HORIZON;
  const bright = blend(cloud, sun, 0.64 * lit);
  const shaded = blend(blend(sky[1], sky[0], 0.55), haze, 0.35);
  eachPixel([0, 0, WIDTH, BOTTOM], (x, y, at) => {
    const down = limit(y / HORIZON);
    const away = Math.hypot(x - sunX, 0.8 * (y - sunY)) / WIDTH;
    const near = glow * (0.9 * Math.exp(-away * 4.4) + 0.3 * Math.exp(-away * 2.2));
    lay(back, at, blend(blend(sky[0], sky[1], rise(0, 0.6, down)), sky[2], rise(0.5, 1, down)), 1);
    for (let channel = 0; channel < 3; channel++)
      // Strongest low in the sky, so that text can be read above.
      data[at + channel] =
        (data[at + channel] as number) + (sun[channel] as number) * near * lit * (0.42 + 0.75 * down);
    const pixel = at / 4;
    const step = y < 4 ? 0 : Math.min(x, 10) + 4 * WIDTH;
    layers.forEach((layer, low) => {
      const covered = layer[pixel] as number;
      // A cloud is lit where it gets thicker away from the sun.
      const facing = 0.6 + 2.4 * (covered - (layer[pixel - step] as number)) + 0.4 * near;
      const strength = rise(0.45 * low - 0.4, 0.4, down) * limit(cloud[3] * (1 + 0.9 * low));
      lay(back, at, blend(shaded, bright, facing), covered * strength);
    });
  });
  if (disc > 0) {
    paintStars(back, 260);
    dab(back, [sunX, sunY, disc, disc, 0, 0.85], sun, 1);
  }
  inSky?.();
}

/** Cover by cloud of each pixel, 0 to 1, in perspective: lower clouds are farther and flatter. */
function cloudLayer(across: number, seed: number, from: number): Float32Array {
  const covered = new Float32Array(WIDTH * BOTTOM);
  eachPixel([0, 0, WIDTH, BOTTOM], (x, y, at) => {
    const depth = 1 / (1.1 - 0.9 * limit(y / HORIZON));
    const along = (x / WIDTH - 0.5) * across * depth + seed;
    // Wind from the left draws them out, rising a little.
    const thick = roughAt(along + 0.15 * depth, 2.27 * depth - 0.2 * along + seed * 3, 5);
    covered[at / 4] = rise(from, from + 0.24, thick);
  });
  return covered;
}

export function paintStars(panel: Panel, count: number): void {
  const draw = drawsFrom(61);
  for (; count > 0; count--) {
    const size = 0.7 + 1.3 * draw() ** 6;
    dab(panel, [WIDTH * draw(), (HORIZON - 30) * draw(), size, size], tint([0.95, 0.03, 240]), draw());
  }
}

/** Mist over the ground, thickest at the feet of distant trees. */
export function paintMist(panel: Panel, { haze, sun, lit }: LandTints, strength: number, reach = 16): void {
  eachPixel([0, HORIZON - 4 * reach, WIDTH, HORIZON + 3 * reach], (x, y, at) => {
    const drift = roughAt(x / 190, y / 26, 2) + 0.4;
    const by = strength * drift * Math.exp(-(((y - HORIZON + 6) / reach) ** 2));
    lay(panel, at, blend(haze, sun, 0.35 * lit * (1 - x / WIDTH)), limit(by));
  });
}
