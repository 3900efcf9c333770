import { drawsFrom, short } from '../lines.ts';
import { WIDTH } from '../scene-size.ts';
import { FOOT } from './yard-lines.ts';

/** Eye level. */
const EYE = 446;

export const GROUND = `M0 ${FOOT}H1112C1260 508 1450 504 1600 506V720H0Z`;
export const GRASS = 'M1100 440C1300 432 1450 434 1600 440V506C1450 504 1260 508 1100 524Z';
export const FENCE_POSTS = [1150, 1238, 1326, 1414, 1502, 1590].map((x) => `M${x} 446V490`).join('');
export const FENCE_RAILS = ['M1118 456H1640', 'M1118 472H1640'].join('');

/** Dark below each cobble, lit at its upper left. */
export const COBBLES = cobbles();

function cobbles(): readonly [dark: string, lit: string] {
  const draw = drawsFrom(91);
  let [dark, lit] = ['', ''];
  for (let y = FOOT + 5; y < 730; y += (y - EYE) * 0.062) {
    const size = (y - EYE) * 0.2;
    const high = size * 0.3;
    for (let x = -size * draw(); x < WIDTH + size; x += size * (0.94 + 0.12 * draw())) {
      const top = y + (draw() - 0.5) * high * 0.3;
      if (top < FOOT - Math.max(0, x - 1112) * 0.04) continue;
      const half = size * (0.42 + 0.06 * draw());
      dark += `M${short(x - half)} ${short(top - high * 0.3)}c0 ${short(high * 1.3)} ${short(half * 2)} ${short(high * 1.3)} ${short(half * 2)} 0`;
      lit += `M${short(x - half * 0.9)} ${short(top - high * 0.1)}q${short(half * 0.3)} ${short(-high * 0.7)} ${short(half * 1.1)} ${short(-high * 0.75)}`;
    }
  }
  return [dark, lit];
}

/** Behind the hooves, and in front. */
export const STRAW = [straw(92, 150, [526, 650], 10), straw(93, 60, [664, 716], 20)] as const;
export const FALLEN = [points(94, 70, 530, 650), points(95, 26, 664, 716)] as const;
export const WEEDS = weeds();

function straw(seed: number, count: number, [from, to]: readonly [number, number], length: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (let wisp = 0; wisp < count; wisp++) {
    const near = draw() ** 1.6;
    const long = length * (0.5 + draw()) * (0.6 + 0.6 * near);
    const turn = (draw() - 0.5) * 1.1;
    path += `M${short(WIDTH * draw())} ${short(from + (to - from) * near)}q${short(long * 0.5)} ${short(turn * long * 0.1 - 2)} ${short(long)} ${short(turn * long * 0.5)}`;
  }
  return path;
}

function points(seed: number, count: number, from: number, to: number): string {
  const draw = drawsFrom(seed);
  return Array.from(
    { length: count },
    () => `M${short(WIDTH * draw())} ${short(from + (to - from) * draw())}h.01`,
  ).join('');
}

function weeds(): string {
  const draw = drawsFrom(96);
  let path = '';
  for (const middle of [8, 150, 206, 380, 450, 660, 690, 880, 910, 1070, 1112]) {
    for (let blade = 0; blade < 11; blade++) {
      const long = 6 + 12 * draw();
      path += `M${short(middle + 22 * (draw() - 0.5))} ${FOOT + 2}q0 ${short(-long * 0.6)} ${short((draw() - 0.5) * long)} ${short(-long)}`;
    }
  }
  return path;
}

/** Left, top, width and height of the front. */
const BALES = [
  [1206, 524, 132, 62],
  [1228, 466, 120, 58],
] as const;
/** Depth of the tops. */
const [BACK, UP] = [16, 9];
const everyBale = (draw: (left: number, top: number, width: number, height: number) => string) =>
  BALES.map(([left, top, width, height]) => draw(left, top, width, height)).join('');

export const BALE_SIDES = everyBale((x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}Z`);
export const BALE_TOPS = everyBale((x, y, width) => `M${x} ${y}l${BACK} ${-UP}h${width}l${-BACK} ${UP}Z`);
export const BALE_ENDS = everyBale(
  (x, y, width, height) => `M${x + width} ${y}l${BACK} ${-UP}v${height}l${-BACK} ${UP}Z`,
);
export const BALE_STRINGS = everyBale((x, y, width, height) =>
  [0.3, 0.7].map((share) => `M${x + BACK + width * share} ${y - UP}l${-BACK} ${UP}v${height}`).join(''),
);
export const BALE_STALKS = stalks();

function stalks(): string {
  const draw = drawsFrom(97);
  return everyBale((x, y, width, height) =>
    Array.from({ length: 90 }, () => {
      const long = 5 + 12 * draw();
      return `M${short(x + draw() * (width - long))} ${short(y + 3 + draw() * (height - 5))}l${short(long)} ${short((draw() - 0.5) * 4)}`;
    }).join(''),
  );
}

export const BUCKET = 'M590 556h46l-6 44q-17 7 -34 0Z';
export const BUCKET_RIM = 'M590 556a23 6 0 1 0 46 0a23 6 0 1 0 -46 0Z';
export const BUCKET_HANDLE = 'M592 556q21 -36 42 0';
/** Middle, height, half width, half height. */
export const SHADOWS = [
  [1300, 588, 130, 14],
  [630, 602, 44, 8],
] as const;
