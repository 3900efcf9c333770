import type { Body } from '../body/body.ts';
import { HEAD_RIBS } from '../body/rib-rows.ts';
import { between, distance, type Point } from '../curves.ts';
import { crestOf } from '../hair/crest.ts';
import { PARTS, type Surface } from '../trace/surface.ts';
import { ringOf, strapOf } from './outline.ts';
import { TackLayer, type Drape, type LitTack } from './tack-layer.ts';

/* In head coordinates (s from the poll to the lips, n to the front), so that it fits every head. */

/** How far straps reach beyond the head's outline. */
const OVER = 0.008;

/** From behind the ears down the side, to the bit at the corner of the mouth. */
const CHEEKPIECE: readonly Point[] = [
  [0.05, -0.078],
  [0.12, -0.086],
  [0.2, -0.089],
  [0.27, -0.094],
  [0.333, -0.1],
];
const BIT: Point = [0.36, -0.104];
const BIT_RADIUS = 0.021;

export function bridle(body: Body, surface: Surface, drape: Drape): LitTack {
  const layer = new TackLayer(surface, drape);
  const { headPoint } = body;
  const onHead = (points: readonly Point[]): Point[] => points.map(([s, n]) => headPoint(s, n));
  const unit = distance(headPoint(0.05, -0.08), headPoint(0.3, -0.08)) / 0.25;
  const strap = (points: readonly Point[], width: number, seam?: number, wraps?: true) =>
    layer.lay({
      outline: strapOf(points, width * unit),
      thickness: 0.0045 * unit,
      bevel: 0.0045 * unit,
      ...(seam !== undefined && { seam: seam * unit }),
      ...(wraps && { wraps }),
    });

  const bit = headPoint(...BIT);
  rein(body, bit, unit).forEach((points) => strap(points, 0.0125, 0.0028));
  // Throatlatch, behind the round of the cheek.
  strap(
    onHead([
      [0.036, -0.078],
      [0.062, -0.116],
      [0.1, -0.165],
      [0.13, jawAt(0.13) - 0.005],
      [0.146, jawAt(0.146) - 0.012],
    ]),
    0.0095,
  );
  // Noseband, two fingers below the cheekbone.
  const [front, chin] = [0.233, 0.252];
  strap(
    onHead([
      [front, faceAt(front) + OVER],
      [front + 0.001, -0.03],
      [front + 0.006, -0.08],
      [chin, -0.12],
      [chin + 0.002, jawAt(chin) - OVER],
    ]),
    0.0195,
    0.0035,
    true,
  );
  strap(onHead(CHEEKPIECE), 0.0135, 0.0028);
  // Headpiece, over the poll.
  strap(
    onHead([
      [-0.022, -0.03],
      [-0.008, -0.046],
      [0.02, -0.066],
      [0.052, -0.0785],
    ]),
    0.0185,
    0.0035,
  );
  layer.lay({
    outline: strapOf(
      onHead([
        [0.05, -0.08],
        [0.055, -0.06],
        [0.0655, -0.03],
        [0.0765, 0],
        [0.083, faceAt(0.083) + OVER],
      ]),
      0.0175 * unit,
    ),
    wraps: true,
    thickness: 0.005 * unit,
    bevel: 0.005 * unit,
    piping: { from: 0.0042 * unit, width: 0.0092 * unit },
  });
  layer.lay({
    outline: strapOf(
      onHead([
        [0.146, -0.0866],
        [0.15, -0.0868],
        [0.154, -0.087],
      ]),
      0.017 * unit,
    ),
    material: 'metal',
    thickness: 0.003,
    bevel: 0.003,
  });
  layer.lay({
    outline: ringOf(bit, BIT_RADIUS * unit, 0.0062 * unit),
    material: 'metal',
    thickness: 0.005 * unit,
    bevel: 0.0031 * unit,
    facing: [0, 0.15, 0.98],
  });
  // The part of the bit inside the mouth.
  layer.lay({
    outline: strapOf(
      onHead([
        [0.36, -0.102],
        [0.3595, -0.097],
        [0.359, -0.092],
      ]),
      0.009 * unit,
    ),
    material: 'metal',
    thickness: 0.004 * unit,
    bevel: 0.005 * unit,
    facing: [0, 0.15, 0.98],
  });
  layer.hideWhere((at) => surface.part[at] === PARTS.earNear);
  return layer.lit();
}

/** From the bit to the withers, where it lies over the neck. */
function rein(body: Body, bit: Point, unit: number): readonly (readonly Point[])[] {
  const [endX, endY] = crestOf(body).at(0.1).point;
  const end: Point = [endX, endY + 0.004];
  const hanging = (share: number, sag: number): Point => {
    const [x, y] = between(bit, end, share);
    return [x, y - sag * unit];
  };
  return [
    [
      [bit[0] + 0.006, bit[1] - BIT_RADIUS * unit * 0.5],
      hanging(0.2, 0.032),
      hanging(0.45, 0.05),
      hanging(0.7, 0.042),
      hanging(0.88, 0.024),
      end,
    ],
  ];
}

const faceAt = (s: number): number => between2(s, 1);
const jawAt = (s: number): number => between2(s, 2);

function between2(s: number, column: 1 | 2): number {
  const next = HEAD_RIBS.findIndex(([at]) => at >= s);
  const [above, below] = [HEAD_RIBS[next], HEAD_RIBS[next - 1]];
  if (above === undefined || below === undefined) throw new RangeError(`The head does not reach to ${s}`);
  return below[column] + ((above[column] - below[column]) * (s - below[0])) / (above[0] - below[0]);
}
