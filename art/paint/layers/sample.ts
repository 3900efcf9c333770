import type { Plane } from './layers.ts';

/** Bilinear, 0 to 1; x and y in px of the frame; 0 outside the box. */
export function sample(plane: Plane, x: number, y: number): number {
  const { box } = plane;
  const left = box[0];
  const top = box[1];
  const right = box[2];
  const bottom = box[3];
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

export interface Border {
  part: number;
  other: number;
  /** Share of `other`, 0 to 1. */
  share: number;
}

/** Parts and weights of the four nearest px; reused by all calls. */
const PARTS = new Uint8Array(4);
const WEIGHTS = new Float64Array(4);

/** x and y in px of the frame. */
export function borderAt(plane: Plane, x: number, y: number, border: Border): void {
  const { box } = plane;
  const left = box[0];
  const top = box[1];
  const right = box[2];
  const bottom = box[3];
  const { width, height, data } = plane;
  const u = ((x - left) / (right - left)) * width - 0.5;
  const v = ((y - top) / (bottom - top)) * height - 0.5;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const first = row * width + column;
  const between = column >= 0 && row >= 0 && column + 1 < width && row + 1 < height;
  const value = between ? at(data, first) : nearest(plane, x, y);
  border.part = border.other = partOf(value);
  border.share = 0;
  if (
    !between ||
    (value === at(data, first + 1) &&
      value === at(data, first + width) &&
      value === at(data, first + width + 1))
  )
    return;
  border.part = border.other = partOf(nearest(plane, x, y));
  const across = u - column;
  const down = v - row;
  let own = 0;
  let other = 0;
  for (let k = 0; k < 4; k++) {
    PARTS[k] = partOf(at(data, first + (k & 1) + (k >> 1) * width));
    WEIGHTS[k] = ((k & 1) === 1 ? across : 1 - across) * (k > 1 ? down : 1 - down);
    const part = PARTS[k] as number;
    if (part !== 0 && part !== border.part) border.other = part;
  }
  for (let k = 0; k < 4; k++) {
    if (PARTS[k] === border.part) own += WEIGHTS[k] as number;
    else if (PARTS[k] === border.other) other += WEIGHTS[k] as number;
  }
  border.share = other > 0 ? other / (own + other) : 0;
}

function partOf(value: number): number {
  return Math.floor(value / 16 + 0.5);
}

/** 0 to 255. */
export function nearest(plane: Plane, x: number, y: number): number {
  const { box } = plane;
  const left = box[0];
  const top = box[1];
  const right = box[2];
  const bottom = box[3];
  if (x < left || y < top || x >= right || y >= bottom) return 0;
  const column = Math.floor(((x - left) / (right - left)) * plane.width);
  const row = Math.floor(((y - top) / (bottom - top)) * plane.height);
  return at(plane.data, row * plane.width + column);
}

function at(data: Uint8Array, index: number): number {
  return data[index] as number;
}

/** Distance between hairs, in px of the frame. */
export const HAIR = 2;

/** Contrast to the neighbours, -1 to 1. `beside`: the sum of their light. */
export function grainOf(lit: number, beside: number): number {
  return Math.min(Math.max((lit * 2 - beside) * 14, -1), 1);
}
