import { DEGREE, type Point } from '../curves.ts';

/** Origin of head coordinates: s from the poll along the face to the lips, n from the head's axis to the front. */
export const POLL: Point = [-0.25, 1.345];
const ANGLE = 50 * DEGREE;
const ALONG: Point = [-Math.cos(ANGLE), -Math.sin(ANGLE)];
const FRONT: Point = [-Math.sin(ANGLE), Math.cos(ANGLE)];

export function fromHead(s: number, n: number): Point {
  return [POLL[0] + ALONG[0] * s + FRONT[0] * n, POLL[1] + ALONG[1] * s + FRONT[1] * n];
}

export function toHead(x: number, y: number): Point {
  const dx = x - POLL[0];
  const dy = y - POLL[1];
  return [dx * ALONG[0] + dy * ALONG[1], dx * FRONT[0] + dy * FRONT[1]];
}
