import { short } from '../pixels/path.ts';
import { WIDTH } from '../scene-size.ts';

/* The front of a row of boxes, seen across the aisle. Wide places show only the lower half, phones the middle. */

/** Where boxes and aisle meet. */
export const FLOOR = 566;
/** The rail between bars and boards. */
export const RAIL = 408;
export const HEAD = 226;

const POST_AT = [-8, 304, 616, 984, 1296, 1608] as const;
export const POST_WIDE = 26;
/** Boxes between two posts each; the doorway is between the third and the fourth. */
export const BOXES = [
  [POST_AT[0], POST_AT[1]],
  [POST_AT[1], POST_AT[2]],
  [POST_AT[3], POST_AT[4]],
  [POST_AT[4], POST_AT[5]],
] as const;

/** The opening of the doorway: left, top, width, height. */
export const DOORWAY = [616 + POST_WIDE, 236, 984 - 616 - POST_WIDE, FLOOR - 236] as const;
const [LEFT] = DOORWAY;
/** The way out, from the threshold to the hill. */
export const PATH = `M${LEFT + 60} ${FLOOR}C${LEFT + 150} ${FLOOR - 40} ${LEFT + 120} ${FLOOR - 62} ${LEFT + 190} ${FLOOR - 78}L${LEFT + 214} ${FLOOR - 78}C${LEFT + 190} ${FLOOR - 50} ${LEFT + 260} ${FLOOR - 40} ${LEFT + 270} ${FLOOR}Z`;
/** Rails beside the way. */
export const FENCE = `M${LEFT} ${FLOOR - 84}L${LEFT + 150} ${FLOOR - 92}M${LEFT} ${FLOOR - 62}L${LEFT + 140} ${FLOOR - 76}M${LEFT + 40} ${FLOOR - 94}v46M${LEFT + 100} ${FLOOR - 98}v38`;

export const HEAD_BEAM = `M0 ${HEAD - 24}H${WIDTH}V${HEAD + 10}H0Z`;

export const POSTS = POST_AT.map((x) => `M${x} ${HEAD - 60}h${POST_WIDE}V${FLOOR}h${-POST_WIDE}Z`).join('');

const inBox = (path: (left: number, right: number) => string) =>
  BOXES.map(([from, to]) => path(from + POST_WIDE, to)).join('');

export const BARS = inBox((left, right) => {
  let path = '';
  for (let x = left + 15; x < right - 6; x += 20) path += `M${x} ${HEAD + 10}V${RAIL}`;
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

/** Upper left corners. */
export const BALES = [
  [1466, 520],
  [1352, 530],
  [1412, 462],
  [30, 522],
] as const;

/** A pail, and a fork that leans on a post. */
export const PAIL = 'M552 540h52l-7 44h-38Z';
export const PAIL_RIM = 'M552 540h52M558 540C562 512 594 512 598 540';
export const FORK = 'M322 300L300 574M322 300l4 -34M310 288l2 -26h28l2 26M326 262v24';

/** Each: middle, top of its glass, and where it hangs. */
export const LAMPS = [
  [304 + POST_WIDE / 2, 292, HEAD],
  [1140, 286, HEAD],
] as const;
