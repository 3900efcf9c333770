import { expect, test } from 'vitest';
import { BUILDS } from '../../game/horses/coat/look-values.ts';
import { between, type Point } from '../curves.ts';
import { AGES, POSED, POSES } from '../paint/layers/layers.ts';
import { BUILT_PROFILES } from '../paint/recipe/recipe.ts';
import { shapeOf } from './age-shapes.ts';
import { PARTS } from '../trace/surface.ts';
import type { Part, Rib } from './body.ts';
import { BUILD_SHAPES } from './build-rows.ts';
import { shapeBody } from './shape-body.ts';

const KINDS = BUILDS.flatMap((build) =>
  AGES.flatMap((age) =>
    POSES.filter((pose) => POSED[pose].includes(age)).map(
      (pose) => [`${build}-${age}-${pose}`, build, age, pose] as const,
    ),
  ),
);

/** How deep a lying horse may be in what it lies on, in units. */
const IN_STRAW = 0.015;

/** Once round: down one end of the ribs, up the other. */
function outlineOf({ ribs }: Part): readonly Point[] {
  return [...ribs.map(({ front }) => front), ...ribs.map(({ back }) => back).toReversed()];
}

function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function crossings(outline: readonly Point[]): number {
  const next = (at: number) => outline[(at + 1) % outline.length] as Point;
  let count = 0;
  outline.forEach((a, i) => {
    for (const [j, c] of outline.entries()) if (j > i && cross(a, next(i), c, next(j))) count++;
  });
  return count;
}

function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** Parts that touch, directly or through others, from the first. */
function joined(outlines: readonly (readonly Point[])[]): number {
  const touch = (one: readonly Point[], other: readonly Point[]) =>
    one.some((point) => contains(other, point)) || other.some((point) => contains(one, point));
  const reached = new Set([0]);
  for (const from of reached)
    outlines.forEach((outline, to) => {
      const own = outlines[from];
      if (own !== undefined && !reached.has(to) && touch(own, outline)) reached.add(to);
    });
  return reached.size;
}

test.each(KINDS)('%s is one closed shape whose outlines do not cross themselves', (_, build, age, pose) => {
  const { parts, hooves } = shapeBody(shapeOf(build, age), pose);
  const outlines = parts.map(outlineOf);
  // Behind a bent knee the skin folds.
  if (pose === 'stand') expect(outlines.map(crossings)).toEqual(outlines.map(() => 0));
  expect(joined(outlines)).toBe(parts.length);
  expect(Math.min(...outlines.flat().map(([, y]) => y))).toBeGreaterThanOrEqual(
    pose === 'lie' ? -IN_STRAW : -1e-9,
  );
  expect(hooves).toHaveLength(4);
});

const degrees = ([ax, ay]: Point, [bx, by]: Point) =>
  (Math.atan2(ay - by, Math.abs(ax - bx)) * 180) / Math.PI;

test.each(BUILDS)('pasterns and croup of %s slope as its row says', (build) => {
  const shape = shapeOf(build, 'adult');
  const { parts, trunkPoint } = shapeBody(shape, 'stand');
  const legs = parts.filter(({ number }) => number === PARTS.foreNear || number === PARTS.hindNear);
  for (const { ribs } of legs) {
    const middleAt = (height: number): Point => {
      const off = ({ canonicalFront, canonicalBack }: Rib) =>
        Math.abs((canonicalFront[1] + canonicalBack[1]) / 2 - height);
      const { front, back } = ribs.toSorted((a, b) => off(a) - off(b))[0] as Rib;
      return between(front, back, 0.5);
    };
    expect(degrees(middleAt(0.11), middleAt(0.049))).toBeCloseTo(shape.pasternSlope, 0);
  }
  expect(
    Math.abs(degrees(trunkPoint([0.735, 0.885]), trunkPoint([1.026, 0.77])) - shape.croupSlope),
  ).toBeLessThan(3);
});

test('the painter knows the profiles that the layers have', () => {
  for (const build of BUILDS) {
    const { dish = 0, roman = 0 } = BUILD_SHAPES[build];
    expect(BUILT_PROFILES[build] ?? { dish: 0, roman: 0 }, build).toEqual({ dish, roman });
  }
});
