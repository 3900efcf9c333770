import { blades, crowns, drawsFrom, ridge, short, type Trees } from '../lines.ts';
import { WIDTH } from '../scene-size.ts';

const TREES: readonly Trees[] = [
  [60, 440, 260, 70, 34],
  [300, 442, 110, 34, 12],
  [600, 440, 240, 46, 24],
  [880, 439, 130, 34, 12],
  [1090, 440, 210, 52, 24],
  [1540, 440, 260, 84, 34],
];

export const HILLS = [ridge(8, 380, 96, 190), ridge(17, 422, 54, 150)] as const;
export const CROWNS = [crowns(TREES, 9, 0, 1), crowns(TREES, 9, -5, 0.62)] as const;

export const BROOK =
  'M800 446C838 449 852 453 836 459C812 468 868 480 940 489C1040 502 1200 506 1330 538C1430 563 1520 574 1640 586V664C1510 646 1390 622 1270 586C1150 550 950 532 846 506C762 486 766 470 796 460C812 454 804 450 784 447Z';
export const BANK =
  'M800 446C838 449 852 453 836 459C812 468 868 480 940 489C1040 502 1200 506 1330 538C1430 563 1520 574 1640 586';
export const GLINTS =
  'M900 488q60 14 150 22M1010 512q90 12 170 30M1180 532q80 14 150 34M1300 566q90 24 180 36M1440 590q80 14 180 26M846 486q40 8 70 14M1400 572q60 12 110 18';
export const REEDS = [
  reeds({ seed: 51, count: 46, across: [1010, 1240], down: [544, 594], length: 30 }),
  reeds({ seed: 52, count: 34, across: [1270, 1420], down: [590, 636], length: 40 }),
  reeds({ seed: 53, count: 30, across: [1460, 1620], down: [634, 668], length: 44 }),
] as const;

interface Reeds {
  readonly seed: number;
  readonly count: number;
  readonly across: readonly [left: number, right: number];
  readonly down: readonly [from: number, to: number];
  readonly length: number;
}

/** Reeds on a straight bank. */
function reeds({ seed, count, across: [left, right], down: [from, to], length }: Reeds) {
  const draw = drawsFrom(seed);
  let path = '';
  for (let reed = 0; reed < count; reed++) {
    const along = draw();
    const long = length * (0.5 + 0.7 * draw());
    const bend = (draw() - 0.35) * long * 0.5;
    path += `M${short(left + (right - left) * along)} ${short(from + (to - from) * along + 6 * draw())}q${short(bend * 0.2)} ${short(-long * 0.7)} ${short(bend)} ${short(-long)}`;
  }
  return path;
}

const OAK = { x: 1268, foot: 478 } as const;

export const TRUNK = `M${OAK.x - 26} ${OAK.foot + 4}C${OAK.x - 8} ${OAK.foot - 16} ${OAK.x - 12} ${OAK.foot - 50} ${OAK.x - 14} ${OAK.foot - 96}L${OAK.x - 48} ${OAK.foot - 150}L${OAK.x - 38} ${OAK.foot - 154}L${OAK.x - 4} ${OAK.foot - 110}L${OAK.x + 2} ${OAK.foot - 170}H${OAK.x + 12}L${OAK.x + 12} ${OAK.foot - 104}L${OAK.x + 52} ${OAK.foot - 146}L${OAK.x + 60} ${OAK.foot - 140}L${OAK.x + 18} ${OAK.foot - 78}C${OAK.x + 16} ${OAK.foot - 40} ${OAK.x + 20} ${OAK.foot - 14} ${OAK.x + 34} ${OAK.foot + 4}Z`;
/** From the top of the trunk: across, up, radius. */
const LOBES = [
  [0, 150, 62],
  [-70, 128, 54],
  [74, 130, 56],
  [-112, 78, 44],
  [114, 84, 46],
  [-36, 84, 58],
  [44, 80, 58],
  [-78, 40, 38],
  [82, 42, 40],
  [4, 184, 48],
] as const;

