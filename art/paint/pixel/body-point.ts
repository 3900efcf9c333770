/** Canonical: independent of build and pose. */
export interface BodyPoint {
  /** 0 at the breast, growing to the tail; y: withers 1, ground 0. */
  x: number;
  y: number;
  /** 1 trunk, 2 neck, 3 head, 4 near fore, 5 near hind, 6 far fore, 7 far hind, 8 near ear, 9 far ear. */
  part: number;
  /** -1 topline to 1 belly. */
  zone: number;
  /** Single hairs, -1 to 1. */
  grain: number;
  /** Tufts at a marking's edge, -1 to 1. */
  fray: number;
  /** Head coordinates, see `POLL`. */
  s: number;
  n: number;
}

/* Always false in GPU programs without legs or head (`art/shader/shader.ts`). */

export function isLeg(p: BodyPoint): boolean {
  return p.part > 3.5 && p.part < 7.5;
}

export function isHind(p: BodyPoint): boolean {
  return p.part === 5 || p.part === 7;
}

export function isHead(p: BodyPoint): boolean {
  return p.part === 3 || p.part > 7.5;
}

export function isFace(p: BodyPoint): boolean {
  return p.part === 3;
}

export function isEar(p: BodyPoint): boolean {
  return p.part > 7.5;
}
