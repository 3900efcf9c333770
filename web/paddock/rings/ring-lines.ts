import { short } from '../lines.ts';

/* A show ground seen from the middle of its ring, in the 1600 by 720 view. */

/** Upper edge of the ground. */
export const RIM = 470;

/** Two rails on posts, around the ring. */
export const POSTS = Array.from({ length: 27 }, (_, index) => `M${-12 + index * 63} 438V472`).join('');
export const RAILS = ['M-20 443H1620', 'M-20 457H1620'].join('');
/** Walls, roof and the stripes of both. */
export const TENTS = [tent(1128, 452, 128, 1), tent(372, 450, 84, 0.72)] as const;

function tent(x: number, foot: number, half: number, size: number) {
  const [eaves, top] = [foot - 74 * size, foot - 168 * size];
  const roof = `M${x - half - 12} ${short(eaves)}Q${short(x - half * 0.36)} ${short(eaves - 34 * size)} ${x} ${short(top)}Q${short(x + half * 0.36)} ${short(eaves - 34 * size)} ${x + half + 12} ${short(eaves)}Z`;
  const bands = [-0.86, -0.43, 0, 0.43, 0.86].map((at) => x + at * half);
  const wide = half * 0.215;
  const wallStripes = bands.map(
    (at) => `M${short(at - wide / 2)} ${short(eaves)}h${short(wide)}V${foot}h${short(-wide)}Z`,
  );
  const roofStripes = bands.map((at) => {
    const bend = x + (at - x) * 0.4;
    return `M${short(at - wide / 2)} ${short(eaves)}Q${short(bend - wide / 4)} ${short(eaves - 36 * size)} ${x} ${short(top)}Q${short(bend + wide / 4)} ${short(eaves - 36 * size)} ${short(at + wide / 2)} ${short(eaves)}Z`;
  });
  const scallops = Array.from({ length: 9 }, (_, index) => {
    const step = (2 * (half + 12)) / 9;
    return `M${short(x - half - 12 + index * step)} ${short(eaves - 1)}h${short(step)}q${short(-step / 2)} ${short(22 * size)} ${short(-step)} 0Z`;
  });
  return {
    left: x - half - 12,
    right: x + half + 12,
    eaves,
    foot,
    walls: `M${x - half} ${short(eaves)}H${x + half}V${foot}H${x - half}Z`,
    inside: `M${short(x - half * 0.2)} ${foot}V${short(eaves + 16 * size)}Q${x} ${short(eaves + 2)} ${short(x + half * 0.2)} ${short(eaves + 16 * size)}V${foot}Z`,
    roof,
    stripes: [...wallStripes, ...roofStripes].join(''),
    scallops: scallops.join(''),
    pole: `M${x} ${short(top + 4)}V${short(top - 44 * size)}`,
    flag: `M${x} ${short(top - 44 * size)}q14 6 26 0t22 2l-8 11 8 11q-12 4 -22 -1t-26 2Z`,
  };
}

/** Floodlights: head at the left end of each mast. */
export const MASTS = [
  { x: 226, top: 226 },
  { x: 842, top: 246 },
  { x: 1450, top: 226 },
] as const;
export const MAST_LINES = MASTS.map(({ x, top }) => `M${x} ${top}V452`).join('');
export const MAST_HEADS = MASTS.map(({ x, top }) => `M${x - 21} ${top - 15}h42v22h-42Z`).join('');
export const MAST_LAMPS = MASTS.map(
  ({ x, top }) => `M${x - 14} ${top - 4}h.01M${x} ${top - 4}h.01M${x + 14} ${top - 4}h.01`,
).join('');

const LINE_ENDS = [
  [-30, 250],
  [226, 262],
  [842, 276],
  [1450, 262],
  [1640, 246],
] as const;
const SAG = 34;
export const BUNTING_ROPE = LINE_ENDS.slice(1)
  .map(([x, y], index) => {
    const [fromX, fromY] = LINE_ENDS[index] ?? [x, y];
    return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + SAG * 2} ${x} ${y}`;
  })
  .join('');
/** Pennants of four colours in turn. */
export const PENNANTS = pennants();

function pennants(): readonly string[] {
  const groups = ['', '', '', ''];
  let index = 0;
  LINE_ENDS.slice(1).forEach(([x, y], line) => {
    const [fromX, fromY] = LINE_ENDS[line] ?? [x, y];
    const count = Math.round((x - fromX) / 34);
    for (let each = 1; each < count; each++, index++) {
      const share = each / count;
      const middle = (fromY + y) / 2 + SAG * 2;
      const at = (1 - share) ** 2 * fromY + 2 * share * (1 - share) * middle + share ** 2 * y;
      groups[index % 4] += `M${short(fromX + (x - fromX) * share - 7)} ${short(at)}h14l-7 18Z`;
    }
  });
  return groups;
}

/** Flags: poles, and cloths of two colours. */
const FLAGS = [92, 612, 946, 1342, 1546] as const;
export const FLAG_POLES = FLAGS.map((x) => `M${x} 472V372`).join('');
export const FLAG_CLOTHS = [0, 1].map((kind) =>
  FLAGS.filter((_, index) => index % 2 === kind)
    .map((x) => `M${x} 374q12 6 22 1t18 1v26q-10 4 -20 0t-20 1Z`)
    .join(''),
);
