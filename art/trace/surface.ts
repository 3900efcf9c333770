/** World coordinates: ground at 0, x grows to the tail. */
export interface View {
  /** In samples. */
  readonly width: number;
  readonly height: number;
  /** Samples per unit. */
  readonly scale: number;
  /** Left and upper edge. */
  readonly x0: number;
  readonly y1: number;
}

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

/** One value per sample; 0 without a body. */
export interface Surface {
  readonly view: View;
  /** A number from `PARTS`, or 0. */
  readonly part: Uint8Array;
  /** Towards the viewer, in units; `NO_DEPTH` without a body. */
  readonly depth: Float32Array;
  normalX: Float32Array;
  normalY: Float32Array;
  normalZ: Float32Array;
  readonly canonicalX: Float32Array;
  readonly canonicalY: Float32Array;
  /** -1 at the front or upper outline, 1 at the opposite one. */
  readonly across: Float32Array;
  /** 0 to 1. */
  readonly along: Float32Array;
}

/** 1 on the body, 0 elsewhere. */
export function coverageOf({ part }: Surface): Float32Array {
  const coverage = new Float32Array(part.length);
  for (let at = 0; at < part.length; at++) if (part[at] !== 0) coverage[at] = 1;
  return coverage;
}

export const NO_DEPTH = -9;
