import { drawsFrom } from '../../lines.ts';
import { landSteps, type Land } from '../../pixels/land.ts';
import { paintFlowers, paintGrass, paintNear } from '../../pixels/meadow.ts';
import { noiseAt } from '../../pixels/noise.ts';
import { dab } from '../../pixels/panel.ts';
import { fillShape, strokeLines } from '../../pixels/shapes.ts';
import { dimmed, limit, linear } from '../../pixels/tint.ts';
import { banksAt, isIn, type Shore } from '../../pixels/water.ts';
import { paintGravel } from '../../pixels/gravel.ts';
import { HORIZON, WIDTH } from '../../scene-size.ts';
import type { Painting, PaintSteps } from '../../setting.ts';
import { paintShade } from '../../settings/shade.ts';
import { ringPalette, type RingPalette } from '../ring-palette.ts';

const HIGHLAND: Land = {
  ridges: [
    [60, 190, 1.7, 0.72, 61],
    [36, 150, 2.3, 0.5, 13],
    [10, 96, 3.4, 0.26, 77],
  ],
  rows: [[29, 24, 44, 0.3, 452]],
  mist: 0.26,
  trees: [],
};

/** From the hills towards the viewer. */
const TRACK: Shore = [
  [452, 1058, 1078],
  [466, 950, 980],
  [482, 872, 930],
  [505, 920, 1010],
  [530, 1010, 1150],
  [556, 1080, 1270],
  [590, 1060, 1330],
  [630, 960, 1320],
  [672, 830, 1270],
  [724, 640, 1180],
];

export const paint: PaintSteps = (painting) => {
  const { back, front, tints } = painting;
  const ring = ringPalette(painting, linear, false);
  return [
    ...landSteps(painting, HIGHLAND),
    () => paintTrack(painting, ring),
    () => paintGrass(back, tints, [24, 21_000, 450, 722, 22], (x, y) => isIn(TRACK, x, y)),
    () => paintFlowers(back, tints, 34, 500),
    () => paintWaymarks(painting, ring),
    () => paintNear(front, tints, 20),
  ];
};

/** Worn in the middle. */
function paintTrack({ back, tints }: Painting, { soil }: RingPalette): void {
  paintGravel(back, tints, soil, (x, y) => {
    const banks = banksAt(TRACK, y);
    if (banks === null) return 0;
    const [left, right] = banks;
    const soft = 2 + (right - left) * 0.12;
    const ragged = soft * 1.6 * (noiseAt(x / 9, y / 4) - 0.5);
    return limit((x - left + ragged) / soft) * limit((right - x + ragged) / soft) * 0.94;
  });
}

/** Signpost with two arms. */
const SIGN = {
  post: 'M322 524V392',
  arms: 'M296 402h74l18 13l-18 13h-74ZM348 436h-70l-18 13l18 13h70Z',
  lettering: 'M308 415h46M292 449h44',
} as const;
const WAY_POLES = 'M540 508V392M1290 526V398M128 540V404';
const WAY_CLOTHS = 'M540 392l46 13l-46 14ZM1290 398l48 14l-48 14ZM128 404l48 14l-48 15Z';

/** Signpost with two arms, way-marks with their cloths, and heather. */
function paintWaymarks({ back, row, season }: Painting, ring: RingPalette): void {
  const bloom = season === 'autumn' || season === 'summer' ? ring.flowers : ring.hedge[1];
  const draw = drawsFrom(89);
  for (let tuft = 0; tuft < 420; tuft++) {
    const y = 480 + 232 * ((tuft + draw()) / 420) ** 1.3;
    const near = (y - HORIZON) / 274;
    const x = WIDTH * draw();
    if (noiseAt(x / (130 * near), 7 / near) < 0.5) continue;
    for (let sprig = 0; sprig < 7; sprig++)
      dab(
        back,
        [x + 16 * near * (draw() - 0.5), y - 9 * near * draw(), 0.8 + 2 * near, 0.8 + 2.6 * near],
        dimmed(bloom, 0.6 + 0.6 * draw()),
        0.75,
      );
  }
  paintShade({ back, row }, [330, 524, 44, 8]);
  strokeLines(back, SIGN.post, ring.wood, 9);
  fillShape(back, SIGN.arms, ring.woodLit, { grain: [40, 3], rough: 0.3, edge: 4 });
  strokeLines(back, SIGN.lettering, ring.wood, 4, 0);
  strokeLines(back, WAY_POLES, ring.wood, 5);
  fillShape(back, WAY_CLOTHS, ring.red, { grain: [9, 6], rough: 0.3, edge: 3 });
}
