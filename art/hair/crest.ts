import type { Body } from '../body/body.ts';
import { curveThrough, unitVector, type Point } from '../curves.ts';
import { PARTS } from '../trace/surface.ts';

/** From the withers (0) to the poll (1). */
export interface Crest {
  readonly at: (position: number) => CrestPoint;
}

export interface CrestPoint {
  readonly point: Point;
  /** Direction towards the poll. */
  readonly along: Point;
  /** Direction out of the neck. */
  readonly out: Point;
}

const STEPS = 80;

export function crestOf(body: Body): Crest {
  const ribs = body.parts.find(({ number }) => number === PARTS.neck)?.ribs.slice(2) ?? [];
  const upper = curveThrough([...ribs.map(({ front }) => front), body.headPoint(-0.006, -0.012)], STEPS);
  const inner = curveThrough(
    [
      ...ribs.map(({ front, back }): Point => [(front[0] + back[0]) / 2, (front[1] + back[1]) / 2]),
      body.headPoint(0.03, -0.09),
    ],
    STEPS,
  );
  const point = (i: number): Point => {
    const [x = 0, y = 0] = upper[Math.max(0, Math.min(STEPS - 1, i))] ?? [];
    return [x, y];
  };
  return {
    at: (position) => {
      const i = Math.floor(Math.max(0, Math.min(1, position)) * (STEPS - 1));
      const [x, y] = point(i);
      const [ax, ay] = point(i - 2);
      const [bx, by] = point(i + 2);
      const [innerX = 0, innerY = 0] = inner[i] ?? [];
      const [alongX, alongY] = unitVector(bx - ax, by - ay, 0);
      const [outX, outY] = unitVector(x - innerX, y - innerY, 0);
      return { point: [x, y], along: [alongX, alongY], out: [outX, outY] };
    },
  };
}
