import { WIDTH, HEIGHT } from '../scene-size.ts';
import { cellAt, noiseAt } from './noise.ts';
import { lay, type Panel } from './panel.ts';
import { dimmed, limit, type Tint } from './tint.ts';

/** Stones, bricks, slates or boards that cover a surface. */
export interface Laid {
  /** Left, top, right and bottom of what they cover. */
  readonly area: readonly [number, number, number, number];
  /** Px of a piece, on the wall or (with `eye`) in the foreground. */
  readonly size: readonly [across: number, down: number];
  /** Height of the eye: the pieces lie on the ground. */
  readonly eye?: number;
  /** Rows run upright, as boards of a wall do. */
  readonly upright?: boolean;
  /** Shift of each second row, in pieces; `random` for boards and field stones. */
  readonly shift: number | 'random';
  /** 0: cornered; 1: round. */
  readonly round: number;
  /** Px of a joint in the foreground. */
  readonly joint: number;
  /** Darkest and lightest piece, and what is between them. */
  readonly tints: readonly [dark: Tint, light: Tint, joint: Tint];
  /** How far pieces stand out, 0 to 1. */
  readonly relief: number;
  /** Px of the grain, along and across a row, and its contrast. */
  readonly grain: readonly [along: number, across: number, contrast: number];
  readonly seed: number;
  /** False outside of a shape within the area. */
  readonly within?: (x: number, y: number) => boolean;
}

const piece: [number, number, number, number] = [0, 0, 0, 1];

/** Each piece has its own shade, grain, a lit upper left edge and a dark lower right one. */
export function layPieces({ data, sun }: Panel, laid: Laid): void {
  const { area, size, eye, upright = false, shift, round, joint, tints, relief, grain, seed, within } = laid;
  const [left, top, right, bottom] = area;
  const [dark, light, gap] = tints;
  const [long, high] = size;
  const [grainLong, grainHigh, contrast] = grain;
  const [grainX, grainY] = upright ? [grainHigh, grainLong] : [grainLong, grainHigh];
  const isRound = round > 0;
  const sharp = 1 - Math.min(0.9, round);
  let [row, column, moved, shade] = [NaN, NaN, 0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, bottom); y++) {
    // On the ground, what is farther is smaller, in both directions.
    const near = eye === undefined ? 1 : (y - eye) / (HEIGHT - eye);
    const depth = eye === undefined ? y : (HEIGHT - eye) * (3.2 - 1 / near);
    const halfLong = (long * (upright || eye === undefined ? 1 : near)) / 2;
    const halfHigh = (high * (eye === undefined ? 1 : upright ? near : near * near)) / 2;
    const seam = (joint * (0.35 + 0.65 * near)) / 2;
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(WIDTH, right); x++) {
      if (within !== undefined && !within(x, y)) continue;
      const flat = eye === undefined ? x : WIDTH / 2 + (x - WIDTH / 2) / near;
      const wobble = isRound ? (noiseAt(flat / 19, depth / 17 + seed) - 0.5) * 0.34 * round : 0;
      const line = (upright ? flat : depth) / high + wobble;
      if (Math.floor(line) !== row) {
        row = Math.floor(line);
        column = NaN;
        moved = shift === 'random' ? 7 * cellAt(row, seed) : row & 1 ? shift : 0;
      }
      const along = (upright ? depth : flat) / long + moved + wobble;
      if (Math.floor(along) !== column) {
        column = Math.floor(along);
        shade = cellAt(column + seed, row);
      }
      const u = 2 * (along - column) - 1;
      const v = 2 * (line - row) - 1;
      // Px to the nearest edge; corners are cut where pieces are round.
      const ends = (1 - Math.abs(u)) * halfLong;
      const sides = (1 - Math.abs(v)) * halfHigh;
      const corner = isRound
        ? (1 - u * u * v * v * (1.2 - sharp) * 1.6) *
          Math.min(halfLong, halfHigh) *
          (1 - Math.max(u * u, v * v))
        : ends;
      const inside = limit(Math.min(ends, sides, corner) - seam + 0.5);
      const rub = noiseAt(flat / grainX, depth / grainY) - 0.5;
      const spot = noiseAt(flat / 2.1, depth / 1.9) - 0.5;
      const facingX = upright ? v : u;
      const facingY = upright ? u : v;
      const edge = Math.max(u * u, v * v);
      const steep = isRound ? 0.3 + 0.7 * edge * edge : edge * edge * edge * edge;
      const facing = -(0.5 * facingX + 0.85 * facingY) * steep;
      const tone = Math.max(0.2, 1 + relief * facing + contrast * (1.7 * rub + 0.6 * spot));
      const lit = facing > 0 ? 0.06 * relief * facing : 0;
      for (let channel = 0; channel < 3; channel++) {
        const low = dark[channel] as number;
        const own =
          (low + ((light[channel] as number) - low) * shade) * tone + (sun[channel] as number) * lit;
        const between = gap[channel] as number;
        piece[channel] = between + (own - between) * inside;
      }
      lay(data, (y * WIDTH + x) * 4, piece, 1);
    }
  }
}

/** Three tints of a material from one. */
export function shades(tint: Tint, spread: number, joint = 0.35): readonly [Tint, Tint, Tint] {
  return [dimmed(tint, 1 - spread), dimmed(tint, 1 + spread), dimmed(tint, joint)];
}

/** Falls of light over an area, as under eaves: multiplies, from `by` at the top to nothing at the bottom. */
export function shadeArea(
  { data }: Panel,
  [left, top, right, bottom]: readonly [number, number, number, number],
  tintOfShade: Tint,
  by: number,
): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, bottom); y++) {
    const strength = by * (1 - (y - top) / (bottom - top));
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(WIDTH, right); x++) {
      const at = (y * WIDTH + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] as number;
        data[at + channel] = value + (value * (tintOfShade[channel] as number) - value) * strength;
      }
    }
  }
}
