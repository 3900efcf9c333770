/** A point of a horse: where it is on every horse, whatever its build or pose. */
export interface Place {
  /** Canonical: 0 at the breast, growing to the tail; withers at y = 1, ground at 0. */
  x: number;
  y: number;
  /** 1 trunk, 2 neck, 3 head, 4 near fore, 5 near hind, 6 far fore, 7 far hind, 8 near ear, 9 far ear. */
  part: number;
  /** -1 on the topline to 1 under the belly. */
  zone: number;
  /** -1 to 1: the single hairs. */
  grain: number;
  /** -1 to 1: how far tufts of hair reach over the edge of a marking. */
  fray: number;
  /** Of the head: from the poll along the face, and from its axis to the front. */
  s: number;
  n: number;
}

/*
 * Which part of the horse a point belongs to. A card has programs for horses without legs, and without a head, for
 * where there are none: there, none of these is ever true (`art/shader/shader.ts`).
 */

export function isLeg(p: Place): boolean {
  return p.part > 3.5 && p.part < 7.5;
}

export function isHind(p: Place): boolean {
  return p.part === 5 || p.part === 7;
}

export function isHead(p: Place): boolean {
  return p.part === 3 || p.part > 7.5;
}

/** The head without its ears. */
export function isFace(p: Place): boolean {
  return p.part === 3;
}

export function isEar(p: Place): boolean {
  return p.part > 7.5;
}
