import { groundShadowOf } from '../../../../art/paint/ground-shadow.ts';
import type { Box, LayerFrame, LayerSet, Plane } from '../../../../art/paint/layers/layers.ts';
import { groundBox } from '../../../../art/paint/view.ts';
import { valuesOf, type Sheet } from './sheets.ts';
import { CASTS, casterOf, type Cast } from '../../../../art/paint/cast.ts';

/** Soft: half resolution is enough. */
const STEP = 2;

/** Null without hooves. */
export function groundSheet(frame: LayerFrame): Sheet | null {
  if (frame.hooves.length === 0) return null;
  const shadowOf = groundShadowOf(frame);
  const [left, top, right, bottom] = groundBox(frame);
  const width = Math.ceil((right - left) / STEP);
  const height = Math.ceil((bottom - top) / STEP);
  const box: Box = [left, top, left + width * STEP, top + height * STEP];
  const data = valuesOf({ width, height, box }, (x, y) =>
    Math.round(shadowOf(frame.x0 + x / frame.scale, frame.y1 - y / frame.scale) * 255),
  );
  return { width, height, box, channels: 1, data };
}

/** Light blocked by hair and tack; null without. */
export function castSheet(layers: LayerSet): Sheet | null {
  const { frame } = layers;
  const boxes = CASTS.flatMap((cast) => {
    const alpha = casterOf(layers, cast);
    return alpha === undefined ? [] : [boxOf(cast, alpha.box, frame.scale)];
  });
  if (boxes.length === 0) return null;
  const box: Box = [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
  const [width, height] = [Math.ceil(box[2] - box[0]), Math.ceil(box[3] - box[1])];
  const lit = new Float32Array(width * height).fill(1);
  for (const cast of CASTS) {
    const alpha = casterOf(layers, cast);
    if (alpha !== undefined) shade({ lit, width, box }, cast, alpha, frame.scale);
  }
  const data = new Uint8Array(lit.length);
  lit.forEach((light, at) => (data[at] = Math.round((1 - light) * 255)));
  return { width, height, box: [box[0], box[1], box[0] + width, box[1] + height], channels: 1, data };
}

interface LightMap {
  readonly lit: Float32Array;
  readonly width: number;
  readonly box: Box;
}

/** Subtracts a shadow, as `shadowOf` does per point; blurs rows, then columns. */
function shade(
  { lit, width, box: [left, top] }: LightMap,
  { dx, dy, blur, strength }: Cast,
  alpha: Plane,
  scale: number,
): void {
  const step = blur * scale;
  const [startX, startY] = [alpha.box[0] - left + dx * scale, alpha.box[1] - top + dy * scale];
  const across = tapsOf(
    width,
    { start: startX, px: (alpha.box[2] - alpha.box[0]) / alpha.width, size: alpha.width },
    step,
  );
  const rows = lit.length / width;
  const down = tapsOf(
    rows,
    { start: startY, px: (alpha.box[3] - alpha.box[1]) / alpha.height, size: alpha.height },
    step,
  );
  // Mixed array types would read half as fast.
  const values = Float32Array.from(alpha.data);
  const blurred = new Float32Array(width * alpha.height);
  for (let row = 0; row < alpha.height; row++)
    for (let column = 0; column < width; column++)
      blurred[row * width + column] = tapped(across, column, { values, first: row * alpha.width, stride: 1 });
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < width; column++) {
      const shadow = tapped(down, row, { values: blurred, first: column, stride: width }) / 255;
      const at = row * width + column;
      lit[at] = (lit[at] as number) * (1 - strength * shadow);
    }
}

/** Six taps per point, as three pairs. */
interface Taps {
  readonly from: Int32Array;
  readonly weights: Float32Array;
}

const TAPS = 6;

/** `size` values, `px` apart, from `start`. */
interface PlaneLine {
  readonly start: number;
  readonly px: number;
  readonly size: number;
}

/** Points are one px apart. */
function tapsOf(count: number, { start, px, size }: PlaneLine, step: number): Taps {
  const from = new Int32Array(count * TAPS);
  const weights = new Float32Array(count * TAPS);
  for (let point = 0; point < count; point++)
    for (let index = -1; index <= 1; index++) {
      const at = (point + 0.5 - start + index * step) / px;
      if (at < 0 || at >= size) continue;
      const between = Math.min(Math.max(at - 0.5, 0), size - 1);
      const first = Math.floor(between);
      const tap = point * TAPS + (index + 1) * 2;
      const weight = (2 - Math.abs(index)) / 4;
      from[tap] = first;
      from[tap + 1] = Math.min(first + 1, size - 1);
      weights[tap] = weight * (1 - (between - first));
      weights[tap + 1] = weight * (between - first);
    }
  return { from, weights };
}

function tapped(
  { from, weights }: Taps,
  point: number,
  {
    values,
    first,
    stride,
  }: { readonly values: Float32Array; readonly first: number; readonly stride: number },
): number {
  let sum = 0;
  for (let tap = point * TAPS; tap < (point + 1) * TAPS; tap++)
    sum += (values[first + (from[tap] as number) * stride] as number) * (weights[tap] as number);
  return sum;
}

function boxOf({ dx, dy, blur }: Cast, [left, top, right, bottom]: Box, scale: number): Box {
  const reach = 2 * blur;
  return [
    left + (dx - reach) * scale,
    top + (dy - reach) * scale,
    right + (dx + reach) * scale,
    bottom + (dy + reach) * scale,
  ];
}
