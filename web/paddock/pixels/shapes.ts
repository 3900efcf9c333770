import { HEIGHT, WIDTH } from '../scene-size.ts';
import { noiseAt } from './noise.ts';
import { linesOf, type Line } from './path.ts';
import { lay, type Panel } from './panel.ts';
import { blend, limit, tintOf, type Tint } from './tint.ts';

/** How a surface looks besides its colour. */
export interface Surface {
  /** Px of its grain, across and down. */
  readonly grain?: readonly [across: number, down: number];
  /** Contrast of its grain, 0 to 1. */
  readonly rough?: number;
  /** Px of its edges that catch light, or lie in shade. */
  readonly edge?: number;
  /** Colour at the lower edge, or at the right one if `across`. */
  readonly towards?: string;
  readonly across?: boolean;
}

const PLAIN: Surface = {};
/** Lines of pixels in which a row is measured. */
const SLICES = 3;

/** Fills each closed line with grain and with light on its upper left edges. */
export function fillShape(panel: Panel, path: string, style: string | Tint, surface: Surface = PLAIN): void {
  const lines = linesOf(path);
  const box = boxOf(lines);
  for (const line of lines) fillLine(panel, line, box, asTint(style), surface);
}

const asTint = (style: string | Tint): Tint => (typeof style === 'string' ? tintOf(style) : style);

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(lines: readonly Line[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of lines)
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [points[at] as number, points[at + 1] as number];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return [left, top, right, bottom];
}

function fillLine(panel: Panel, line: Line, whole: Box, tint: Tint, surface: Surface): void {
  const { grain: [grainX, grainY] = [9, 9], rough = 0.12, edge = 1.5, towards, across = false } = surface;
  const mask = maskOf(line);
  if (mask === null) return;
  const { left, top, width, height, covered } = mask;
  const other = towards === undefined ? tint : tintOf(towards);
  const reach = Math.max(1, Math.round(edge));
  const long = across ? whole[2] - whole[0] : whole[3] - whole[1];
  const coverAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (covered[y * width + x] as number);
  for (let y = 0; y < height; y++) {
    if (top + y < 0 || top + y >= HEIGHT) continue;
    const rowTint = blend(tint, other, across ? 0 : (top + y - whole[1]) / long);
    for (let x = 0; x < width; x++) {
      const cover = covered[y * width + x] as number;
      if (cover <= 0 || left + x < 0 || left + x >= WIDTH) continue;
      const own = across ? blend(tint, other, (left + x - whole[0]) / long) : rowTint;
      const spot = noiseAt((left + x) / grainX, (top + y) / grainY) - 0.5;
      const fine = noiseAt((left + x) / 1.7, (top + y) / 2.3) - 0.5;
      const lit = edge === 0 ? 0 : limit(cover - coverAt(x - reach, y - reach));
      const shaded = edge === 0 ? 0 : limit(cover - coverAt(x + reach, y + reach));
      const tone = (1 + rough * (1.6 * spot + 0.8 * fine)) * (1 - 0.5 * shaded) * (1 + 0.45 * lit);
      layToned(panel, (top + y) * WIDTH + left + x, own, [tone, 0.05 * lit], cover * own[3]);
    }
  }
}

const toned: [number, number, number, number] = [0, 0, 0, 1];

function layToned(
  { data, sun }: Panel,
  pixel: number,
  [red, green, blue]: Tint,
  [tone, lit]: readonly [number, number],
  alpha: number,
): void {
  toned[0] = red * tone + sun[0] * lit;
  toned[1] = green * tone + sun[1] * lit;
  toned[2] = blue * tone + sun[2] * lit;
  lay(data, pixel * 4, toned, alpha);
}

interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Shares of each pixel, 0 to 1. */
  readonly covered: Float32Array;
}

function maskOf(line: Line): Mask | null {
  const box = boxOf([line]);
  const [left, top] = [Math.max(-4, Math.floor(box[0])), Math.max(-4, Math.floor(box[1]))];
  const width = Math.min(WIDTH + 4, Math.ceil(box[2])) - left;
  const height = Math.min(HEIGHT + 4, Math.ceil(box[3])) - top;
  if (width <= 0 || height <= 0) return null;
  const covered = new Float32Array(width * height);
  for (let slice = 0; slice < height * SLICES; slice++) {
    const y = top + (slice + 0.5) / SLICES;
    const crossings = crossingsAt(line.points, y);
    const row = Math.floor(slice / SLICES) * width;
    let inside = 0;
    for (let index = 0; index + 1 < crossings.length; index++) {
      inside += crossings[index]?.[1] ?? 0;
      if (inside === 0) continue;
      const from = Math.max(0, (crossings[index]?.[0] ?? 0) - left);
      const to = Math.min(width, (crossings[index + 1]?.[0] ?? 0) - left);
      for (let x = Math.floor(from); x < to; x++) {
        const share = Math.min(x + 1, to) - Math.max(x, from);
        covered[row + x] = Math.min(1, (covered[row + x] as number) + share / SLICES);
      }
    }
  }
  return { left, top, width, height, covered };
}

function crossingsAt(points: readonly number[], y: number): readonly (readonly [x: number, turn: number])[] {
  const crossings: [number, number][] = [];
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [fromX, fromY] = [points[at] as number, points[at + 1] as number];
    const [toX, toY] = [points[next] as number, points[next + 1] as number];
    if (fromY <= y === toY <= y) continue;
    crossings.push([fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), toY > fromY ? 1 : -1]);
  }
  return crossings.toSorted(([one], [other]) => one - other);
}

/** Rails, ropes and bars: round, lit from the upper left. */
export function strokeLines(panel: Panel, path: string, style: string, width: number, round = 1): void {
  for (const { points, closed } of linesOf(path)) {
    const last = closed ? points.length : points.length - 2;
    for (let at = 0; at < last; at += 2) {
      const next = (at + 2) % points.length;
      const ends = [points[at], points[at + 1], points[next], points[next + 1]] as [
        number,
        number,
        number,
        number,
      ];
      strokePiece(panel, ends, tintOf(style), [width / 2, round]);
    }
  }
}

function strokePiece(
  panel: Panel,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  tint: Tint,
  [half, round]: readonly [number, number],
): void {
  const long = Math.hypot(toX - fromX, toY - fromY);
  const [alongX, alongY] = long === 0 ? [1, 0] : [(toX - fromX) / long, (toY - fromY) / long];
  const right = Math.min(WIDTH - 1, Math.ceil(Math.max(fromX, toX) + half));
  const bottom = Math.min(HEIGHT - 1, Math.ceil(Math.max(fromY, toY) + half));
  for (let y = Math.max(0, Math.floor(Math.min(fromY, toY) - half)); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(Math.min(fromX, toX) - half)); x <= right; x++) {
      const along = Math.min(long, Math.max(0, (x - fromX) * alongX + (y - fromY) * alongY));
      const [awayX, awayY] = [x - fromX - along * alongX, y - fromY - along * alongY];
      const cover = limit(half + 0.5 - Math.hypot(awayX, awayY));
      if (cover <= 0) continue;
      // -1 in the shade to 1 towards the sun.
      const facing = (round * (-0.5 * awayX - 0.85 * awayY)) / Math.max(1, half);
      const grain = 0.16 * (noiseAt(x / (3 + 20 * Math.abs(alongX)), y / (3 + 20 * Math.abs(alongY))) - 0.5);
      const tone = Math.max(0.3, 1 + grain + 0.5 * facing);
      layToned(panel, y * WIDTH + x, tint, [tone, 0.05 * Math.max(0, facing)], cover * tint[3]);
    }
}
