import { closedCurveThrough, curveThrough, type Point } from '../curves.ts';

/** A flat shape in world coordinates. */
export interface Outline {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Distance to the edge, positive inside. */
  readonly inside: (x: number, y: number) => number;
}

/** Enclosed by a smooth curve through the points. */
export function areaOf(points: readonly Point[]): Outline {
  const curve = closedCurveThrough(points, 6);
  const edge = Float64Array.from(curve.flat());
  return {
    ...extentOf(curve, 0),
    inside: (x, y) => {
      const away = distanceTo(edge, true, x, y);
      return isWithin(edge, x, y) ? away : -away;
    },
  };
}

/** A strip along a smooth curve through the points; `width` in world units. */
export function strapOf(
  points: readonly Point[],
  width: number,
  ends: 'straight' | 'round' = 'straight',
): Outline {
  const curve = curveThrough(points, 32).map(([x = 0, y = 0]): Point => [x, y]);
  const line = Float64Array.from(curve.flat());
  return {
    ...extentOf(curve, width),
    inside: (x, y) => {
      const beyond = beyondEnds(line, x, y);
      const away = width / 2 - distanceTo(line, false, x, y);
      return ends === 'straight' && beyond > 0 && beyond < width ? Math.min(away, -beyond) : away;
    },
  };
}

/** A closed wire around the middle. */
export function ringOf([x0, y0]: Point, radius: number, width: number): Outline {
  return {
    ...extentOf([[x0, y0]], radius + width),
    inside: (x, y) => width / 2 - Math.abs(Math.hypot(x - x0, y - y0) - radius),
  };
}

function extentOf(
  points: readonly Point[],
  margin: number,
): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.max(...ys) + margin,
    bottom: Math.min(...ys) - margin,
  };
}

/** Distance past the nearer end of the line, straight on; below 0 between the ends. */
function beyondEnds(line: Line, x: number, y: number): number {
  const last = line.length - 2;
  const ahead = pastEnd(line, last, last - 2, x, y);
  const behind = pastEnd(line, 0, 2, x, y);
  const nearLast = Math.hypot(x - (line[last] as number), y - (line[last + 1] as number));
  const nearFirst = Math.hypot(x - (line[0] as number), y - (line[1] as number));
  return nearLast < nearFirst ? ahead : behind;
}

function pastEnd(line: Line, end: number, before: number, x: number, y: number): number {
  const dx = (line[end] as number) - (line[before] as number);
  const dy = (line[end + 1] as number) - (line[before + 1] as number);
  const length = Math.hypot(dx, dy) || 1;
  return ((x - (line[end] as number)) * dx + (y - (line[end + 1] as number)) * dy) / length;
}

/** x and y of each point. */
type Line = Float64Array;

function distanceTo(line: Line, isClosed: boolean, x: number, y: number): number {
  let least = Infinity;
  const end = line.length;
  let ax = line[isClosed ? end - 2 : 0] as number;
  let ay = line[isClosed ? end - 1 : 1] as number;
  for (let index = isClosed ? 0 : 2; index < end; index += 2) {
    const bx = line[index] as number;
    const by = line[index + 1] as number;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    let share = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    const px = x - ax - dx * share;
    const py = y - ay - dy * share;
    const away = px * px + py * py;
    if (away < least) least = away;
    ax = bx;
    ay = by;
  }
  return Math.sqrt(least);
}

function isWithin(line: Line, x: number, y: number): boolean {
  let within = false;
  const end = line.length;
  let ax = line[end - 2] as number;
  let ay = line[end - 1] as number;
  for (let index = 0; index < end; index += 2) {
    const bx = line[index] as number;
    const by = line[index + 1] as number;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) within = !within;
    ax = bx;
    ay = by;
  }
  return within;
}
