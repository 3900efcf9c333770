import { DEGREE, turned, type Point } from '../curves.ts';
import { bell, clamp, mix, rise } from '../smooth.ts';
import type { Rib } from './body.ts';
import { fromHead, POLL, toHead } from './head-frame.ts';
import { EAR_RIBS, HEAD_RIBS, NECK_RIBS } from './rib-rows.ts';
import type { BodyShape } from './shape.ts';

export interface NeckAndHead {
  readonly neck: readonly Rib[];
  readonly head: readonly Rib[];
  readonly nearEar: readonly Rib[];
  readonly farEar: readonly Rib[];
  /** Head to world coordinates. */
  readonly headPoint: (s: number, n: number) => Point;
}

const NECK_BASE: Point = [0.16, 0.86];
/** In the poll, slightly below the skin. */
const HEAD_HINGE: Point = [POLL[0] + 0.012, POLL[1] - 0.03];
/** From the hinge to the lips. */
const HEAD_LENGTH = 0.41;
const EAR_ROOT: Point = fromHead(0.03, -0.02);
const EARS_APART: Point = [-0.024, 0.003];

/** `lowered`: degrees by which this pose lowers the neck. */
export function neckAndHead(
  shape: BodyShape,
  trunkPoint: (point: Point) => Point,
  lowered: number,
): NeckAndHead {
  const base = trunkPoint(NECK_BASE);
  const raise = shape.neckRaise - lowered;
  /** `along`: 0 at the withers, 1 at the poll. */
  const neckPoint = ([x, y]: Point, along: number): Point => {
    const longer = 1 + (shape.neckLength - 1) * rise(0, 0.5, along);
    const grown: Point = [base[0] + (x - NECK_BASE[0]) * longer, base[1] + (y - NECK_BASE[1]) * longer];
    return turned(grown, base, -raise * DEGREE * rise(-0.1, 0.9, along));
  };
  const hinge = neckPoint(HEAD_HINGE, 0.97);
  const headTurn = (shape.headTuck - raise * 0.92) * DEGREE;
  const [hingeS, hingeN] = toHead(...HEAD_HINGE);
  const headAt = ([x, y]: Point): Point => {
    const [canonicalS, canonicalN] = toHead(x, y);
    const [s, n] = profiled(shape, (canonicalS - hingeS) * shape.headLength, canonicalN - hingeN);
    const [px, py] = fromHead(s * shape.headScale, n * shape.headScale);
    return turned([hinge[0] + px - POLL[0], hinge[1] + py - POLL[1]], hinge, headTurn);
  };
  const earAt = ([x, y]: Point): Point =>
    headAt([mix(EAR_ROOT[0], x, shape.ears), mix(EAR_ROOT[1], y, shape.ears)]);

  const nearEar = EAR_RIBS.map(([frontS, frontN, backS, backN, halfWidth, side]) => {
    const canonicalFront = fromHead(frontS, frontN);
    const canonicalBack = fromHead(backS, backN);
    return {
      front: earAt(canonicalFront),
      back: earAt(canonicalBack),
      canonicalFront,
      canonicalBack,
      halfWidth: halfWidth * shape.headScale * shape.ears,
      side,
      squareness: 2,
    };
  });
  const away = ([x, y]: Point): Point => [x + EARS_APART[0] * shape.headScale, y + EARS_APART[1]];
  return {
    neck: neckRibs(shape, neckPoint),
    head: HEAD_RIBS.map(([s, face, jaw, halfWidth, squareness]) => {
      const canonicalFront = fromHead(s, face);
      const canonicalBack = fromHead(s, jaw);
      return {
        front: headAt(canonicalFront),
        back: headAt(canonicalBack),
        canonicalFront,
        canonicalBack,
        halfWidth: halfWidth * shape.headScale,
        side: 0,
        squareness,
      };
    }),
    nearEar,
    farEar: nearEar.map((rib) => ({ ...rib, side: -rib.side, front: away(rib.front), back: away(rib.back) })),
    headPoint: (s, n) => headAt(fromHead(s, n)),
  };
}

/** In head coordinates relative to the hinge. */
function profiled(shape: BodyShape, s: number, canonicalN: number): Point {
  const along = s / HEAD_LENGTH;
  const onFace = rise(-0.12, -0.01, canonicalN);
  let n =
    canonicalN +
    onFace *
      (shape.roman * bell(along - 0.52, 0.25) -
        shape.dish * bell(along - 0.56, 0.17) +
        shape.dome * bell(along - 0.24, 0.16));
  const middle = -0.075;
  n = middle + (n - middle) * (1 + (shape.muzzle - 1) * rise(0.55, 0.85, along));
  if (n < -0.1 && along > 0.05 && along < 0.75) n = -0.1 + (n + 0.1) * (1 + (shape.jaw - 1) * 2);
  return [s, n];
}

function neckRibs(shape: BodyShape, neckPoint: (point: Point, along: number) => Point): Rib[] {
  return NECK_RIBS.map(([frontX, frontY, backX, backY, halfWidth, side, squareness], i) => {
    const along = i / (NECK_RIBS.length - 1);
    const thick = 1 + (shape.neckThickness - 1) * rise(0, 0.3, along) * (1 - 0.45 * rise(0.6, 1, along));
    const middle: Point = [mix(backX, frontX, 0.6), mix(backY, frontY, 0.6)];
    const arch = shape.crest * Math.sin(Math.PI * clamp((along - 0.25) / 0.75));
    const length = Math.hypot(frontX - backX, frontY - backY);
    const front: Point = [
      mix(middle[0], frontX, thick) + ((frontX - backX) / length) * arch,
      mix(middle[1], frontY, thick) + ((frontY - backY) / length) * arch,
    ];
    const back: Point = [mix(middle[0], backX, thick), mix(middle[1], backY, thick)];
    return {
      front: neckPoint(front, along),
      back: neckPoint(back, along),
      canonicalFront: [frontX, frontY],
      canonicalBack: [backX, backY],
      halfWidth: halfWidth * (1 + (shape.neckThickness - 1) * 0.8) * (1 + (shape.width - 1) * 0.5),
      side,
      squareness,
    };
  });
}
