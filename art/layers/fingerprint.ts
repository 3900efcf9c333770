import { createHash } from 'node:crypto';

import { shapeOf } from '../body/age-shapes.ts';
import { shapeBody } from '../body/shape-body.ts';
import { renderHorse, type HorseKind } from '../render-horse.ts';
import type { HairLayer } from '../hair/hair-layer.ts';
import { tackOf } from '../tack/tack.ts';
import { HORSE_KINDS, keyOf } from './manifest.ts';

/** A test compares it, to detect layers rendered by older code. */
export const FINGERPRINTS_FILE = new URL('fingerprints.json', import.meta.url);

/** Other kinds share their code, so their ribs suffice. */
const isPictured = ({ build, age, pose }: HorseKind): boolean =>
  (age === 'adult' && pose === 'stand') ||
  (build === 'light' && (age === 'adult' || pose === 'stand' || pose === 'lie'));

export function fingerprintsText(prints: Readonly<Record<string, string>>): string {
  const entries = HORSE_KINDS.map((kind) => [keyOf(kind), prints[keyOf(kind)]]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

export function fingerprintOf(kind: HorseKind): string {
  const content = isPictured(kind) ? picturesOf(kind) : ribsOf(kind);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** To a thousandth of a unit. */
function ribsOf({ build, age, pose }: HorseKind): string {
  const shape = shapeOf(build, age);
  const { parts } = shapeBody(shape, pose);
  const ribs = parts.flatMap(({ ribs: each }) => each);
  const numbers = ribs.flatMap(({ front, back, halfWidth }) => [...front, ...back, halfWidth]);
  return `${JSON.stringify(shape)}\n${numbers.map((number) => Math.round(number * 1000)).join(' ')}`;
}

/** Samples per frame px. */
const SMALL = 1 / 8;
/** Coarse, so that platforms' rounding of sines does not matter. */
const CELL = 8;
const STEPS = 12;

function picturesOf(kind: HorseKind): string {
  const { body, surface, light, ink, whiskers, tail, featherFar, featherNear, manes } = renderHorse(
    kind,
    SMALL,
  );
  const { width, height } = surface.view;
  const all = kind.build === 'light' && kind.age === 'adult' && kind.pose === 'stand';
  const hair = manes
    .slice(0, all ? manes.length : 1)
    .flatMap(({ render }) => Object.values(render()) as HairLayer[]);
  const planes = [
    surface.part.map((part) => Math.min(1, part)),
    surface.canonicalX,
    surface.canonicalY,
    light.diffuse,
    light.ambient,
    light.spec,
    ink,
    whiskers.coverage,
    ...[tail, featherFar, featherNear, ...hair].flatMap(({ coverage, diffuse, along }) => [
      coverage,
      diffuse,
      along,
    ]),
    ...tackOf(body, surface, kind).flatMap(({ tack }) => [tack.cover, tack.diffuse, tack.pad]),
  ];
  return planes.map((plane) => cellsOf(plane, width, height).join(' ')).join('\n');
}

function cellsOf(values: ArrayLike<number>, width: number, height: number): number[] {
  const cells: number[] = [];
  for (let y = 0; y + CELL <= height; y += CELL)
    for (let x = 0; x + CELL <= width; x += CELL) {
      let sum = 0;
      for (let j = 0; j < CELL; j++)
        for (let i = 0; i < CELL; i++) sum += values[(y + j) * width + x + i] ?? 0;
      cells.push(Math.round((sum / (CELL * CELL)) * STEPS));
    }
  return cells;
}
