import { DEGREE, turned, type Point } from '../curves.ts';
import { bell, clamp, mix, rise } from '../smooth.ts';
import { loweredNeck, raisedNeck, type NeckBend } from './neck-bend.ts';
import type { NeckPose } from './pose-rows.ts';
import type { Rib } from './body.ts';
import { fromHead, POLL, toHead } from './head-frame.ts';
import { CHIN_RIBS, EAR_RIBS, HEAD_RIBS, NECK_RIBS, type HeadRibRow } from './rib-rows.ts';
import type { BodyShape } from './shape.ts';

export interface NeckAndHead {
  readonly neck: readonly Rib[];
  readonly head: readonly Rib[];
  /** Lower lip and chin: ribs run straight across, so one part could not have a mouth in its outline. */
  readonly chin: readonly Rib[];
  readonly nearEar: readonly Rib[];
  readonly farEar: readonly Rib[];
  /** From head to world coordinates. */
  readonly headPoint: (s: number, n: number) => Point;
}

/** In the poll, slightly below the skin. */
const HEAD_HINGE: Point = [POLL[0] + 0.012, POLL[1] - 0.03];
/** From the hinge to the lips. */
const HEAD_LENGTH = 0.41;
const EAR_ROOT: Point = fromHead(0.03, -0.02);
const EARS_APART: Point = [-0.024, 0.003];

export function neckAndHead(
  shape: BodyShape,
  trunkPoint: (point: Point) => Point,
  pose: NeckPose,
): NeckAndHead {
  if (!('grazing' in pose)) return posed(shape, pose, raisedNeck(shape, trunkPoint, pose));
  const bent = (reach: number) => {
    const lowered = LOWERED + (Math.max(reach - MOST_STRETCHED, 0) + Math.min(reach - 1, 0)) * PER_REACH;
    const stretched = clamp(reach, 1, MOST_STRETCHED);
    return posed(shape, pose, loweredNeck(shape, trunkPoint, { ...pose.grazing, lowered, stretched }));
  };
  let [short, long] = [0.5, 1.5];
  for (let step = 0; step < 20; step++) {
    const middle = (short + long) / 2;
    if (lowestOf(bent(middle).head) > MUZZLE_HEIGHT) short = middle;
    else long = middle;
  }
  return bent(short);
}

/** Degrees by which a grazing neck is lowered. It stretches first, and is lowered more only beyond that. */
const LOWERED = 96;
const MOST_STRETCHED = 1.2;
const PER_REACH = 110;
/** Above the ground, within the grass. */
const MUZZLE_HEIGHT = 0.008;

function lowestOf(ribs: readonly Rib[]): number {
  return Math.min(...ribs.flatMap(({ front, back }) => [front[1], back[1]]));
}

function posed(shape: BodyShape, pose: NeckPose, { neckPoint, headTurn }: NeckBend): NeckAndHead {
  const hinge = neckPoint(HEAD_HINGE, 0.97);
  const [hingeS, hingeN] = toHead(...HEAD_HINGE);
  const headAt = ([x, y]: Point): Point => {
    const [canonicalS, canonicalN] = toHead(x, y);
    const [s, n] = profiled(shape, (canonicalS - hingeS) * shape.headLength, canonicalN - hingeN);
    const [px, py] = fromHead(s * shape.headScale, n * shape.headScale);
    return turned([hinge[0] + px - POLL[0], hinge[1] + py - POLL[1]], hinge, headTurn);
  };
  const earAt = ([x, y]: Point): Point =>
    headAt(
      turned(
        [mix(EAR_ROOT[0], x, shape.ears), mix(EAR_ROOT[1], y, shape.ears)],
        EAR_ROOT,
        -(pose.earsBack ?? 0) * DEGREE,
      ),
    );

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
  const loft = ([s, face, jaw, halfWidth, squareness]: HeadRibRow): Rib => {
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
  };
  const away = ([x, y]: Point): Point => [x + EARS_APART[0] * shape.headScale, y + EARS_APART[1]];
  return {
    neck: neckRibs(shape, neckPoint),
    head: HEAD_RIBS.map(loft),
    chin: CHIN_RIBS.map(loft),
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
    const thick =
      (1 + (shape.neckThickness - 1) * rise(0, 0.3, along) * (1 - 0.45 * rise(0.6, 1, along))) *
      mix(1, shape.throat, rise(0.55, 0.9, along));
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
