import type { Painting } from '../setting.ts';
import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import { drawsFrom } from '../lines.ts';
import type { LandTints } from './land-tints.ts';
import { roughAt } from './noise.ts';
import { dab, type Panel } from './panel.ts';
import { blend, limit, rise, tint, type Tint } from './tint.ts';

/** Painted at half size and enlarged: nothing in it is sharp. */
const [WIDE, HIGH] = [WIDTH / 2 + 1, HORIZON / 2 + 12];

/** Three stops, the sun's glow, and two layers of cloud that are lit towards the sun. */
export function paintSky({ back: panel, name, tints, air, inSky }: Painting): void {
  const { sky, sun, sunAt, lit, glow, isOvercast } = tints;
  // Each place and hour has clouds of its own.
  const seed = 37 * name.length + 11 * (name.codePointAt(0) ?? 0) + 5 * tints.light.length;
  const high = cloudLayer(1.9, 5.5, seed, isOvercast ? 0.3 : 0.5);
  const low = cloudLayer(5.6, 5.4, seed + 36, isOvercast ? 0.3 : 0.49);
  const [sunX, sunY] = [sunAt[0] * WIDE, (sunAt[1] * HORIZON) / 2];
  const bright = blend(tints.cloud, sun, 0.64 * lit);
  const shaded = blend(blend(sky[1], sky[0], 0.55), tints.haze, 0.35);
  const picture = new Float32Array(WIDE * HIGH * 3);
  for (let y = 0, at = 0; y < HIGH; y++) {
    const down = limit((2 * y) / HORIZON);
    const clear =
      down < 0.55 ? blend(sky[0], sky[1], rise(0, 0.6, down)) : blend(sky[1], sky[2], rise(0.5, 1, down));
    // Strongest low in the sky, so that text can be read above.
    const strength = lit * (0.42 + 0.75 * down);
    for (let x = 0; x < WIDE; x++, at += 3) {
      const away = Math.hypot((x - sunX) / WIDE, (0.8 * (y - sunY)) / WIDE);
      const near = glow * (0.9 * Math.exp(-away * 4.4) + 0.3 * Math.exp(-away * 2.2));
      const place = y * WIDE + x;
      const fade = rise(0, 0.22, down) * 0.4 + 0.6;
      const far = (high[place] as number) * fade * 0.75;
      const bank = (low[place] as number) * rise(0.05, 0.4, down);
      // A cloud is lit where it gets thicker away from the sun.
      const step = y < 2 ? 0 : Math.min(x, 5) + 2 * WIDE;
      const side = (low[place] as number) - (low[place - step] as number);
      const edge = limit(0.55 + 2.6 * side + 0.5 * near);
      const farSide = limit(
        0.7 + 1.8 * ((high[place] as number) - (high[place - step] as number)) + 0.3 * near,
      );
      for (let channel = 0; channel < 3; channel++) {
        const dark = shaded[channel] as number;
        const light = (bright[channel] as number) * (isOvercast ? 0.7 : 1);
        let value = (clear[channel] as number) + (sun[channel] as number) * near * strength;
        value += (dark + (light - dark) * farSide - value) * far * tints.cloud[3] * 1.3;
        value += (dark + (light - dark) * edge - value) * bank * Math.min(0.92, tints.cloud[3] * 1.9);
        picture[at + channel] = value;
      }
    }
  }
  enlarge(panel, picture);
  if (tints.light === 'night') {
    if (!isOvercast && air !== 'aurora') paintStars(panel, air === 'stars' ? 900 : 260);
    if (tints.disc > 0) {
      const [x, y] = [sunAt[0] * WIDTH, sunAt[1] * HORIZON];
      dab(panel, [x, y, tints.disc + 1, tints.disc + 1, 0, 0.85], sun, 1);
    }
  }
  inSky?.();
}

/** Cover by cloud, 0 to 1, in perspective: lower clouds are farther and flatter. */
function cloudLayer(across: number, down: number, seed: number, from: number): Float32Array {
  const covered = new Float32Array(WIDE * HIGH);
  for (let y = 0, at = 0; y < HIGH; y++) {
    const depth = 1 / (0.2 + 0.9 * (1 - limit((2 * y) / HORIZON)));
    for (let x = 0; x < WIDE; x++, at++) {
      const along = ((x - WIDE / 2) / WIDE) * across * depth + seed;
      // Wind from the left draws them out, rising a little.
      const value = roughAt(along + 0.15 * depth, down * 0.42 * depth - 0.2 * along + seed * 3, 5);
      covered[at] = rise(from, from + 0.24, value);
    }
  }
  return covered;
}

function enlarge({ data }: Panel, picture: Float32Array): void {
  for (let y = 0; y < (HIGH - 1) * 2 && y < HEIGHT; y++) {
    const upper = (y >> 1) * WIDE * 3;
    const lower = y & 1 ? upper + WIDE * 3 : upper;
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 4;
      const left = (x >> 1) * 3;
      const right = x & 1 ? left + 3 : left;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] =
          ((picture[upper + left + channel] as number) +
            (picture[upper + right + channel] as number) +
            (picture[lower + left + channel] as number) +
            (picture[lower + right + channel] as number)) /
          4;
      data[at + 3] = 1;
    }
  }
}

const STARLIGHT: Tint = tint([0.95, 0.03, 240]);

function paintStars(panel: Panel, count: number): void {
  const draw = drawsFrom(61);
  if (count > 500)
    // The Milky Way.
    for (let cloud = 0; cloud < 420; cloud++) {
      const along = draw() - 0.5;
      const aside = (draw() + draw() + draw() - 1.5) * 70;
      const size = 18 + 46 * draw();
      dab(
        panel,
        [950 + along * 1300 + aside * 0.4, 190 - along * 460 + aside, size * 1.6, size, -0.38],
        tint([0.62, 0.05, 265]),
        0.035,
      );
    }
  for (let star = 0; star < count; star++) {
    const size = 0.7 + 1.3 * draw() ** 6;
    dab(panel, [WIDTH * draw(), (HORIZON - 30) * draw(), size, size], STARLIGHT, 0.25 + 0.75 * draw() ** 2);
  }
}

/** Mist over the ground, thickest at the feet of distant trees. */
export function paintMist(
  { data }: Panel,
  { haze, sun, lit }: LandTints,
  strength: number,
  reach = 16,
): void {
  for (let y = HORIZON - 4 * reach; y < HORIZON + 3 * reach; y++)
    for (let x = 0; x < WIDTH; x++) {
      const drift = reach > 20 ? roughAt(x / 190, y / 26, 2) + 0.4 : 1;
      const by = Math.min(0.9, strength * drift * Math.exp(-(((y - HORIZON + 6) / reach) ** 2)));
      const at = (y * WIDTH + x) * 4;
      const glow = 0.35 * lit * (1 - x / WIDTH);
      for (let channel = 0; channel < 3; channel++) {
        const air = (haze[channel] as number) * (1 - glow) + (sun[channel] as number) * glow;
        data[at + channel] = (data[at + channel] as number) * (1 - by) + air * by;
      }
    }
}
