import { drawsFrom } from '../lines.ts';
import { short } from '../pixels/path.ts';

/* Stalls stand in a row behind the horse, in the 1600 by 720 view. */

/** Where the stalls stand. */
export const FOOT = 504;

const STALLS = [
  { x: 150, half: 138, cloth: 0 },
  { x: 484, half: 126, cloth: 1 },
  { x: 800, half: 142, cloth: 2 },
  { x: 1132, half: 128, cloth: 0 },
  { x: 1456, half: 140, cloth: 1 },
] as const;
const EAVES = 352;
const TOP = 288;
const COUNTER = 444;
/** Scallops of an awning; every other one is striped. */
const FOLDS = 8;

interface Stall {
  readonly posts: string;
  readonly inside: string;
  readonly canvas: string;
  readonly stripes: string;
  readonly counter: string;
  readonly boards: string;
  readonly top: string;
  /** Colour of its stripes: 0 to 2. */
  readonly cloth: 0 | 1 | 2;
  readonly left: number;
  readonly right: number;
}

export const STALL_LINES: readonly Stall[] = STALLS.map(({ x, half, cloth }) => {
  const wide = half + 14;
  const step = (2 * wide) / FOLDS;
  const upper = (2 * (half - 26)) / FOLDS;
  const fold = (index: number) => {
    const [from, high] = [x - wide + index * step, x - half + 26 + index * upper];
    return `M${short(high)} ${TOP}h${short(upper)}L${short(from + step)} ${EAVES}q${short(-step / 2)} 26 ${short(-step)} 0Z`;
  };
  const folds = Array.from({ length: FOLDS }, (_, index) => fold(index));
  return {
    posts: `M${x - half} ${EAVES}V${FOOT}M${x + half} ${EAVES}V${FOOT}`,
    inside: `M${x - half} ${EAVES}H${x + half}V${COUNTER}H${x - half}Z`,
    canvas: folds.join(''),
    stripes: folds.filter((_, index) => index % 2 === 0).join(''),
    counter: `M${x - half - 6} ${COUNTER}H${x + half + 6}V${FOOT}H${x - half - 6}Z`,
    boards: [0.2, 0.4, 0.6, 0.8]
      .map((at) => `M${short(x - half - 6 + at * (2 * half + 12))} ${COUNTER + 10}V${FOOT}`)
      .join(''),
    top: `M${x - half - 14} ${COUNTER - 4}H${x + half + 14}v13H${x - half - 14}Z`,
    cloth,
    left: x - half,
    right: x + half,
  };
});

/** What hangs and lies in the stalls, in turn: halters and rugs, apples, saddles. */
export const ROPES = wares([0, 3], (x) => [-78, -36, 6, 48].map((at) => halter(x + at)).join(''));
export const RUGS = wares([0, 3], (x) => `M${x + 76} 376h44v52h-44Z`);
export const CRATES = wares([1, 4], (x) => [-92, -26, 40].map((at) => `M${x + at} 420h54v22h-54Z`).join(''));
export const APPLES = wares([1, 4], (x) => apples(x));
export const SADDLES = wares([2], (x) => [-92, -10, 72].map((at) => saddle(x + at)).join(''));

function wares(stalls: readonly number[], draws: (x: number) => string): string {
  return STALLS.filter((_, index) => stalls.includes(index))
    .map(({ x }) => draws(x))
    .join('');
}

function halter(x: number): string {
  return `M${x} 356v14M${x - 10} 372h20l4 18h-28ZM${x - 12} 390q-8 26 2 40M${x + 12} 390q6 20 0 34`;
}

function apples(x: number): string {
  const draw = drawsFrom(131);
  let path = '';
  for (const at of [-92, -26, 40])
    for (let apple = 0; apple < 11; apple++)
      path += `M${short(x + at + 6 + 42 * draw())} ${short(418 - 9 * draw())}h.01`;
  return path;
}

function saddle(x: number): string {
  return `M${x - 30} 414q8 -12 22 -4q14 6 28 -8q10 0 8 12q-6 12 -14 12l-2 14h-24l-2 -14q-12 0 -16 -12Z`;
}

/** Lanterns over the row of stalls. */
export const LANTERNS = [318, 642, 966, 1294].map((x) => [x, 348] as const);
export const LANTERN_IRON = LANTERNS.map(
  ([x, y]) => `M${x} ${y - 34}V${FOOT}M${x - 10} ${y - 12}h20l-4 -8h-12ZM${x - 9} ${y + 14}h18`,
).join('');
export const LANTERN_GLASS = LANTERNS.map(([x, y]) => `M${x - 9} ${y - 12}h18l-3 26h-12Z`).join('');

const LINE_ENDS = [
  [-30, 232],
  [318, 300],
  [642, 310],
  [966, 310],
  [1294, 300],
  [1640, 226],
] as const;
const SAG = 26;
export const ROPE = LINE_ENDS.slice(1)
  .map(([x, y], index) => {
    const [fromX, fromY] = LINE_ENDS[index] ?? [x, y];
    return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + SAG * 2} ${x} ${y}`;
  })
  .join('');

/** Of four colours in turn. */
export const PENNANTS = pennants();

function pennants(): readonly string[] {
  const groups = ['', '', '', ''];
  let index = 0;
  LINE_ENDS.slice(1).forEach(([x, y], line) => {
    const [fromX, fromY] = LINE_ENDS[line] ?? [x, y];
    const middle = (fromY + y) / 2 + SAG * 2;
    for (let each = 1; each < 10; each++, index++) {
      const share = each / 10;
      const at = (1 - share) ** 2 * fromY + 2 * share * (1 - share) * middle + share ** 2 * y;
      groups[index % 4] += `M${short(fromX + (x - fromX) * share - 8)} ${short(at)}h16l-8 21Z`;
    }
  });
  return groups;
}
