import type { Point } from '../curves.ts';
import type { PartNumber } from '../trace/surface.ts';

/** In world units. */
export interface Rib {
  readonly front: Point;
  readonly back: Point;
  readonly canonicalFront: Point;
  readonly canonicalBack: Point;
  readonly halfWidth: number;
  /** Offset towards the viewer. */
  readonly side: number;
  readonly squareness: number;
}

export interface Part {
  readonly number: PartNumber;
  readonly ribs: readonly Rib[];
  /** Length of the solid beyond the first and last rib. */
  readonly caps: readonly [start: number, end: number];
  /** Width of the joint with the parts before it. */
  readonly fillet: number;
  /** Extent of the distance field around the part: over twice `fillet`. */
  readonly reach: number;
  readonly far: boolean;
}

export interface Body {
  readonly parts: readonly Part[];
  /** From head to world coordinates. */
  readonly headPoint: (s: number, n: number) => Point;
  /** From canonical to world coordinates. */
  readonly trunkPoint: (point: Point) => Point;
  /** How much lower it is than standing; 0 unless it lies. */
  readonly floor: number;
  /** Hooves on the ground: near fore, far fore, near hind, far hind. */
  readonly hooves: readonly Point[];
}
