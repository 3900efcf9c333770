import { between, curveThrough, unitVector, type Point } from '../curves.ts';
import { HALF_WAY, SUN } from '../light/shade.ts';
import { chanceOf, type Chance } from '../noise.ts';
import { clamp, mix, rise } from '../smooth.ts';
import type { HairLayer, StrandPoint } from './hair-layer.ts';

/** Lengths in units; `along` runs from root 0 to tip 1. */
export interface Lock {
  readonly line: readonly Point[];
  readonly seed: number;
  readonly strands: number;
  /** At the widest point; `widthAt` gives the share of it. */
  readonly halfWidth: number;
  readonly widthAt: (along: number) => number;
  /** See `HAIR_PLANES`. */
  readonly position: number;
  /** Share of light; less under other locks. */
  readonly bright: number;
  /** Amplitude, in half widths; below, number of waves. */
  readonly wave: number;
  readonly waves: number;
  /** Share of length by which strands may end early. */
  readonly fray: number;
  /** In samples, at 450 samples per unit. */
  readonly strandWidth: number;
  readonly opacity?: number;
  /** Brightness of the roots. */
  readonly rootDark?: number;
  /** Share of strands that leave the lock. */
  readonly flyaway?: number;
  /** Share of the length that fades in from the skin. */
  readonly fadeIn?: number;
  /** `along` at root and tip, if the lock is only part of the hair. */
  readonly alongs?: readonly [root: number, tip: number];
  /** Row of roots, up to where `along` is `until`. */
  readonly rootRow?: { readonly direction: Point; readonly half: number; readonly until: number };
  /** Where roots appear outside the skin. */
  readonly rootOut?: { readonly direction: Point; readonly length: number };
  /** Slope towards the viewer. */
  readonly towards?: (along: number) => number;
  /** Curvature from root to tip, for a knot. */
  readonly round?: number;
  /** Where hair lies that would fall elsewhere; `loose` differs by strand, 0 to 1. */
  readonly clear?: (point: Point, loose: number) => Point;
  readonly steps?: number;
}

interface Strand {
  /** -1 to 1 across the lock. */
  readonly off: number;
  /** 0 at the back of the lock, 1 at its front. */
  readonly depth: number;
  readonly length: number;
  readonly stray: number;
  readonly tone: number;
  readonly phase: number;
  readonly root: number;
  readonly flies: boolean;
}

/** Exponent of the sheen. */
const GLOSS = 22;

export function renderLock(layer: HairLayer, lock: Lock): void {
  const chance = chanceOf(lock.seed);
  const line = frameOf(lock.line, lock.steps ?? 26);
  const phase = chance() * Math.PI * 2;
  for (const strand of strandsOf(lock, chance)) renderStrand(layer, { lock, line, strand, phase });
}

function strandsOf(lock: Lock, chance: Chance): readonly Strand[] {
  return Array.from({ length: lock.strands }, () => {
    const off = chance() * 2 - 1;
    return {
      off,
      depth: Math.sqrt(1 - off * off) * (0.35 + 0.65 * chance()),
      length: 1 - lock.fray * chance() * chance() - lock.fray * 0.25 * Math.abs(off),
      stray: (chance() - 0.5) * 0.35,
      tone: chance(),
      phase: chance() * Math.PI * 2,
      root: chance(),
      flies: chance() < (lock.flyaway ?? 0.03),
    };
  }).toSorted((a, b) => a.depth - b.depth);
}

interface LineFrame {
  readonly points: readonly Point[];
  readonly tangents: readonly Point[];
}

function frameOf(line: readonly Point[], steps: number): LineFrame {
  const points = curveThrough(line, steps).map(([x = 0, y = 0]): Point => [x, y]);
  const tangents = points.map((point, i): Point => {
    const [ax, ay] = points[i - 1] ?? point;
    const [bx, by] = points[i + 1] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(bx - ax) / length, (by - ay) / length];
  });
  return { points, tangents };
}

interface StrandOfLock {
  readonly lock: Lock;
  readonly line: LineFrame;
  readonly strand: Strand;
  /** In radians. */
  readonly phase: number;
}

