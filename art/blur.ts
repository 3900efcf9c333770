interface Size {
  readonly width: number;
  readonly height: number;
}

interface Blur {
  /** In samples, at least 1. */
  readonly radius: number;
  readonly passes: number;
}

/** Repeated box blur, edges extended. */
export function blurred(
  values: Float32Array,
  { width, height }: Size,
  { radius, passes }: Blur,
): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  let from = values;
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) slide(from, rows, { start: y * width, stride: 1, count: width, reach });
    for (let x = 0; x < width; x++) slide(rows, result, { start: x, stride: width, count: height, reach });
    from = result;
  }
  return result;
}

interface Line {
  readonly start: number;
  readonly stride: number;
  readonly count: number;
  readonly reach: number;
}

function slide(from: Float32Array, to: Float32Array, { start, stride, count, reach }: Line): void {
  const first = from[start] as number;
  const last = from[start + (count - 1) * stride] as number;
  let sum = first * (reach + 1);
  for (let i = 1; i <= reach; i++) sum += i < count ? (from[start + i * stride] as number) : last;
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum / (2 * reach + 1);
    const next = i + reach + 1;
    const left = i - reach;
    sum +=
      (next < count ? (from[start + next * stride] as number) : last) -
      (left > 0 ? (from[start + left * stride] as number) : first);
  }
}
