import { drawsFrom, short } from '../lines.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import { grain, PLANK, stalks } from './room-lines.ts';

/** Where wall and floor meet. */
export const FLOOR = 452;

function planks(): string {
  let path = '';
  for (let x = 32; x < WIDTH; x += PLANK) path += `M${x} 56V${FLOOR}`;
  return path;
}

function nails(): string {
  let path = '';
  for (let x = 44; x < WIDTH; x += PLANK)
    path += `M${x} 78h.01M${x + 58} 78h.01M${x} 404h.01M${x + 58} 404h.01`;
  return path;
}

export const PLANKS = planks();
export const GRAIN = grain(7, 120, FLOOR);
export const NAILS = nails();
export const BEAM = `M0 0H${WIDTH}V56H0Z`;
export const SKIRTING = `M0 ${FLOOR - 22}H${WIDTH}V${FLOOR}H0Z`;
export const GROUND = `M0 ${FLOOR}H${WIDTH}V${HEIGHT}H0Z`;
export const POST = 'M1292 56h30v396h-30Z';

/** Left, top, width, height. */
export const PANE = [552, 128, 176, 158] as const;

export const LAMP = [1010, 150] as const;

export const NET =
  'M1180 96C1140 150 1122 200 1130 262C1140 316 1220 316 1230 262C1238 200 1220 150 1180 96Z';
export const NET_ROPE =
  'M1180 56V96M1150 160L1222 300M1210 160L1138 300M1136 216L1196 308M1224 216L1164 308M1166 122L1230 240M1194 122L1130 240';
export const NET_HAY = (() => {
  const draw = drawsFrom(17);
  let path = '';
  for (let stalk = 0; stalk < 70; stalk++) {
    const y = 150 + draw() * 142;
    const half = y < 200 ? 22 : 36;
    path += `M${short(1180 + (draw() - 0.5) * 2 * half)} ${short(y)}l${short((draw() - 0.5) * 26)} ${short((draw() - 0.5) * 26)}`;
  }
  return path;
})();

/** Dark, middle and lit. */
export const STRAW = [
  stalks(51, 420, FLOOR + 10, HEIGHT, 42),
  stalks(52, 420, FLOOR + 12, HEIGHT, 40),
  stalks(53, 320, FLOOR + 16, HEIGHT, 38),
] as const;
/** In front of the hooves. */
export const NEAR_STRAW = [
  stalks(61, 150, 664, HEIGHT + 8, 58),
  stalks(62, 120, 672, HEIGHT + 8, 54),
] as const;
