import { HEIGHT, WIDTH } from '../scene-size.ts';
import { noiseAt } from './noise.ts';
import { linesOf, type Line } from './path.ts';
import { eachPixel, lay, type Area, type Panel } from './panel.ts';
import { blend, limit, type Tint } from './tint.ts';

/** How a surface looks besides its colour. */
export interface Surface {
  /** Px of its grain, across and down. */
  readonly grain?: readonly [across: number, down: number];
  /** Contrast of its grain, 0 to 1. */
  readonly rough?: number;
  /** Px of its edges that catch light, or lie in shade. */
  readonly edge?: number;
  /** Colour at the lower edge, or at the right one if `across`. */
  readonly towards?: Tint;
  readonly across?: boolean;
}

/** Lines of pixels in which a row is measured. */
const SLICES = 3;

/** Fills each closed line with grain and with light on its upper left edges. */
export function fillShape(
  panel: Panel,
  path: string,
  tint: Tint,
  { grain: [grainX, grainY] = [9, 9], rough = 0.12, edge = 1.5, towards = tint, across }: Surface = {},
): void {
  const lines = linesOf(path);
  const [left, top, right, bottom] = boxOf(lines);
  const reach = edge === 0 ? 0 : Math.max(1, Math.round(edge));
  for (const line of lines) {
    const { box, coverAt } = maskOf(line);
    eachPixel(box, (x, y, at) => {
      const cover = coverAt(x, y);
      if (cover <= 0) return;
      const own = blend(tint, towards, across ? (x - left) / (right - left) : (y - top) / (bottom - top));
      const spot = noiseAt(x / grainX, y / grainY) - 0.5;
      const fine = noiseAt(x / 1.7, y / 2.3) - 0.5;
      const lit = limit(cover - coverAt(x - reach, y - reach));
      const shaded = limit(cover - coverAt(x + reach, y + reach));
      const tone = (1 + rough * (1.6 * spot + 0.8 * fine)) * (1 - 0.5 * shaded) * (1 + 0.45 * lit);
      layToned(panel, at, own, [tone, 0.05 * lit, cover]);
    });
  }
}

function boxOf(lines: readonly Line[]): Area {
  const points = lines.flatMap((line) => line.points);
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function layToned(
  panel: Panel,
  at: number,
  [red, green, blue, alpha]: Tint,
  [tone, lit, cover]: readonly [number, number, number],
): void {
  const { sun } = panel;
  const own = [
    red * tone + sun[0] * lit,
    green * tone + sun[1] * lit,
    blue * tone + sun[2] * lit,
    1,
  ] as const;
  lay(panel, at, own, cover * alpha);
}

/** What a line encloses, and the share of each pixel that it covers, 0 to 1. */
function maskOf(line: Line): { readonly box: Area; readonly coverAt: (x: number, y: number) => number } {
  const box = boxOf([line]);
  const left = Math.max(-4, Math.floor(box[0]));
  const top = Math.max(-4, Math.floor(box[1]));
  const width = Math.max(0, Math.min(WIDTH + 4, Math.ceil(box[2])) - left);
  const height = Math.max(0, Math.min(HEIGHT + 4, Math.ceil(box[3])) - top);
  const covered = new Float32Array(width * height);
  for (let slice = 0; slice < height * SLICES; slice++) {
    const crossings = crossingsAt(line.points, top + (slice + 0.5) / SLICES);
    const row = Math.floor(slice / SLICES) * width;
    let inside = 0;
    crossings.forEach(([start, turn], index) => {
      inside += turn;
      if (inside === 0) return;
      const from = Math.max(0, start - left);
      const to = Math.min(width, (crossings[index + 1]?.[0] ?? start) - left);
      for (let x = Math.floor(from); x < to; x++)
        covered[row + x] = (covered[row + x] as number) + (Math.min(x + 1, to) - Math.max(x, from)) / SLICES;
    });
  }
  return {
    box: [left, top, left + width, top + height],
    coverAt: (x, y) =>
      x < left || y < top || x >= left + width || y >= top + height
        ? 0
        : limit(covered[(y - top) * width + x - left] as number),
  };
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
export function strokeLines(panel: Panel, path: string, tint: Tint, width: number, round = 1): void {
  const half = width / 2;
  for (const { points, closed } of linesOf(path))
    for (let from = 0; from < (closed ? points.length : points.length - 2); from += 2) {
      const next = (from + 2) % points.length;
      const [fromX, fromY] = [points[from] as number, points[from + 1] as number];
      const [toX, toY] = [points[next] as number, points[next + 1] as number];
      const long = Math.hypot(toX - fromX, toY - fromY);
      const alongX = long === 0 ? 1 : (toX - fromX) / long;
      const alongY = long === 0 ? 0 : (toY - fromY) / long;
      const [left, top, right, bottom] = boxOf([{ points: [fromX, fromY, toX, toY], closed }]);
      eachPixel([left - half, top - half, right + half + 1, bottom + half + 1], (x, y, at) => {
        const along = Math.min(long, Math.max(0, (x - fromX) * alongX + (y - fromY) * alongY));
        const awayX = x - fromX - along * alongX;
        const awayY = y - fromY - along * alongY;
        const cover = limit(half + 0.5 - Math.hypot(awayX, awayY));
        if (cover <= 0) return;
        // -1 in the shade to 1 towards the sun.
        const facing = (round * (-0.5 * awayX - 0.85 * awayY)) / Math.max(1, half);
        const grain = noiseAt(x / (3 + 20 * Math.abs(alongX)), y / (3 + 20 * Math.abs(alongY))) - 0.5;
        const tone = Math.max(0.3, 1 + 0.16 * grain + 0.5 * facing);
        layToned(panel, at, tint, [tone, 0.05 * Math.max(0, facing), cover]);
      });
    }
}
