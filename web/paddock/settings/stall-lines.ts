import { drawsFrom, HEIGHT, short, WIDTH } from '../lines.ts';

/** Where wall and floor meet. */
export const FLOOR = 452;
const PLANK = 84;

function planks(): string {
  let path = '';
  for (let x = 32; x < WIDTH; x += PLANK) path += `M${x} 56V${FLOOR}`;
  return path;
}

/** Along the planks. */
function grain(seed: number, count: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let line = 0; line < count; line++) {
    const x = 32 + PLANK * Math.floor(draw() * 19) + 8 + draw() * (PLANK - 16);
    const y = 70 + draw() * (FLOOR - 130);
    const long = 30 + draw() * 110;
    path += `M${short(x)} ${short(y)}q${short((draw() - 0.5) * 8)} ${short(long / 2)} 0 ${short(long)}`;
  }
  return path;
}

function nails(): string {
  let path = '';
  for (let x = 44; x < WIDTH; x += PLANK)
    path += `M${x} 78h.01M${x + 58} 78h.01M${x} 404h.01M${x + 58} 404h.01`;
  return path;
}

/** Bent stalks, denser and longer towards the front. */
function stalks(seed: number, count: number, from: number, to: number, long: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let stalk = 0; stalk < count; stalk++) {
    const near = Math.sqrt(draw());
    const y = from + (to - from) * near;
    const across = (long * 0.45 + long * 0.55 * near) * (0.6 + 0.8 * draw()) * (draw() < 0.5 ? -1 : 1);
    const rise = (draw() - 0.5) * long * 0.35;
    path += `M${short(WIDTH * draw())} ${short(y)}q${short(across * 0.5)} ${short(rise - 5 - near * 5)} ${short(across)} ${short(rise)}`;
  }
  return path;
}

export const PLANKS = planks();
export const GRAIN = grain(7, 120);
export const NAILS = nails();
export const BEAM = `M0 0H${WIDTH}V56H0Z`;
export const SKIRTING = `M0 ${FLOOR - 22}H${WIDTH}V${FLOOR}H0Z`;
export const GROUND = `M0 ${FLOOR}H${WIDTH}V${HEIGHT}H0Z`;
export const POST = 'M1292 56h30v396h-30Z';

/** Left, top, width, height. */
export const PANE = [552, 128, 176, 158] as const;
const [LEFT, TOP, ACROSS, UP] = PANE;
export const FRAME = `M${LEFT - 12} ${TOP - 12}h${ACROSS + 24}v${UP + 24}h${-ACROSS - 24}Z`;
export const SASH = `M${LEFT + ACROSS / 2} ${TOP}v${UP}M${LEFT} ${TOP + UP / 2}h${ACROSS}`;
export const SILL = `M${LEFT - 28} ${TOP + UP + 12}h${ACROSS + 56}v14h${-ACROSS - 56}Z`;
export const OUTSIDE_HILL = `M${LEFT} ${TOP + UP}v-44q46 -34 92 -14t84 -12v70Z`;

export const LAMP = [1010, 150] as const;
export const LAMP_CHAIN = 'M1010 56V132';
export const LAMP_IRON = 'M992 132h36l6 14h-48ZM990 204h40v8h-40ZM994 146v58M1026 146v58M1010 146v58';
export const LAMP_GLASS = 'M995 147h30v56h-30Z';

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
