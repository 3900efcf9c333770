import type { Part, Rib } from '../body/body.ts';
import { between, distance, splineThrough } from '../curves.ts';

export interface Section {
  readonly frontX: number;
  readonly frontY: number;
  readonly backX: number;
  readonly backY: number;
  readonly halfWidth: number;
  readonly side: number;
  readonly squareness: number;
  readonly canonicalFrontX: number;
  readonly canonicalFrontY: number;
  readonly canonicalBackX: number;
  readonly canonicalBackY: number;
  /** 0 at the first rib, 1 at the last. */
  readonly along: number;
  /** Distance beyond an end, in cap lengths. */
  readonly beyond: number;
  /** Cap length; 1 between the ends. */
  readonly cap: number;
}

const BETWEEN_RIBS = 18;
const BEYOND_END = 10;

export function sectionsOf({ ribs, caps, reach }: Part): readonly Section[] {
  const knots = [0];
  for (const [i, rib] of ribs.entries()) {
    const before = ribs[i - 1];
    if (before === undefined) continue;
    knots.push((knots.at(-1) ?? 0) + Math.max(1e-4, distance(middle(before), middle(rib))));
  }
  const length = knots.at(-1) ?? 0;
  const spline = splineThrough(ribs.map(numbersOf), knots);
  const at = (u: number): Section => sectionOf(spline(u), u / length);
  const inner: Section[] = [];
  for (const [i, knot] of knots.entries()) {
    const next = knots[i + 1];
    if (next === undefined) break;
    for (let k = 0; k < BETWEEN_RIBS; k++) inner.push(at(knot + ((next - knot) * k) / BETWEEN_RIBS));
  }
  inner.push(at(length));
  return [
    ...beyond(at(0), at(length * 0.01), caps[0], reach).toReversed(),
    ...inner,
    ...beyond(at(length), at(length * 0.99), caps[1], reach),
  ];
}

function middle({ front, back }: Rib): readonly [number, number] {
  return between(front, back, 0.5);
}

function numbersOf(rib: Rib): number[] {
  const { front, back, canonicalFront, canonicalBack, halfWidth, side, squareness } = rib;
  return [...front, ...back, halfWidth, side, squareness, ...canonicalFront, ...canonicalBack];
}

function sectionOf(numbers: readonly number[], along: number): Section {
  const [frontX = 0, frontY = 0, backX = 0, backY = 0, halfWidth = 0, side = 0, squareness = 2] = numbers;
  const [canonicalFrontX = 0, canonicalFrontY = 0, canonicalBackX = 0, canonicalBackY = 0] = numbers.slice(7);
  return {
    frontX,
    frontY,
    backX,
    backY,
    halfWidth,
    side,
    squareness,
    canonicalFrontX,
    canonicalFrontY,
    canonicalBackX,
    canonicalBackY,
    along,
    beyond: 0,
    cap: 1,
  };
}

/** Extends the end straight on. */
function beyond(end: Section, before: Section, cap: number, reach: number): Section[] {
  const x = (end.frontX + end.backX - before.frontX - before.backX) / 2;
  const y = (end.frontY + end.backY - before.frontY - before.backY) / 2;
  const length = Math.hypot(x, y) || 1;
  return Array.from({ length: BEYOND_END }, (_, i) => {
    const far = ((cap + reach) * (i + 1)) / BEYOND_END;
    const dx = (x / length) * far;
    const dy = (y / length) * far;
    return {
      ...end,
      frontX: end.frontX + dx,
      frontY: end.frontY + dy,
      backX: end.backX + dx,
      backY: end.backY + dy,
      canonicalFrontX: end.canonicalFrontX + dx,
      canonicalFrontY: end.canonicalFrontY + dy,
      canonicalBackX: end.canonicalBackX + dx,
      canonicalBackY: end.canonicalBackY + dy,
      beyond: far / cap,
      cap,
    };
  });
}
