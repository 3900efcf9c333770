import { blurred } from '../blur.ts';
import { toHead } from '../body/head-frame.ts';
import type { BodyShape } from '../body/shape.ts';
import { isFarLeg, isHindLeg, PARTS, type Surface } from '../trace/surface.ts';
import { earRelief } from './ear-relief.ts';
import { headRelief } from './head-relief.ts';
import { heightsOf, type StrokeHeights } from './stroke-heights.ts';
import { RIB_STROKES, STROKES } from './stroke-rows.ts';

/** Per canonical unit. */
const CELLS = 32;
const cellOf = (x: number, y: number): number => Math.floor(x * CELLS) * 4096 + Math.floor(y * CELLS);

/** The trunk hides the far legs above this height. */
const FAR_LEGS_BELOW = 0.64;

/** In units. */
export function reliefOf(surface: Surface, shape: BodyShape): Float32Array {
  const { view, part, canonicalX, canonicalY } = surface;
  const cells = strokesByCell();
  const heights = new Float32Array(part.length);
  for (let at = 0; at < part.length; at++) {
    const own = part[at] ?? 0;
    if (own === 0 || own === PARTS.earFar) continue;
    const x = canonicalX[at] ?? 0;
    const y = canonicalY[at] ?? 0;
    if (own === PARTS.earNear) {
      heights[at] = earRelief(...toHead(x, y));
      continue;
    }
    let height = 0;
    for (const { stroke, bounds, heightAt } of cells.get(cellOf(x, y)) ?? []) {
      if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) continue;
      if (isSeenOn(stroke.on, own, y)) height += heightAt(x, y);
    }
    if (own === PARTS.head) height += headRelief(...toHead(x, y), shape.eyes);
    else height *= shape.muscle;
    heights[at] = height;
  }
  return blurred(heights, view, { radius: Math.max(1, view.scale * 0.0015), passes: 2 });
}

function isSeenOn(on: StrokeHeights['stroke']['on'], part: number, y: number): boolean {
  if (part === PARTS.head) return on === 'head';
  if (isFarLeg(part)) return y < FAR_LEGS_BELOW && on.endsWith(isHindLeg(part) ? 'hind' : 'fore');
  return on !== 'head';
}

function strokesByCell(): ReadonlyMap<number, readonly StrokeHeights[]> {
  const cells = new Map<number, StrokeHeights[]>();
  for (const heights of [...STROKES, ...RIB_STROKES].map(heightsOf)) {
    const [left, lower, right, upper] = heights.bounds.map((bound) => Math.floor(bound * CELLS)) as [
      number,
      number,
      number,
      number,
    ];
    for (let column = left; column <= right; column++)
      for (let row = lower; row <= upper; row++) {
        const cell = column * 4096 + row;
        const known = cells.get(cell);
        if (known === undefined) cells.set(cell, [heights]);
        else known.push(heights);
      }
  }
  return cells;
}
