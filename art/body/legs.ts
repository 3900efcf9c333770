import { between, DEGREE, turned, type Point } from '../curves.ts';
import { bell, clamp, mix, rise } from '../smooth.ts';
import type { Rib } from './body.ts';
import type { LegPose } from './pose-rows.ts';
import { FORE_RIBS, HIND_RIBS, type RibRow } from './rib-rows.ts';
import type { BodyShape } from './shape.ts';

/** The viewer looks down slightly, so the ground's far side lies higher. */
export const FAR_GROUND = 0.012;

interface Leg {
  readonly hind: boolean;
  readonly far: boolean;
  readonly shape: BodyShape;
  readonly pose: LegPose;
  readonly trunkPoint: (point: Point) => Point;
  /** Height of the ground. */
  readonly floor: number;
}

export function legRibs({ hind, far, shape, pose, trunkPoint, floor }: Leg): readonly Rib[] {
  const rows = hind ? HIND_RIBS : FORE_RIBS;
  const beside = pose.lifted === 'folded' ? BESIDE_TRUNK : 0;
  const forwards = pasternForwards(rows, { shape, trunkPoint });
  const ribs = rows.map(([frontX, frontY, backX, backY, halfWidth, side, squareness]) => {
    const height = (frontY + backY) / 2;
    const lower = 1 - rise(0.4, 0.6, height);
    const thick = thicknessAt(shape, height, hind);
    const middle: Point = [(frontX + backX) / 2, (frontY + backY) / 2];
    const placed = (point: Point): Point => {
      const [x, y] = trunkPoint(between(middle, point, thick));
      return [x - forwards * clamp((FETLOCK - height) / (FETLOCK - CORONET)), Math.max(0, y)];
    };
    return {
      front: placed([frontX, frontY]),
      back: placed([backX, backY]),
      canonicalFront: [frontX, frontY],
      canonicalBack: [backX, backY],
      halfWidth: halfWidth * (1 + (thick - 1) * lower) * (1 + (shape.width - 1) * (1 - lower)),
      side: (far ? -1 : 1) * (side * (1 + (shape.width - 1) * 0.9) + beside * rise(0.42, 0.2, height)),
      squareness,
    } satisfies Rib;
  });
  const bent = bend(ribs, pose);
  const { lifted } = pose;
  return placeHoof(bent, {
    top: hind ? 0.8 : 0.66,
    over: lifted === 'folded' ? (hind ? 0.5 : 0.3) : undefined,
    aside: pose.aside * shape.legLength,
    ground: floor + (lifted === 'folded' ? 0 : lifted) + (far ? FAR_GROUND : 0),
    resting: lifted === 'folded' ? bent : bent.slice(-4),
  });
}

/** Heights of the ribs' middles. */
const FETLOCK = 0.1105;
const CORONET = 0.0488;

/** How far the hoof lies before that of the rows, so that the pastern has its slope. */
function pasternForwards(
  rows: readonly RibRow[],
  { shape, trunkPoint }: Pick<Leg, 'shape' | 'trunkPoint'>,
): number {
  const middles = rows.map(([frontX, frontY, backX, backY]) =>
    between([frontX, frontY], [backX, backY], 0.5),
  );
  const nearest = (height: number): Point =>
    trunkPoint(
      middles.reduce((best, point) =>
        Math.abs(point[1] - height) < Math.abs(best[1] - height) ? point : best,
      ),
    );
  const [topX, topY] = nearest(FETLOCK);
  const [endX, endY] = nearest(CORONET);
  return (topY - endY) / Math.tan(shape.pasternSlope * DEGREE) - (topX - endX);
}

/** Moves folded cannons and hooves outwards, beside the belly. */
const BESIDE_TRUNK = 0.04;

/** Relative to the canonical leg. */
function thicknessAt(shape: BodyShape, height: number, hind: boolean): number {
  const lower = 1 - rise(0.4, 0.6, height);
  const joint = Math.min(1, bell(height - (hind ? 0.36 : 0.305), 0.035) + bell(height - 0.108, 0.03));
  let thick = 1 + mix(shape.legThickness - 1, shape.jointThickness - 1, joint) * lower;
  if (hind) {
    thick *= 1 + (shape.haunch - 1) * (1 - lower) * rise(0.42, 0.56, height);
    thick *= 1 + (shape.gaskin - 1) * bell(height - 0.5, 0.08);
  }
  return mix(thick, shape.hoof, 1 - rise(0.03, 0.075, height));
}

/** Bends each joint in a bow. */
function bend(ribs: readonly Rib[], { joints }: LegPose): readonly Rib[] {
  if (joints.length === 0) return ribs;
  const angleAt = (height: number): number =>
    DEGREE *
    joints.reduce((sum, { at, over, bend }) => sum - bend * rise(at + over / 2, at - over / 2, height), 0);
  let position: Point | null = null;
  let before: Point = [0, 0];
  return ribs.map((rib) => {
    const middle = between(rib.front, rib.back, 0.5);
    const height = (rib.canonicalFront[1] + rib.canonicalBack[1]) / 2;
    const angle = angleAt(height);
    const next: Point = turned([middle[0] - before[0], middle[1] - before[1]], [0, 0], angle);
    position = position === null ? middle : [position[0] + next[0], position[1] + next[1]];
    before = middle;
    const [x, y] = [position[0] - middle[0], position[1] - middle[1]];
    const moved = (point: Point): Point => {
      const [px, py] = turned(point, middle, angle);
      return [px + x, py + y];
    };
    return { ...rib, front: moved(rib.front), back: moved(rib.back) };
  });
}

interface HoofPlacement {
  /** Canonical height below which the leg moves. */
  readonly top: number;
  /** Height over which the movement begins; undefined: down to the hoof. */
  readonly over: number | undefined;
  readonly aside: number;
  readonly ground: number;
  /** Its lowest point touches the ground. */
  readonly resting: readonly Rib[];
}

const HOOF_TOP = 0.05;

/** Moves the hoof; the leg above follows in proportion. */
function placeHoof(
  ribs: readonly Rib[],
  { top, over = top - HOOF_TOP, aside, ground, resting }: HoofPlacement,
): readonly Rib[] {
  const sole = resting.flatMap(({ front, back }) => [front[1], back[1]]);
  const up = ground - Math.min(...sole);
  const moved = ([x, y]: Point, [, canonicalY]: Point): Point => {
    const share = clamp((top - canonicalY) / over);
    return [x + aside * share, y + up * share];
  };
  return ribs.map((rib) => ({
    ...rib,
    front: moved(rib.front, rib.canonicalFront),
    back: moved(rib.back, rib.canonicalBack),
  }));
}
