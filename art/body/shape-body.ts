import type { Point } from '../curves.ts';
import type { Pose } from '../paint/layers.ts';
import { PARTS } from '../trace/surface.ts';
import type { Body, Part, Rib } from './body.ts';
import { dockRibs } from './dock.ts';
import { FAR_GROUND, legRibs } from './legs.ts';
import { neckAndHead } from './neck-and-head.ts';
import { POSES } from './pose-rows.ts';
import { BREAST_RIBS, TRUNK_RIBS } from './rib-rows.ts';
import type { RibRow } from './rib-rows.ts';
import type { BodyShape } from './shape.ts';
import { trunkWarp } from './trunk-warp.ts';

/** A body of this shape, standing or walking. */
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

/** On the ground below the middle of the sole. */
function underHoof(ribs: readonly Rib[], ground: number): Point {
  const sole = ribs.at(-1);
  if (sole === undefined) throw new RangeError('A leg has ribs.');
  return [(sole.front[0] + sole.back[0]) / 2, ground];
}
