import { landSteps, type Land } from '../../pixels/land.ts';
import { paintFlowers, paintGrass, paintNear } from '../../pixels/meadow.ts';
import { fillShape, strokeLines } from '../../pixels/shapes.ts';
import { linear } from '../../pixels/tint.ts';
import { isIn, paintReeds, paintWater, type Shore } from '../../pixels/water.ts';
import type { Painting, PaintSteps } from '../../setting.ts';
import { paintShade } from '../../settings/shade.ts';
import { paintBrush, paintFlags } from '../obstacles.ts';
import { ringPalette, type RingPalette } from '../ring-palette.ts';

const COUNTRY: Land = {
  rows: [
    [12, 26, 120, 0.3, 454],
    [13, 13, 170, 0.14, 460],
  ],
  mist: 0.22,
  trees: [
    [20, 470, 330, 320, 0.06, 26],
    [1566, 472, 360, 340, 0.05, 27],
  ],
};

const POND: Shore = [
  [486, 520, 800],
  [490, 440, 900],
  [497, 402, 962],
  [505, 390, 986],
  [514, 396, 962],
  [524, 440, 890],
  [532, 520, 800],
];

export const paint: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  const ring = ringPalette(painting, linear, false);
  return [
    ...landSteps(painting, COUNTRY),
    () => paintWater(back, tints, POND),
    () => paintGrass(back, tints, [24, 20_000, 450, 722, 19], (x, y) => isIn(POND, x, y)),
    () => paintReeds(back, tints, POND, 87),
    () => paintFlowers(back, tints, 33, 700),
    () => paintLogs(painting, ring),
    () => paintBrush(painting, ring),
    () => paintNear(front, tints, 20),
  ];
};

/** Felled trunks as jumps, with ends and bark. */
const LOGS = {
  trunks: 'M1180 524h250q10 -17 0 -34h-250q-10 17 0 34ZM1206 490h206q8 -15 0 -30h-206q-8 15 0 30Z',
  ends: 'M1430 524c11 0 11 -34 0 -34c-11 0 -11 34 0 34M1412 490c9 0 9 -30 0 -30c-9 0 -9 30 0 30',
  bark: 'M1190 500q60 6 120 0M1240 512q70 -5 150 1M1300 498q50 5 90 0M1220 470q60 5 110 0M1290 480q50 -4 100 1',
  poles: 'M1168 530V418M1448 530V418',
  red: 'M1448 418l34 11l-34 13Z',
  white: 'M1168 418l34 11l-34 13Z',
} as const;

const BARK = { grain: [50, 4], rough: 0.4, edge: 7 } as const;

function paintLogs({ back, row }: Painting, ring: RingPalette): void {
  paintShade({ back, row }, [1312, 526, 170, 15]);
  fillShape(back, LOGS.trunks, ring.wood, BARK);
  strokeLines(back, LOGS.bark, ring.woodLit, 2, 0);
  fillShape(back, LOGS.ends, ring.woodLit, { grain: [3, 3], rough: 0.3, edge: 2 });
  paintFlags(back, ring, LOGS);
}