function renderStrand(layer: HairLayer, { lock, line, strand, phase }: StrandOfLock): void {
  const last = line.points.length - 1;
  let before: StrandPoint | null = null;
  for (let i = 0; i <= last; i++) {
    const along = (i / last) * strand.length;
    const index = Math.min(last - 1, Math.floor(along * last));
    const share = along * last - index;
    const tangent = pointOn(line.tangents, index, share);
    const point = pointOn(line.points, index, share);
    const [x, y] = strandPoint({ lock, strand, phase }, { point, tangent, along });
    const { view } = layer;
    const next: StrandPoint = {
      x: (x - view.x0) * view.scale,
      y: (view.y1 - y) * view.scale,
      width: lock.strandWidth * mix(1, 0.35, rise(0.6, 1, i / last)) * (view.scale / 450),
      ...lightOn(lock, strand, tangent, along),
      along: mix(lock.alongs?.[0] ?? 0, lock.alongs?.[1] ?? 1, along),
      opacity: (lock.opacity ?? 0.85) * (lock.fadeIn === undefined ? 1 : rise(0, lock.fadeIn, along)),
    };
    if (before !== null) layer.render(before, next, lock.position);
    before = next;
  }
}

function pointOn(list: readonly Point[], index: number, share: number): Point {
  return between(list[index] as Point, list[index + 1] as Point, share);
}

interface LinePoint {
  readonly point: Point;
  readonly tangent: Point;
  readonly along: number;
}

function strandPoint(
  { lock, strand, phase }: Omit<StrandOfLock, 'line'>,
  { point: [lineX, lineY], tangent: [tangentX, tangentY], along }: LinePoint,
): Point {
  const wave = lock.wave * Math.sin(phase + along * lock.waves * Math.PI * 2) * rise(0, 0.35, along);
  let aside =
    strand.off * lock.widthAt(along) +
    strand.stray * along * along +
    wave +
    0.1 * Math.sin(strand.phase + along * 9);
  if (strand.flies) aside += (strand.tone - 0.5) * 3 * along * along;
  let x = lineX + tangentY * aside * lock.halfWidth;
  let y = lineY - tangentX * aside * lock.halfWidth;
  const { rootRow, rootOut } = lock;
  if (rootRow !== undefined) {
    const inRow = 1 - rise(0, rootRow.until, along);
    x = mix(x, lineX + rootRow.direction[0] * strand.off * rootRow.half, inRow);
    y = mix(y, lineY + rootRow.direction[1] * strand.off * rootRow.half, inRow);
  }
  if (rootOut !== undefined) {
    const out = rootOut.length * (strand.root - 0.35) * (1 - rise(0, 0.55, along));
    x += rootOut.direction[0] * out;
    y += rootOut.direction[1] * out;
  }
  return lock.clear === undefined ? [x, y] : lock.clear([x, y], strand.root);
}

/** Kajiya and Kay, 1989. */
function lightOn(
  lock: Lock,
  strand: Strand,
  [tangentX, tangentY]: Point,
  along: number,
): { readonly diffuse: number; readonly spec: number } {
  const across = clamp(strand.off * 0.9, -1, 1);
  const round = (lock.round ?? 0) * (2 * along - 1);
  const normal = unitVector(
    tangentY * across + tangentX * round,
    -tangentX * across + tangentY * round,
    Math.sqrt(Math.max(0.05, 1 - across * across)),
  );
  const tangent = unitVector(tangentX, tangentY, (lock.towards?.(along) ?? 0) - round);
  const facing = normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2];
  const sunAlong = tangent[0] * SUN[0] + tangent[1] * SUN[1] + tangent[2] * SUN[2];
  const shineAlong = tangent[0] * HALF_WAY[0] + tangent[1] * HALF_WAY[1] + tangent[2] * HALF_WAY[2];
  const sunny = 0.25 + 0.75 * Math.max(0, (facing + 0.35) / 1.35) * (0.45 + 0.55 * sineOf(sunAlong));
  const diffuse =
    sunny *
    mix(0.55, 1, strand.depth) *
    mix(0.92, lock.bright, rise(0.02, 0.28, along)) *
    mix(lock.rootDark ?? 0.65, 1, rise(0, 0.22, along)) *
    (0.86 + 0.28 * strand.tone);
  const spec =
    sineOf(shineAlong) ** GLOSS * mix(0.35, 1, strand.depth) * lock.bright * (0.6 + 0.8 * strand.tone);
  return { diffuse, spec };
}

function sineOf(cosine: number): number {
  return Math.sqrt(Math.max(0, 1 - cosine * cosine));
}
