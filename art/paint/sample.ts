import type { Plane } from './layers.ts';

/** A plane's value at a point of the frame, in px, between its four nearest values: 0 to 1; outside its box 0. */
export function sample(plane: Plane, x: number, y: number): number {
  const [left, top, right, bottom] = plane.box;
  if (x < left || y < top || x >= right || y >= bottom) return 0;
  const { width, height, data } = plane;
  const u = ((x - left) / (right - left)) * width - 0.5;
  const v = ((y - top) / (bottom - top)) * height - 0.5;
  const column = u < 0 ? 0 : u > width - 1 ? width - 1 : u;
  const row = v < 0 ? 0 : v > height - 1 ? height - 1 : v;
  const left0 = column | 0;
  const top0 = row | 0;
  const right0 = left0 + 1 < width ? left0 + 1 : left0;
  const below = (top0 + 1 < height ? top0 + 1 : top0) * width;
  const above = top0 * width;
  const across = column - left0;
  const down = row - top0;
  const one = at(data, above + left0) * (1 - across) + at(data, above + right0) * across;
  const other = at(data, below + left0) * (1 - across) + at(data, below + right0) * across;
  return (one + (other - one) * down) / 255;
}

/** The nearest value of a plane, 0 to 255. */
export function nearest(plane: Plane, x: number, y: number): number {
  const [left, top, right, bottom] = plane.box;
  if (x < left || y < top || x >= right || y >= bottom) return 0;
  const column = Math.floor(((x - left) / (right - left)) * plane.width);
  const row = Math.floor(((y - top) / (bottom - top)) * plane.height);
  return at(plane.data, row * plane.width + column);
}

function at(data: Uint8Array, index: number): number {
  return data[index] as number;
}
