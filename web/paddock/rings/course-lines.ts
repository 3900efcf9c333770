import { short } from '../lines.ts';

/* Objects on each course, behind the horses. */

export interface Fence {
  /** White uprights with their feet. */
  readonly wings: string;
  readonly poles: string;
  /** The painted thirds of each pole. */
  readonly bands: string;
  readonly shade: readonly [x: number, y: number, across: number, up: number];
}

/** Three poles between wings. */
function fence(x: number, foot: number, width: number, height: number): Fence {
  const at = [0.2, 0.56, 0.92].map((share) => foot - height * share);
  const band = width / 7;
  return {
    wings: [x, x + width]
      .map(
        (post) =>
          `M${post - 5} ${foot}V${foot - height - 14}h10V${foot}ZM${post - 20} ${foot}L${post} ${foot - height * 0.7}L${post + 20} ${foot}h-7L${post} ${foot - height * 0.5}L${post - 13} ${foot}Z`,
      )
      .join(''),
    poles: at.map((y) => `M${x} ${short(y)}h${width}`).join(''),
    bands: at
      .flatMap((y) => [1, 3, 5].map((index) => `M${short(x + index * band)} ${short(y)}h${short(band)}`))
      .join(''),
    shade: [x + width / 2, foot, width * 0.66, 9],
  };
}

/** Far ones first. */
export const JUMPS = [
  fence(86, 518, 168, 62),
  fence(610, 506, 150, 54),
  fence(1244, 524, 190, 68),
  fence(1012, 500, 120, 46),
] as const;

/** Low boards around an arena, with gaps at the markers. */
export const BOARDS = Array.from({ length: 12 }, (_, index) => `M${-60 + index * 148} 512h128v17h-128Z`).join(
  '',
);
export const BOARD_TOPS = Array.from(
  { length: 12 },
  (_, index) => `M${-60 + index * 148} 512h128v4h-128Z`,
).join('');
const MARKERS = Array.from({ length: 13 }, (_, index) => -70 + index * 148);
export const MARKER_BOXES = MARKERS.map((x) => `M${x - 15} 522h30l-4 -36h-22Z`).join('');
export const MARKER_SIGNS = MARKERS.map((x, index) => letter(x, 506, index)).join('');
/** Strokes that read as A, K, E, H, C, M, B and F. */
function letter(x: number, y: number, index: number): string {
  const LETTERS = [
    'm-5 7l5 -14l5 14m-8 -5h6',
    'm-4 -7v14m8 -14l-8 8l8 6',
    'm4 -7h-8v14h8m-8 -7h6',
    'm-4 -7v14m8 -14v14m-8 -7h8',
    'm4 -6q-8 -3 -8 6t8 6',
    'm-5 7v-14l5 8l5 -8v14',
    'm-4 -7v14h5q6 -4 0 -7h-5h5q5 -4 0 -7Z',
    'm4 -7h-8v14m0 -7h6',
  ] as const;
  return `M${x} ${y}${LETTERS[index % LETTERS.length] ?? ''}`;
}

/** The running rail bends into the straight. */
const railAt = (x: number) => 496 + ((x - 520) / 1080) ** 2 * 26;
export const RUN_RAIL = `M-20 ${short(railAt(-20))}${Array.from({ length: 42 }, (_, index) => `L${20 + index * 40} ${short(railAt(20 + index * 40))}`).join('')}`;
export const RUN_POSTS = Array.from({ length: 22 }, (_, index) => {
  const x = -10 + index * 78;
  return `M${x} ${short(railAt(x))}l9 30`;
}).join('');
/** Roof, back wall, steps and supports of the stand. */
export const STAND = {
  roof: 'M1010 318L1592 292L1640 314V330L1010 340Z',
  wall: 'M1030 338L1640 328V452H1030Z',
  steps: [362, 384, 406, 428].map((y) => `M1030 ${y}H1640`).join(''),
  pillars: [1040, 1180, 1320, 1460, 1590].map((x) => `M${x} 334V452`).join(''),
} as const;
export const WIN_POST = { pole: 'M742 506V356', disc: [742, 344, 24] } as const;

/** A brush fence: birch upright between boards, with flags. */
export const BRUSH = {
  box: 'M96 528h230l-8 -24h-214Z',
  poles: 'M92 532V420M330 532V420',
  red: 'M330 420l34 11l-34 13Z',
  white: 'M92 420l34 11l-34 13Z',
} as const;

/** Felled trunks as jumps, with ends and bark. */
export const LOGS = {
  trunks: 'M1180 524h250q10 -17 0 -34h-250q-10 17 0 34ZM1206 490h206q8 -15 0 -30h-206q-8 15 0 30Z',
  ends: 'M1430 524a8 17 0 1 0 0 -34a8 17 0 1 0 0 34M1412 490a7 15 0 1 0 0 -30a7 15 0 1 0 0 30',
  bark: 'M1190 500q60 6 120 0M1240 512q70 -5 150 1M1300 498q50 5 90 0M1220 470q60 5 110 0M1290 480q50 -4 100 1',
  poles: 'M1168 530V418M1448 530V418',
  red: 'M1448 418l34 11l-34 13Z',
  white: 'M1168 418l34 11l-34 13Z',
} as const;

/** Signpost with two arms, and way-marks with their cloths. */
export const SIGN = {
  post: 'M322 524V392',
  arms: 'M296 402h74l18 13l-18 13h-74ZM348 436h-70l-18 13l18 13h70Z',
  lettering: 'M308 415h46M292 449h44',
} as const;
export const WAY_POLES = 'M540 508V392M1290 526V398M128 540V404';
export const WAY_CLOTHS = 'M540 392l46 13l-46 14ZM1290 398l48 14l-48 14ZM128 404l48 14l-48 15Z';
