export type Point = readonly [x: number, y: number];

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Anticlockwise, in radians. */
export function turned(point: Point, centre: Point, angle: number): Point {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const x = point[0] - centre[0];
  const y = point[1] - centre[1];
  return [centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine];
}

export const DEGREE = Math.PI / 180;

/** Catmull-Rom spline; knots rise, and all lists have the same length. */
export function splineThrough(
  keys: readonly (readonly number[])[],
  knots: readonly number[],
): (at: number) => number[] {
  const last = keys.length - 1;
  const key = (i: number): readonly number[] => keys[i] ?? [];
  const knot = (i: number): number => knots[i] ?? 0;
  const slope = (from: number, to: number, c: number): number =>
    ((key(to)[c] ?? 0) - (key(from)[c] ?? 0)) / (knot(to) - knot(from));
  const tangents = keys.map((values, i) =>
    values.map((_, c) => {
      if (i === 0) return slope(0, 1, c);
      if (i === last) return slope(last - 1, last, c);
      const before = knot(i) - knot(i - 1);
      const after = knot(i + 1) - knot(i);
      return (slope(i - 1, i, c) * after + slope(i, i + 1, c) * before) / (before + after);
    }),
  );
  return (at) => {
    let i = 0;
    while (i < last - 1 && at > knot(i + 1)) i++;
    const span = knot(i + 1) - knot(i);
    const t = (at - knot(i)) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    const ends = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2] as const;
    return key(i).map(
      (value, c) =>
        ends[0] * value +
        ends[1] * span * (tangents[i]?.[c] ?? 0) +
        ends[2] * (key(i + 1)[c] ?? 0) +
        ends[3] * span * (tangents[i + 1]?.[c] ?? 0),
    );
  };
}

/** Evenly spaced; the points' first two numbers are x and y. */
export function curveThrough(points: readonly (readonly number[])[], count: number): number[][] {
  const knots = knotsOf(points, 0.7);
  const spline = splineThrough(points, knots);
  const end = knots.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => spline((end * i) / (count - 1)));
}

/** `each`: number of samples from one point to the next. */
export function closedCurveThrough(points: readonly Point[], each: number): Point[] {
  const around = [...points.slice(-3), ...points, ...points.slice(0, 3)];
  const knots = knotsOf(around, 0.6);
  const spline = splineThrough(around, knots);
  const samples: Point[] = [];
  for (let i = 3; i < 3 + points.length; i++)
    for (let k = 0; k < each; k++) {
      const from = knots[i] ?? 0;
      const [x = 0, y = 0] = spline(from + (((knots[i + 1] ?? 0) - from) * k) / each);
      samples.push([x, y]);
    }
  return samples;
}

function knotsOf(points: readonly (readonly number[])[], power: number): number[] {
  const knots = [0];
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before === undefined) continue;
    const apart = Math.hypot((point[0] ?? 0) - (before[0] ?? 0), (point[1] ?? 0) - (before[1] ?? 0));
    knots.push((knots.at(-1) ?? 0) + Math.max(1e-6, apart ** power));
  }
  return knots;
}

export type Vector = readonly [x: number, y: number, z: number];

export function unitVector(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
