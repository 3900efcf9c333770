import type { Point } from '../curves.ts';
import type { Pose } from '../paint/layers/layers.ts';
import { PARTS } from '../trace/surface.ts';
import type { Body, Part, Rib } from './body.ts';
import { dockRibs } from './dock.ts';
import { FAR_GROUND, legRibs } from './legs.ts';
import { neckAndHead } from './neck-and-head.ts';
import { POSES } from './pose-rows.ts';
import { BREAST_RIBS, TRUNK_RIBS, type RibRow } from './rib-rows.ts';
import type { BodyShape } from './shape.ts';
import { bell, clamp, rise } from '../smooth.ts';

export function shapeBody(shape: BodyShape, pose: Pose): Body {
  const trunkPoint = trunkWarp(shape);
  const stance = POSES[pose];
  const { neck, head, nearEar, farEar, headPoint } = neckAndHead(shape, trunkPoint, stance.neckLowered);
  const trunkRib = ([frontX, frontY, backX, backY, halfWidth, side, squareness]: RibRow): Rib => ({
    front: trunkPoint([frontX, frontY]),
    back: trunkPoint([backX, backY]),
    canonicalFront: [frontX, frontY],
    canonicalBack: [backX, backY],
    halfWidth: halfWidth * shape.width,
    side,
    squareness,
  });
  const breastRib = (row: RibRow): Rib => {
    const rib = trunkRib(row);
    return { ...rib, front: [rib.front[0] + shape.breastBack, rib.front[1]] };
  };
  const leg = (hind: boolean, far: boolean): readonly Rib[] =>
    legRibs({
      hind,
      far,
      shape,
      trunkPoint,
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
    { number: PARTS.trunk, ribs: TRUNK_RIBS.map(trunkRib), caps: [0.03, 0.004], fillet: 0.03, ...near },
    { number: PARTS.trunk, ribs: BREAST_RIBS.map(breastRib), caps: [0.02, 0.02], fillet: 0.06, ...near },
    { number: PARTS.trunk, ribs: dockRibs(trunkPoint, shape), caps: [0.02, 0.004], fillet: 0.05, ...near },
    { number: PARTS.neck, ribs: neck, caps: [0.06, 0.05], fillet: 0.07, reach: 0.13, far: false },
    { number: PARTS.head, ribs: head, caps: [0.03, 0.002], fillet: 0.025, ...near },
    {
      number: PARTS.foreNear,
      ribs: legs.foreNear,
      caps: [0.02, 0.002],
      fillet: 0.055,
      reach: 0.13,
      far: false,
    },
    {
      number: PARTS.hindNear,
      ribs: legs.hindNear,
      caps: [0.01, 0.002],
      fillet: 0.07,
      reach: 0.14,
      far: false,
    },
    { number: PARTS.foreFar, ribs: legs.foreFar, caps: [0.02, 0.002], fillet: 0.03, reach: 0.1, far: true },
    { number: PARTS.hindFar, ribs: legs.hindFar, caps: [0.02, 0.002], fillet: 0.03, reach: 0.1, far: true },
    { number: PARTS.earNear, ribs: nearEar, caps: [0.01, 0.002], fillet: 0.018, ...near },
    { number: PARTS.earFar, ribs: farEar, caps: [0.01, 0.002], fillet: 0.012, reach: 0.1, far: true },
  ];
  return {
    parts,
    headPoint,
    trunkPoint,
    hooves: [
      underHoof(legs.foreNear, 0),
      underHoof(legs.foreFar, FAR_GROUND),
      underHoof(legs.hindNear, 0),
      underHoof(legs.hindFar, FAR_GROUND),
    ],
  };
}

function underHoof(ribs: readonly Rib[], ground: number): Point {
  const sole = ribs.at(-1);
  if (sole === undefined) throw new RangeError('A leg has ribs.');
  return [(sole.front[0] + sole.back[0]) / 2, ground];
}

/** Height unchanged by depth. */
const BACK = 0.97;
/** From behind the elbow to before the point of the hip. */
const LENGTHENED = [0.28, 0.74] as const;
const ELBOW = 0.55;

/** Maps canonical points to the world. */
function trunkWarp(shape: BodyShape): (point: Point) => Point {
  const { bodyLength, legLength, depth } = shape;
  const [from, to] = LENGTHENED;
  const deep = (y: number): number => BACK + (y - BACK) * (1 + (depth - 1) * rise(0.3, 0.5, y));
  const legTop = BACK + (ELBOW - BACK) * depth;
  return ([x, canonicalY]) => {
    const lengthened = x + (bodyLength - 1) * (to - from + 0.55) * clamp((x - from) / (to - from));
    const onBack = rise(0.7, 0.9, canonicalY);
    let y = canonicalY;
    y -= shape.croupDrop * rise(0.78, 0.98, x) * onBack;
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
