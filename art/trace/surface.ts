/** Where a picture lies in the world (ground at 0, x grows to the tail), and how many samples it has. */
export interface View {
  /** In samples, several to a pixel of the layers. */
  readonly width: number;
  readonly height: number;
  /** Samples to a unit. */
  readonly scale: number;
  /** World coordinates of the left edge and of the upper edge. */
  readonly x0: number;
  readonly y1: number;
}

/** Numbers of the parts of a body, as in the `region` plane. */
export const PARTS = {
  trunk: 1,
  neck: 2,
  head: 3,
  foreNear: 4,
  hindNear: 5,
  foreFar: 6,
  hindFar: 7,
  earNear: 8,
  earFar: 9,
} as const;
export type PartNumber = (typeof PARTS)[keyof typeof PARTS];

export function isLeg(part: number): boolean {
  return part >= PARTS.foreNear && part <= PARTS.hindFar;
}

export function isHindLeg(part: number): boolean {
  return part === PARTS.hindNear || part === PARTS.hindFar;
}

export function isFarLeg(part: number): boolean {
  return part === PARTS.foreFar || part === PARTS.hindFar;
}

export function isEar(part: number): boolean {
  return part >= PARTS.earNear;
}

/** What is seen of a body, one value for each sample of the view; all are 0 where there is no body. */
export interface Surface {
  readonly view: View;
  /** A number of `PARTS`, or 0 for none. */
  readonly part: Uint8Array;
  /** Towards who looks, in units; -9 where there is no body. */
  readonly depth: Float32Array;
  normalX: Float32Array;
  normalY: Float32Array;
  normalZ: Float32Array;
  /** The place on the canonical horse, whatever the build and the pose. */
  readonly canonicalX: Float32Array;
  readonly canonicalY: Float32Array;
  /** Across its part: -1 at the front or upper outline, 1 at the other. */
  readonly across: Float32Array;
  /** Along its part, 0 to 1. */
  readonly along: Float32Array;
}

export const NO_DEPTH = -9;
