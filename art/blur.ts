/** Means over squares of `2 * radius + 1` samples, so often again; edges count as going on. Leaves `values` alone. */
export function blurred(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes: number,
): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  let from = values;
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) slide(from, rows, y * width, 1, width, reach);
    for (let x = 0; x < width; x++) slide(rows, result, x, width, height, reach);
    from = result;
  }
  return result;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  reach: number,
): void {
  const at = (i: number): number => from[start + Math.max(0, Math.min(count - 1, i)) * stride] ?? 0;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum / (2 * reach + 1);
    sum += at(i + reach + 1) - at(i - reach);
  }
}
