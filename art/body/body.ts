import type { Point } from '../curves.ts';
import type { PartNumber } from '../trace/surface.ts';

/** A rib of a shaped body, in units of the world, with its place on the canonical horse. */
export interface Rib {
  readonly front: Point;
  readonly back: Point;
  readonly canonicalFront: Point;
  readonly canonicalBack: Point;
  readonly halfWidth: number;
  /** Of its middle, towards who looks. */
  readonly side: number;
  readonly squareness: number;
}

/** A part of a body: ribs joined to a smooth solid. */
export interface Part {
  readonly number: PartNumber;
  readonly ribs: readonly Rib[];
  /** How far the solid goes on beyond the first rib and the last. */
  readonly caps: readonly [start: number, end: number];
  /** How wide the fillet is where it meets what comes before it. */
  readonly fillet: number;
  /** How far around the part its distance must be known: twice the fillet and more. */
  readonly reach: number;
  /** On the far side of the horse. */
  readonly far: boolean;
}

export interface Body {
  readonly parts: readonly Part[];
  /** Of the head's coordinates, in the world. */
  readonly headPoint: (s: number, n: number) => Point;
  /** Of a canonical place on the trunk, in the world. */
  readonly trunkPoint: (point: Point) => Point;
  /** On the ground below each hoof: near fore, far fore, near hind, far hind. */
  readonly hooves: readonly Point[];
}
