import type { Place } from './place.ts';

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
