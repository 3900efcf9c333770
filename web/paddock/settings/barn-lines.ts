import { drawsFrom, short } from '../lines.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';
import { grain, stalks } from './room-lines.ts';

/* The front of a row of boxes, seen across the aisle. Wide places show only the lower half, phones the middle. */

/** Where boxes and aisle meet. */
export const FLOOR = 566;
/** The rail between bars and boards. */
const RAIL = 408;
const HEAD = 226;

const POST_AT = [-8, 304, 616, 984, 1296, 1608] as const;
const POST_WIDE = 26;
/** Boxes between two posts each; the doorway is between the third and the fourth. */
const BOXES = [
  [POST_AT[0], POST_AT[1]],
  [POST_AT[1], POST_AT[2]],
  [POST_AT[3], POST_AT[4]],
  [POST_AT[4], POST_AT[5]],
] as const;

/** The opening of the doorway: left, top, width, height. */
export const DOORWAY = [616 + POST_WIDE, 236, 984 - 616 - POST_WIDE, FLOOR - 236] as const;
const [LEFT, TOP, ACROSS, UP] = DOORWAY;
/** The way out, from the threshold to the hill. */
export const PATH = `M${LEFT + 60} ${FLOOR}C${LEFT + 150} ${FLOOR - 40} ${LEFT + 120} ${FLOOR - 62} ${LEFT + 190} ${FLOOR - 78}L${LEFT + 214} ${FLOOR - 78}C${LEFT + 190} ${FLOOR - 50} ${LEFT + 260} ${FLOOR - 40} ${LEFT + 270} ${FLOOR}Z`;
export const GRASS = `M${LEFT} ${FLOOR}V${FLOOR - 70}Q${LEFT + ACROSS / 2} ${FLOOR - 88} ${LEFT + ACROSS} ${FLOOR - 66}V${FLOOR}Z`;
/** Rails beside the way. */
export const FENCE = `M${LEFT} ${FLOOR - 84}L${LEFT + 150} ${FLOOR - 92}M${LEFT} ${FLOOR - 62}L${LEFT + 140} ${FLOOR - 76}M${LEFT + 40} ${FLOOR - 94}v46M${LEFT + 100} ${FLOOR - 98}v38`;
/** Two leaves, open and seen from the edge. */
export const LEAVES = `M${LEFT} ${TOP}h34v${UP}h-34ZM${LEFT + ACROSS - 34} ${TOP}h34v${UP}h-34Z`;
export const LEAF_LINES = `M${LEFT + 11} ${TOP}v${UP}M${LEFT + 22} ${TOP}v${UP}M${LEFT + ACROSS - 23} ${TOP}v${UP}M${LEFT + ACROSS - 12} ${TOP}v${UP}M${LEFT} ${TOP + 60}h34M${LEFT} ${TOP + UP - 60}h34M${LEFT + ACROSS - 34} ${TOP + 60}h34M${LEFT + ACROSS - 34} ${TOP + UP - 60}h34`;

/** Boards of the loft, above everything. */
export const LOFT = `M0 0H${WIDTH}V${HEAD}H0Z`;
export const LOFT_JOINTS = [40, 84, 128, 172].map((y) => `M0 ${y}H${WIDTH}`).join('');
export const LOFT_HAY = stalks(71, 260, 96, 150, 40);
export const HEAD_BEAM = `M0 ${HEAD - 24}H${WIDTH}V${HEAD + 10}H0Z`;

export const POSTS = POST_AT.map((x) => `M${x} ${HEAD - 60}h${POST_WIDE}V${FLOOR}h${-POST_WIDE}Z`).join('');
/** The lit side of each. */
export const POST_EDGES = POST_AT.map((x) => `M${x + 4} ${HEAD + 12}V${FLOOR}`).join('');

const inBox = (path: (left: number, right: number) => string) =>
  BOXES.map(([from, to]) => path(from + POST_WIDE, to)).join('');

