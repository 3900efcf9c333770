import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { DRAWN_SMALL } from './drawn-small-rows.ts';
import { drawHorse } from './draw-horse.ts';
import type { DrawnHorse } from './draw-horse.ts';
import { HORSE_KINDS, keyOf } from './layers/kinds.ts';

/** 128 px wide. */
const SMALL = 1 / 8;
/** Cells of so many samples are averaged, and told in so few steps that another rounding of a sine is not seen. */
const CELL = 8;
const STEPS = 24;

function means(values: ArrayLike<number>, width: number, height: number): number[] {
  const cells: number[] = [];
  for (let y = 0; y < height; y += CELL)
    for (let x = 0; x < width; x += CELL) {
      let sum = 0;
      for (let j = 0; j < CELL; j++)
        for (let i = 0; i < CELL; i++)
          sum += values[Math.min(height - 1, y + j) * width + Math.min(width - 1, x + i)] ?? 0;
      cells.push(Math.round((sum / (CELL * CELL)) * STEPS));
    }
  return cells;
}

function hashOf({ surface, light, ink, tail, manes, featherNear }: DrawnHorse): string {
  const { width, height } = surface.view;
  const planes = [
    surface.part.map((part) => (part === 0 ? 0 : 1)),
    surface.canonicalX,
    surface.canonicalY,
    light.diffuse,
    light.spec,
    ink,
    tail.coverage,
    featherNear.coverage,
    ...manes.flatMap(({ mane, forelock }) => [mane.coverage, mane.diffuse, forelock.coverage]),
  ];
  const told = planes.map((plane) => means(plane, width, height).join(' ')).join('\n');
  return createHash('sha256').update(told).digest('hex').slice(0, 12);
}

it.each(
  HORSE_KINDS.filter(({ pose, age }) => pose === 'stand' || age === 'adult').map((kind) => [
    keyOf(kind),
    kind,
  ]),
)('draws %s as ever', (key, kind) => {
  expect(hashOf(drawHorse(kind as (typeof HORSE_KINDS)[number], SMALL))).toBe(DRAWN_SMALL[key as string]);
});
