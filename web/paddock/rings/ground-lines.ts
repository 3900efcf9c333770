import { each, moved } from '../pixels/path.ts';

/* A show ground seen from the middle of its ring, in the 1600 by 720 view. */

/** Upper edge of the ground. */
export const RIM = 470;

/** Two rails on posts, around the ring. */
export const POSTS = `M-12 438${'v34m63 -34'.repeat(27)}`;
export const RAILS = 'M-20 443H1620M-20 457H1620';

type Place = readonly [x: number, y: number, size: number];
const stood = (places: readonly Place[], path: string) => places.map((at) => moved(path, at)).join('');

/** Middle of the foot. */
export const TENTS: readonly Place[] = [
  [1128, 452, 1],
  [372, 450, 0.7],
];
/** Half as wide as a tent. */
export const ROOF = 140;
export const EAVES = -74;
export const TENT_WALLS = stood(TENTS, 'M-128 -74H128V0H-128Z');
export const TENT_ROOFS = stood(TENTS, 'M-140 -74Q-46 -108 0 -168Q46 -108 140 -74Z');
const BANDS = [-110, -55, 0, 55, 110];
const bandOf = (x: number) => `M${x - 14} -74Q${x * 0.4 - 7} -110 0 -168Q${x * 0.4 + 7} -110 ${x + 14} -74Z`;
export const TENT_STRIPES = stood(TENTS, each(BANDS, 'M-14 -74h28v74h-28Z') + BANDS.map(bandOf).join(''));
export const TENT_DOORS = stood(TENTS, 'M-26 0V-58Q0 -72 26 -58V0Z');
export const SCALLOPS = stood(TENTS, `M-140 -75${'h31q-15 22 -31 0Zm31 0'.repeat(9)}`);
export const TENT_POLES = stood(TENTS, 'M0 -164V-212');
export const TENT_FLAGS = stood(TENTS, 'M0 -212q14 6 26 0q12 -6 22 2l-8 11 8 11q-12 4 -22 -1q-10 -5 -26 2Z');

/** Floodlights, by the middle of their lamps. */
export const MASTS: readonly Place[] = [
  [226, 222, 1],
  [842, 242, 1],
  [1450, 222, 1],
];
export const MAST_LINES = stood(MASTS, 'M0 0V230');
export const MAST_HEADS = stood(MASTS, 'M-21 -11h42v22h-42Z');
export const MAST_LAMPS = stood(MASTS, 'M-14 0h.01M0 0h.01M14 0h.01');

/** Where the rope with pennants hangs. */
export const ROPE_ENDS = [
  [-30, 250],
  [226, 262],
  [842, 276],
  [1450, 262],
  [1640, 246],
] as const;

export const FLAG_POLES = each([92, 612, 946, 1342, 1546], 'M0 472V372');
const CLOTH = 'M0 374q12 6 22 1q10 -5 18 1v26q-10 4 -20 0q-10 -4 -20 1Z';
export const RED_FLAGS = each([92, 946, 1546], CLOTH);
export const YELLOW_FLAGS = each([612, 1342], CLOTH);