/** Bare, for winter. */
export const BOUGHS = boughs();
/** Shaded, lit, fully lit. */
export const LEAVES = [leaves(61, 36, 0, 0.9), leaves(62, 34, 0.24, 0.7), leaves(63, 24, 0.46, 0.5)] as const;

function boughs(): string {
  const draw = drawsFrom(60);
  let path = '';
  const grow = (x: number, y: number, angle: number, long: number) => {
    const bent = angle + (draw() - 0.5) * 0.3;
    const [endX, endY] = [x + Math.cos(bent) * long, y - Math.sin(bent) * long];
    path += `M${short(x)} ${short(y)}L${short(endX)} ${short(endY)}`;
    if (long < 9) return;
    for (const side of [-1, 1])
      grow(endX, endY, bent + side * (0.28 + 0.3 * draw()), long * (0.68 + 0.14 * draw()));
  };
  for (const angle of [0.35, 0.9, 1.4, 1.8, 2.3, 2.85]) grow(OAK.x, OAK.foot - 92, angle, 46);
  return path;
}

/** `moved` shifts tufts to the lit upper left, by a share of the lobe. */
function leaves(seed: number, count: number, moved: number, size: number): string {
  const draw = drawsFrom(seed);
  let path =
    moved === 0
      ? LOBES.map(([across, up, lobe]) => round(OAK.x + across, OAK.foot - 74 - up, lobe * 0.84)).join('')
      : '';
  for (const [across, up, lobe] of LOBES) {
    for (let tuft = 0; tuft < count; tuft++) {
      const [turn, out] = [draw() * 2 * Math.PI, Math.sqrt(draw()) * lobe * (1 - moved)];
      const radius = (6 + 7 * draw()) * size;
      const x = OAK.x + across + Math.cos(turn) * out * 1.08 - lobe * moved * 0.8;
      const y = OAK.foot - 74 - up + Math.sin(turn) * out * 0.86 - lobe * moved;
      path += round(x, y, radius);
    }
  }
  return path;
}

function round(x: number, y: number, radius: number): string {
  const arc = `a${short(radius)} ${short(radius * 0.8)} 0 1 0`;
  return `M${short(x - radius)} ${short(y)}${arc} ${short(2 * radius)} 0${arc} ${short(-2 * radius)} 0`;
}

/** Ungrazed: dark, dry and lit. */
export const GRASS = [
  blades({ seed: 71, count: 380, from: 470, to: 720, length: 24 }),
  blades({ seed: 72, count: 340, from: 470, to: 720, length: 26 }),
  blades({ seed: 73, count: 260, from: 486, to: 720, length: 26 }),
] as const;
export const TALL_GRASS = [
  blades({ seed: 74, count: 460, from: 650, to: 690, length: 20 }),
  blades({ seed: 75, count: 260, from: 652, to: 690, length: 20 }),
  blades({ seed: 76, count: 260, from: 676, to: 728, length: 44 }),
  blades({ seed: 77, count: 180, from: 676, to: 728, length: 40 }),
] as const;

/** Middle, height, half width, count. */
const DRIFTS = [
  [360, 530, 190, 70],
  [700, 512, 150, 54],
  [980, 606, 170, 70],
  [560, 640, 220, 84],
  [1180, 684, 200, 70],
  [1440, 700, 160, 54],
  [160, 690, 180, 60],
] as const;

/** Points: far, middle and near. */
export const FLOWERS = [flowers(81, 0, 560), flowers(81, 560, 650), flowers(81, 650, 720)] as const;
export const OTHER_FLOWERS = [flowers(82, 0, 560), flowers(82, 560, 650), flowers(82, 650, 720)] as const;

function flowers(seed: number, from: number, to: number): string {
  const draw = drawsFrom(seed);
  let path = '';
  for (const [middle, height, half, count] of DRIFTS) {
    for (let flower = 0; flower < count; flower++) {
      const x = middle + (draw() + draw() + draw() - 1.5) * half * 1.1;
      const y = height + (draw() + draw() - 1) * half * 0.2;
      if (y >= from && y < to && x > 0 && x < WIDTH) path += `M${short(x)} ${short(y)}h.01`;
    }
  }
  return path;
}
