import { between, DEGREE, splineThrough, turned, type Point } from '../curves.ts';
import { mix, rise } from '../smooth.ts';
import { NECK_RIBS } from './rib-rows.ts';
import type { BodyShape } from './shape.ts';

export interface NeckBend {
  /** From canonical to world coordinates; `along`: 0 at the withers, 1 at the poll. */
  readonly neckPoint: (point: Point, along: number) => Point;
  /** Radians, anticlockwise from the canonical slope. */
  readonly headTurn: number;
}

const NECK_BASE: Point = [0.16, 0.86];

type TrunkPoint = (point: Point) => Point;

/** `lowered` in degrees, relative to the build's stance. */
export function raisedNeck(
  shape: BodyShape,
  trunkPoint: TrunkPoint,
  { lowered }: { readonly lowered: number },
): NeckBend {
  const base = trunkPoint(NECK_BASE);
  const raise = shape.neckRaise - lowered;
  const grown = grownNeck(shape, base);
  return {
    neckPoint: (point, along) => turned(grown(point, along), base, -raise * DEGREE * rise(-0.1, 0.9, along)),
    headTurn: (shape.headTuck - raise * 0.92) * DEGREE,
  };
}

function grownNeck(shape: BodyShape, base: Point): (point: Point, along: number) => Point {
  return ([x, y], along) => {
    const longer = 1 + (shape.neckLength - 1) * rise(0, 0.5, along);
    return [base[0] + (x - NECK_BASE[0]) * longer, base[1] + (y - NECK_BASE[1]) * longer];
  };
}

interface Lowering {
  readonly lowered: number;
  /** Factor of the length. */
  readonly stretched: number;
  readonly headTurn: number;
  readonly bends: readonly [from: number, to: number];
}

const STEPS = 60;
/** Where a bend leaves the neck's length unchanged, as a share of its thickness from below. */
const BENDS_AT = 0.74;

/** Bends link by link, so that even a low neck keeps its length and thickness. */
export function loweredNeck(
  shape: BodyShape,
  trunkPoint: TrunkPoint,
  { lowered, stretched, headTurn, bends }: Lowering,
): NeckBend {
  const grown = grownNeck(shape, trunkPoint(NECK_BASE));
  const line = splineThrough(
    NECK_RIBS.map(([frontX, frontY, backX, backY]) => between([backX, backY], [frontX, frontY], BENDS_AT)),
    NECK_RIBS.map((_, i) => i / (NECK_RIBS.length - 1)),
  );
  const onLine = (along: number): Point => {
    const [x = 0, y = 0] = line(along);
    return grown([x, y], along);
  };
  const angleAt = (along: number): number => lowered * DEGREE * rise(bends[0], bends[1], along);
  const links: Point[] = [onLine(0)];
  for (let step = 1; step <= STEPS; step++) {
    const [fromX, fromY] = onLine((step - 1) / STEPS);
    const [toX, toY] = onLine(step / STEPS);
    const [x, y] = links[step - 1] as Point;
    const longer = mix(1, stretched, rise(0, 0.5, step / STEPS));
    const [dx, dy] = turned(
      [(toX - fromX) * longer, (toY - fromY) * longer],
      [0, 0],
      angleAt((step - 0.5) / STEPS),
    );
    links.push([x + dx, y + dy]);
  }
  return {
    neckPoint: (point, along) => {
      const step = Math.min(STEPS - 1, Math.floor(along * STEPS));
      const [x, y] = between(links[step] as Point, links[step + 1] as Point, along * STEPS - step);
      const middle = onLine(along);
      const [px, py] = turned(grown(point, along), middle, angleAt(along));
      return [px + x - middle[0], py + y - middle[1]];
    },
    headTurn: (shape.headTuck * 0.5 + headTurn) * DEGREE,
  };
}
