import { DEGREE, type Point } from '../curves.ts';
import type { Pose } from '../paint/layers/layers.ts';
import { PARTS } from '../trace/surface.ts';
import type { Body, Part, Rib } from './body.ts';
import { dockRibs } from './dock.ts';
import { FAR_GROUND, legRibs } from './legs.ts';
import { neckAndHead } from './neck-and-head.ts';
import { POSES } from './pose-rows.ts';
import { BREAST_RIBS, TRUNK_RIBS, type RibRow } from './rib-rows.ts';
import { CANONICAL_SHAPE, type BodyShape } from './shape.ts';
import { bell, clamp, rise } from '../smooth.ts';

/** Keeps folded legs beside the trunk, not merged into it. */
const FOLDED_FILLET = 0.022;

export function shapeBody(shape: BodyShape, pose: Pose): Body {
  const trunkPoint = trunkWarp(shape);
  const stance = POSES[pose];
  const { neck, head, chin, nearEar, farEar, headPoint } = neckAndHead(shape, trunkPoint, stance.neck);
  const trunkRib = ([frontX, frontY, backX, backY, halfWidth, side, squareness]: RibRow): Rib => ({
    front: trunkPoint([frontX, frontY]),
    back: trunkPoint([backX, backY]),
    canonicalFront: [frontX, frontY],
    canonicalBack: [backX, backY],
    halfWidth: halfWidth * shape.width,
    side,
    squareness,
  });
  const sunk = ([x, y]: Point): Point => [x, y - (stance.shouldersSunk ?? 0) * rise(0.26, 0.05, x)];
  const trunk = TRUNK_RIBS.map(trunkRib).map((rib) => ({ ...rib, front: sunk(rib.front) }));
  const isLying = stance.lying !== undefined;
  const floor = stance.lying === undefined ? 0 : Math.min(...trunk.map(({ back }) => back[1])) + stance.lying;
  const leg = (hind: boolean, far: boolean): readonly Rib[] =>
    legRibs({
      hind,
      far,
      shape,
      trunkPoint,
      floor,
      pose: stance[hind ? (far ? 'hindFar' : 'hindNear') : far ? 'foreFar' : 'foreNear'],
    });
  const legs = {
    foreNear: leg(false, false),
    hindNear: leg(true, false),
    foreFar: leg(false, true),
    hindFar: leg(true, true),
  };
  const near = { reach: 0.1, far: false };
  const parts: Part[] = [
    { number: PARTS.trunk, ribs: trunk, caps: [0.03, 0.004], fillet: 0.03, ...near },
    { number: PARTS.trunk, ribs: BREAST_RIBS.map(trunkRib), caps: [0.02, 0.02], fillet: 0.06, ...near },
    { number: PARTS.trunk, ribs: dockRibs(trunkPoint, shape), caps: [0.02, 0.004], fillet: 0.05, ...near },
    { number: PARTS.neck, ribs: neck, caps: [0.06, 0.05], fillet: 0.07, reach: 0.13, far: false },
    { number: PARTS.head, ribs: head, caps: [0.03, 0.002], fillet: 0.025, ...near },
    { number: PARTS.head, ribs: chin, caps: [0.02, 0.002], fillet: 0.011, ...near },
    {
      number: PARTS.foreNear,
      ribs: legs.foreNear,
      caps: [0.02, 0.002],
      fillet: isLying ? FOLDED_FILLET : 0.055,
      reach: 0.13,
      far: false,
    },
    {
      number: PARTS.hindNear,
      ribs: legs.hindNear,
      caps: [0.01, 0.002],
      fillet: isLying ? FOLDED_FILLET : 0.07,
      reach: 0.14,
      far: false,
    },
    { number: PARTS.foreFar, ribs: legs.foreFar, caps: [0.02, 0.002], fillet: 0.03, reach: 0.1, far: true },
    { number: PARTS.hindFar, ribs: legs.hindFar, caps: [0.02, 0.002], fillet: 0.03, reach: 0.1, far: true },
    { number: PARTS.earNear, ribs: nearEar, caps: [0.01, 0.002], fillet: 0.018, ...near },
    { number: PARTS.earFar, ribs: farEar, caps: [0.01, 0.002], fillet: 0.012, reach: 0.1, far: true },
  ];
  const ground = floor === 0 ? underHoof : underJoint;
  const body: Body = {
    parts,
    headPoint,
    trunkPoint,
    floor: 0,
    hooves: [
      ground(legs.foreNear, 0),
      ground(legs.foreFar, FAR_GROUND),
      ground(legs.hindNear, 0),
      ground(legs.hindFar, FAR_GROUND),
    ],
  };
  return floor === 0 ? body : loweredTo(floor, body);
}

