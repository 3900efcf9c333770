/** Left, top, width and height of the front. */
export const BALES = [
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
export const BUCKET = 'M590 556h46l-6 44q-17 7 -34 0Z';
export const BUCKET_RIM = 'M590 556a23 6 0 1 0 46 0a23 6 0 1 0 -46 0Z';
export const BUCKET_HANDLE = 'M592 556q21 -36 42 0';
/** Middle, height, half width, half height. */
export const SHADOWS = [
  [1300, 588, 130, 14],
  [630, 602, 44, 8],
] as const;
