import { fromHead } from '../body/head-frame.ts';
import { closedCurveThrough, curveThrough, distance, type Point } from '../curves.ts';
import { bell, clamp, rise } from '../smooth.ts';
import type { Stroke } from './stroke-rows.ts';

export interface StrokeHeights {
  readonly stroke: Stroke;
  /** Left, lower, right, upper. */
  readonly bounds: readonly [number, number, number, number];
  readonly heightAt: (x: number, y: number) => number;
}

export function heightsOf(stroke: Stroke): StrokeHeights {
  const along = stroke.on === 'head' ? stroke.along.map(([s, n]) => fromHead(s, n)) : stroke.along;
  return stroke.shape === 'plate' ? plate(stroke, along) : ridge(stroke, along);
}

/** In radii; beyond it a bell is negligible. */
const BELL_REACH = 2.6;

/** A sum of bells leaves no crease where the line turns. */
function ridge(stroke: Stroke, along: readonly Point[]): StrokeHeights {
  const { radius, height } = stroke;
  const bells = along.length > 1 ? bellsAlong(stroke, along) : along.map(([x, y]) => [x, y, 1] as const);
  const flat = Float64Array.from(bells.flat());
  const square = radius * radius;
  return {
    stroke,
    bounds: boundsOf(bells, radius * BELL_REACH),
    heightAt: (x, y) => {
      let sum = 0;
      for (let i = 0; i < flat.length; i += 3) {
        const dx = x - (flat[i] as number);
        const dy = y - (flat[i + 1] as number);
        const off = (dx * dx + dy * dy) / square;
        if (off < BELL_REACH * BELL_REACH) sum += (flat[i + 2] as number) * Math.exp(-off);
      }
      return height * sum;
    },
  };
}

type Bell = readonly [x: number, y: number, weight: number];

function bellsAlong(stroke: Stroke, along: readonly Point[]): Bell[] {
  const { radius, height } = stroke;
  const fine = curveThrough(along, 200).map(([x = 0, y = 0]): Point => [x, y]);
  const lengths = [0];
  for (const [i, point] of fine.entries())
    if (i > 0) lengths.push((lengths.at(-1) ?? 0) + distance(fine[i - 1] ?? point, point));
  const length = lengths.at(-1) ?? 0;
  const count = Math.max(3, Math.round(length / Math.min(radius * 0.6, length / 3)));
  const step = length / count;
  const isLong = length > 2.2 * radius;
  const taper = stroke.taper ?? (height > 0 ? 0.42 : 0.36);
  const bells: Bell[] = [];
  let k = 0;
  for (let j = 0; j <= count; j++) {
    while (k < fine.length - 2 && (lengths[k + 1] ?? 0) < j * step) k++;
    const [from, to] = [fine[k] ?? [0, 0], fine[k + 1] ?? [0, 0]];
    const share = clamp((j * step - (lengths[k] ?? 0)) / ((lengths[k + 1] ?? 0) - (lengths[k] ?? 0) + 1e-9));
    const at = j / count;
    const tapered = isLong ? rise(-0.02, taper, at) * rise(1.02, 1 - taper, at) : 1;
    const end = j === 0 || j === count ? 0.5 : 1;
    const weight = ((tapered * step) / (Math.sqrt(Math.PI) * radius)) * end;
    bells.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, weight]);
  }
  if (isLong) return bells;
  const sumAt = ([x, y]: Bell): number =>
    bells.reduce((sum, [bx, by, weight]) => sum + weight * bell(Math.hypot(x - bx, y - by), radius), 0);
  const most = Math.max(...bells.map(sumAt));
  return bells.map(([x, y, weight]) => [x, y, weight / most]);
}

/** Flat, rounded over `radius` at the outline. */
function plate(stroke: Stroke, along: readonly Point[]): StrokeHeights {
  const outline = closedCurveThrough(along, 6);
  return {
    stroke,
    bounds: boundsOf(outline, 0),
    heightAt: (x, y) => {
      let inside = false;
      let nearest = Infinity;
      let [fromX, fromY] = outline.at(-1) ?? [0, 0];
      for (const [toX, toY] of outline) {
        if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
        const [dx, dy] = [toX - fromX, toY - fromY];
        const share = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy + 1e-12));
        nearest = Math.min(nearest, (x - fromX - dx * share) ** 2 + (y - fromY - dy * share) ** 2);
        [fromX, fromY] = [toX, toY];
      }
      if (!inside) return 0;
      const up = clamp(Math.sqrt(nearest) / stroke.radius);
      return stroke.height * (1 - (1 - up) * (1 - up));
    },
  };
}

function boundsOf(
  points: readonly (readonly [number, number, ...unknown[]])[],
  beyond: number,
): readonly [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - beyond,
    Math.min(...ys) - beyond,
    Math.max(...xs) + beyond,
    Math.max(...ys) + beyond,
  ];
}