function loweredTo(floor: number, body: Body): Body {
  const lowered = ([x, y]: Point): Point => [x, y - floor];
  const lower = (rib: Rib): Rib => ({ ...rib, front: lowered(rib.front), back: lowered(rib.back) });
  return {
    ...body,
    parts: body.parts.map((part) => ({ ...part, ribs: part.ribs.map(lower) })),
    headPoint: (s, n) => lowered(body.headPoint(s, n)),
    trunkPoint: (point) => lowered(body.trunkPoint(point)),
    floor,
  };
}

function underHoof(ribs: readonly Rib[], ground: number): Point {
  const sole = ribs.at(-1);
  if (sole === undefined) throw new RangeError('A leg has ribs.');
  return [(sole.front[0] + sole.back[0]) / 2, ground];
}

/** The point on the ground below the knee or hock of a folded leg. */
function underJoint(ribs: readonly Rib[], ground: number): Point {
  const middles = ribs.slice(3).map(({ front, back }) => (front[0] + back[0]) / 2);
  const top = middles[0] ?? 0;
  const [first, last] = [Math.min(...middles), Math.max(...middles)];
  return [top - first > last - top ? first : last, ground];
}

/** Height unchanged by depth. */
const BACK = 0.97;
/** From behind the elbow to the front of the point of the hip. */
const LENGTHENED = [0.28, 0.74] as const;
const ELBOW = 0.55;
/** Along the ground. */
const HIP_TO_BUTTOCK = 0.291;

/** Maps canonical points to the world. */
function trunkWarp(shape: BodyShape): (point: Point) => Point {
  const { bodyLength, legLength, depth } = shape;
  const croupDrop =
    HIP_TO_BUTTOCK * (Math.tan(shape.croupSlope * DEGREE) - Math.tan(CANONICAL_SHAPE.croupSlope * DEGREE));
  const [from, to] = LENGTHENED;
  const deep = (y: number): number => BACK + (y - BACK) * (1 + (depth - 1) * rise(0.3, 0.5, y));
  const legTop = BACK + (ELBOW - BACK) * depth;
  return ([x, canonicalY]) => {
    const shallow = shape.breastBack * rise(0.2, 0, x) * rise(0.46, 0.56, canonicalY);
    const lengthened = x + shallow + (bodyLength - 1) * (to - from + 0.55) * clamp((x - from) / (to - from));
    const onBack = rise(0.7, 0.9, canonicalY);
    let y = canonicalY;
    y -= croupDrop * rise(0.735, 1.03, x) * rise(0.55, 0.82, canonicalY);
    y += shape.croupRaise * rise(0.5, 0.76, x) * onBack;
    y += shape.withers * bell(x - 0.28, 0.1) * onBack;
    y += shape.tuckUp * bell(x - 0.66, 0.13) * rise(0.75, 0.6, canonicalY) * rise(0.5, 0.54, canonicalY);
    y = withPastern(y, shape.pastern);
    const tall = y < ELBOW ? y * (legTop / ELBOW) * legLength : deep(y) + legTop * (legLength - 1);
    return [lengthened, tall];
  };
}

/** Fetlock and pastern lie between coronet and cannon; the cannon compensates. */
function withPastern(y: number, pastern: number): number {
  const [coronet, fetlock, cannon] = [0.056, 0.15, 0.27];
  if (y <= coronet || y >= cannon) return y;
  const lowered = coronet + (fetlock - coronet) * pastern;
  if (y < fetlock) return coronet + (y - coronet) * pastern;
  return lowered + ((y - fetlock) * (cannon - lowered)) / (cannon - fetlock);
}
