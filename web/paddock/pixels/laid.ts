import { WIDTH, HEIGHT } from '../scene-size.ts';
import { cellAt, noiseAt } from './noise.ts';
import { eachPixel, lay, type Area, type Panel } from './panel.ts';
import { blend, dimmed, type Tint } from './tint.ts';

/** Stones, bricks, slates or boards that cover a surface; boards, unless it says otherwise. */
export interface Laid {
  /** Left, top, right and bottom of what they cover. */
  readonly area: Area;
  /** Px of a piece, on the wall or (with `eye`) in the foreground. */
  readonly size: readonly [across: number, down: number];
  /** Height of the eye: the pieces lie on the ground. */
  readonly eye?: number;
  /** Rows run upright, as boards of a wall do. */
  readonly upright?: boolean;
  /** Shift of each second row, in pieces; `random` for boards and field stones. */
  readonly shift?: number | 'random';
  /** 0: cornered; 1: round. */
  readonly round?: number;
  /** Px of a joint in the foreground. */
  readonly joint?: number;
  /** Darkest and lightest piece, and what is between them. */
  readonly tints: readonly [dark: Tint, light: Tint, joint: Tint];
  /** How far pieces stand out, 0 to 1. */
  readonly relief?: number;
  /** Px of the grain, along and across a row, and its contrast. */
  readonly grain?: readonly [along: number, across: number, contrast: number];
  readonly seed: number;
  /** False outside of a shape within the area. */
  readonly within?: (x: number, y: number) => boolean;
}

/** Each piece has its own shade, grain, a lit upper left edge and a dark lower right one. */
export function layPieces(panel: Panel, laid: Laid): void {
  const { area, size, eye, upright = false, tints, seed, within } = laid;
  const { shift = 'random', round = 0, joint = 2.2, relief = 0.32, grain = [85, 3.6, 0.33] } = laid;
  const [dark, light, gap] = tints;
  const [long, high] = size;
  const [grainLong, grainHigh, contrast] = grain;
  const sharp = 1 - Math.min(0.9, round);
  eachPixel(area, (x, y, at) => {
    if (within?.(x, y) === false) return;
    // On the ground, what is farther is smaller, in both directions.
    const near = eye === undefined ? 1 : (y - eye) / (HEIGHT - eye);
    const depth = eye === undefined ? y : (HEIGHT - eye) * (3.2 - 1 / near);
    const halfLong = (long * (upright || eye === undefined ? 1 : near)) / 2;
    const halfHigh = (high * (eye === undefined ? 1 : upright ? near : near * near)) / 2;
    const seam = (joint * (0.35 + 0.65 * near)) / 2;
    const flat = eye === undefined ? x : WIDTH / 2 + (x - WIDTH / 2) / near;
    const wobble = round > 0 ? (noiseAt(flat / 19, depth / 17 + seed) - 0.5) * 0.34 * round : 0;
    const line = (upright ? flat : depth) / high + wobble;
    const row = Math.floor(line);
    const moved = shift === 'random' ? 7 * cellAt(row, seed) : row & 1 ? shift : 0;
    const along = (upright ? depth : flat) / long + moved + wobble;
    const column = Math.floor(along);
    const u = 2 * (along - column) - 1;
    const v = 2 * (line - row) - 1;
    // Px to the nearest edge; corners are cut where pieces are round.
    const ends = (1 - Math.abs(u)) * halfLong;
    const sides = (1 - Math.abs(v)) * halfHigh;
    const edge = Math.max(u * u, v * v);
    const corner =
      round > 0
        ? (1 - u * u * v * v * (1.2 - sharp) * 1.6) * Math.min(halfLong, halfHigh) * (1 - edge)
        : ends;
    const rub = upright
      ? noiseAt(flat / grainHigh, depth / grainLong)
      : noiseAt(flat / grainLong, depth / grainHigh);
    const spot = noiseAt(flat / 2.1, depth / 1.9);
    const steep = round > 0 ? 0.3 + 0.7 * edge ** 2 : edge ** 4;
    const facing = -(0.5 * (upright ? v : u) + 0.85 * (upright ? u : v)) * steep;
    const tone = 1 + relief * facing + contrast * (1.7 * (rub - 0.5) + 0.6 * (spot - 0.5));
    const own = dimmed(blend(dark, light, cellAt(column + seed, row)), Math.max(0.2, tone));
    const lit = blend(own, panel.sun, 0.06 * relief * Math.max(0, facing));
    lay(panel, at, blend(gap, lit, Math.min(ends, sides, corner) - seam + 0.5), 1);
  });
}

/** Three tints of a material from one. */
export function shades(tint: Tint, spread: number, joint = 0.35): readonly [Tint, Tint, Tint] {
  return [dimmed(tint, 1 - spread), dimmed(tint, 1 + spread), dimmed(tint, joint)];
}

/** Falls of light over an area, as under eaves: multiplies, from `by` at the top to nothing at the bottom. */
export function shadeArea({ data }: Panel, area: Area, tintOfShade: Tint, by: number): void {
  const [, top, , bottom] = area;
  eachPixel(area, (_, y, at) => {
    const strength = by * (1 - (y - top) / (bottom - top));
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] =
        (data[at + channel] as number) * (1 - strength * (1 - (tintOfShade[channel] as number)));
  });
}
