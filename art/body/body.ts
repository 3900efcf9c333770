import type { Point } from '../curves.ts';
import type { PartNumber } from '../trace/surface.ts';

/** A rib of a shaped body, in world units. */
export interface Rib {
  readonly front: Point;
  readonly back: Point;
  readonly canonicalFront: Point;
  readonly canonicalBack: Point;
  readonly halfWidth: number;
  /** Offset of its middle towards the viewer. */
  readonly side: number;
  readonly squareness: number;
}

/** Ribs joined to a smooth solid. */
export interface Part {
  readonly number: PartNumber;
  readonly ribs: readonly Rib[];
  /** How far the solid extends beyond the first and last rib. */
  readonly caps: readonly [start: number, end: number];
  /** Width of the fillet that joins it to the parts before it. */
  readonly fillet: number;
  /** Distance around the part at which its distance field is needed: more than twice the fillet. */
  readonly reach: number;
  readonly far: boolean;
}

export interface Body {
  readonly parts: readonly Part[];
  /** World place of head coordinates. */
  readonly headPoint: (s: number, n: number) => Point;
  /** World place of a canonical point of the trunk. */
  readonly trunkPoint: (point: Point) => Point;
  /** Ground below each hoof: near fore, far fore, near hind, far hind. */
  readonly hooves: readonly Point[];
}