export const INSIDES = inBox((left, right) => `M${left} ${HEAD}H${right}V${RAIL}H${left}Z`);
export const BARS = inBox((left, right) => {
  let path = '';
  for (let x = left + 15; x < right - 6; x += 20) path += `M${x} ${HEAD + 10}V${RAIL}`;
  return path;
});
export const FRONTS = inBox((left, right) => `M${left} ${RAIL}H${right}V${FLOOR}H${left}Z`);
export const FRONT_JOINTS = inBox((left, right) => {
  let path = '';
  for (let x = left + 31; x < right; x += 31) path += `M${x} ${RAIL}V${FLOOR}`;
  return path;
});
export const RAILS = inBox(
  (left, right) => `M${left} ${RAIL - 8}H${right}v18H${left}ZM${left} ${FLOOR - 16}H${right}v16H${left}Z`,
);
/** The sliding door of each box: its frame and its cross. */
export const DOORS = inBox((left, right) => {
  const from = left + (right - left) * 0.3;
  const to = left + (right - left) * 0.76;
  return `M${short(from)} ${HEAD + 16}V${FLOOR - 8}M${short(to)} ${HEAD + 16}V${FLOOR - 8}M${short(from)} ${RAIL + 10}L${short(to)} ${FLOOR - 12}M${short(to)} ${RAIL + 10}L${short(from)} ${FLOOR - 12}`;
});
export const LATCHES = inBox((left, right) => {
  const x = short(left + (right - left) * 0.76);
  return `M${x} ${RAIL + 22}h16v8h-16Z`;
});
export const NAME_PLATES = inBox((left, right) => {
  const x = short(left + (right - left) * 0.53 - 31);
  return `M${x} ${RAIL - 34}h62v20h-62Z`;
});
export const GRAIN = grain(91, 90, FLOOR);

/** Rows of bricks, larger towards the front. */
const ROWS = [FLOOR, 579, 594, 612, 633, 658, 688, HEIGHT + 4] as const;
export const AISLE = `M0 ${FLOOR}H${WIDTH}V${HEIGHT}H0Z`;
export const BRICKS = ROWS.slice(0, -1)
  .map((y, row) => {
    const next = ROWS[row + 1] ?? y;
    const wide = 46 + row * 13;
    let path = `M0 ${y}H${WIDTH}`;
    for (let x = (row % 2) * (wide / 2) - wide; x < WIDTH; x += wide) {
      // Joints fall away from the middle.
      path += `M${short(x)} ${y}l${short(((x - WIDTH / 2) / WIDTH) * (next - y) * 0.9)} ${next - y}`;
    }
    return path;
  })
  .join('');
export const STRAW = [
  stalks(72, 150, FLOOR + 4, HEIGHT, 34),
  stalks(73, 110, FLOOR + 4, HEIGHT, 32),
] as const;
export const NEAR_STRAW = stalks(74, 90, 676, HEIGHT + 8, 50);

interface Bale {
  readonly box: string;
  readonly strings: string;
}

const bale = (x: number, y: number): Bale => ({
  box: `M${x} ${y}h118v62h-118Z`,
  strings: `M${x + 32} ${y}v62M${x + 86} ${y}v62`,
});
export const BALES = [bale(1466, 520), bale(1352, 530), bale(1412, 462), bale(30, 522)] as const;
export const BALE_HAY = (() => {
  const draw = drawsFrom(77);
  let path = '';
  for (let stalk = 0; stalk < 240; stalk++) {
    const { 0: x, 1: y } = (
      [
        [1466, 520],
        [1352, 530],
        [1412, 462],
        [30, 522],
      ] as const
    )[stalk % 4] ?? [0, 0];
    path += `M${short(x + 4 + 104 * draw())} ${short(y + 4 + 54 * draw())}l${short(6 + 10 * draw())} ${short((draw() - 0.5) * 5)}`;
  }
  return path;
})();

/** A pail, and a fork that leans on a post. */
export const PAIL = 'M552 540h52l-7 44h-38Z';
export const PAIL_RIM = 'M552 540h52M558 540C562 512 594 512 598 540';
export const FORK = 'M322 300L300 574M322 300l4 -34M310 288l2 -26h28l2 26M326 262v24';

/** Each: middle, top of its glass, and where it hangs. */
export const LAMPS = [
  [304 + POST_WIDE / 2, 292, HEAD],
  [1140, 286, HEAD],
] as const;
