/**
 * Extends values to samples of weight 0, so that lossy packing and enlarging leave no edge at the outline. Changes
 * `values`.
 */
export function fillOutwards(
  values: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
): void {
  if (width <= 1 && height <= 1) return;
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const halves = new Float32Array(halfWidth * halfHeight);
  const halfWeights = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const weight = weights[from] ?? 0;
      const to = (y >> 1) * halfWidth + (x >> 1);
      halves[to] = (halves[to] ?? 0) + (values[from] ?? 0) * weight;
      halfWeights[to] = (halfWeights[to] ?? 0) + weight;
    }
  for (let i = 0; i < halves.length; i++) {
    const weight = halfWeights[i] ?? 0;
    if (weight > 0) halves[i] = (halves[i] ?? 0) / weight;
    halfWeights[i] = Math.min(1, weight);
  }
  fillOutwards(halves, halfWeights, halfWidth, halfHeight);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((weights[at] ?? 0) > 0) continue;
      values[at] = bilinear(halves, [halfWidth, halfHeight], (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5);
    }
}

function bilinear(
  values: Float32Array,
  [width, height]: readonly [number, number],
  x: number,
  y: number,
): number {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const u = Math.max(0, x - left);
  const v = Math.max(0, y - top);
  const upper = (values[top * width + left] ?? 0) * (1 - u) + (values[top * width + right] ?? 0) * u;
  const lower = (values[bottom * width + left] ?? 0) * (1 - u) + (values[bottom * width + right] ?? 0) * u;
  return upper * (1 - v) + lower * v;
}
