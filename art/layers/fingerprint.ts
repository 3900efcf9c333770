import { createHash } from 'node:crypto';

import { drawHorse } from '../draw-horse.ts';
import type { HorseKind } from '../draw-horse.ts';
import type { HairLayer } from '../hair/hair-layer.ts';
import { HORSE_KINDS, keyOf } from './kinds.ts';

/** What tells that the layers kept were drawn by this code: written beside them, compared by a test. */
export const FINGERPRINTS_FILE = new URL('fingerprints.json', import.meta.url);

/** Every build, and the other ages and the other pose of one. */
export const FINGERPRINTED: readonly HorseKind[] = HORSE_KINDS.filter(
  ({ build, age, pose }) =>
    (age === 'adult' && pose === 'stand') || (build === 'light' && (age === 'adult' || pose === 'stand')),
);

/** In the order of the kinds. */
export function fingerprintsText(prints: Readonly<Record<string, string>>): string {
  const told = FINGERPRINTED.map((kind) => [keyOf(kind), prints[keyOf(kind)]]);
  return `${JSON.stringify(Object.fromEntries(told), null, 2)}\n`;
}

/** Samples to a px of the frame: pictures of 128 px. */
const SMALL = 1 / 8;
/** Squares of so many samples are averaged, and told in so few steps that how a sine is rounded does not count. */
const CELL = 8;
const STEPS = 12;

/** A hash of small pictures of a horse's planes with its first mane, and of all its manes if it is a light adult. */
export function fingerprintOf(kind: HorseKind): string {
  const { surface, light, ink, tail, featherFar, featherNear, manes } = drawHorse(kind, SMALL);
  const { width, height } = surface.view;
  const all = kind.build === 'light' && kind.age === 'adult' && kind.pose === 'stand';
  const hair = manes
    .slice(0, all ? manes.length : 1)
    .flatMap(({ draw }) => Object.values(draw()) as HairLayer[]);
  const planes = [
    surface.part.map((part) => Math.min(1, part)),
    surface.canonicalX,
    surface.canonicalY,
    light.diffuse,
    light.ambient,
    light.spec,
    ink,
    ...[tail, featherFar, featherNear, ...hair].flatMap(({ coverage, diffuse, along }) => [
      coverage,
      diffuse,
      along,
    ]),
  ];
  const told = planes.map((plane) => cellsOf(plane, width, height).join(' ')).join('\n');
  return createHash('sha256').update(told).digest('hex').slice(0, 12);
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
