import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCIPLINES, type Discipline } from '../disciplines.ts';
import { HOUSE_HORSE_NAMES } from '../running/house-horse-names.ts';
import { commentaryOf, type CommentedRun } from './commentary.ts';
import { DISCIPLINE_LINES } from './discipline-lines.ts';
import { GENERAL_LINES } from './general-lines.ts';
import { MARKS } from './marks.ts';
import type { CommentedHorse } from './standing.ts';

const ALL_LINES = [
  ...Object.values(GENERAL_LINES).flat(),
  ...Object.values(DISCIPLINE_LINES).flatMap((lines) => Object.values(lines).flat()),
];

const fields = fc
  .tuple(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }), fc.nat(8))
  .map(([scores, players]) =>
    scores
      .toSorted((one, other) => other - one)
      .map((score, index): CommentedHorse => ({
        horseId: index % 3 === 0 && index < players ? `h${index}` : null,
        name: HOUSE_HORSE_NAMES[index] ?? `Horse ${index}`,
        place: index + 1,
        score,
        prize: index < 8 ? 10 : 0,
      })),
  );
const runs = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  discipline: fc.constantFrom(...DISCIPLINES),
  heat: fc.integer({ min: 1, max: 5 }),
  field: fields,
});

test('ends at the true scores and the true order, whatever happened on the way', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const { steps, marks } = commentaryOf(run);
      const last = steps.at(-1);
      expect(last?.passed).toBe(marks.length);
      expect(last?.standing.map(({ horse }) => horse)).toEqual(run.field);
      expect(last?.standing.map(({ score }) => score)).toEqual(run.field.map(({ score }) => score));
    }),
  );
});

test('is the same for everybody, in whatever order the field is read', () => {
  fc.assert(
    fc.property(runs, (run) => {
      expect(commentaryOf({ ...run, field: run.field.toReversed() })).toEqual(commentaryOf(run));
    }),
  );
});

test('no score falls between two marks, and every mark has a sentence', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const { steps, marks } = commentaryOf(run);
      expect(new Set(steps.map(({ passed }) => passed)).size).toBe(marks.length + 1);
      const so = new Map<CommentedHorse, number>();
      for (const { standing } of steps) {
        for (const { horse, score } of standing) {
          expect(score).toBeGreaterThanOrEqual(so.get(horse) ?? 0);
          so.set(horse, score);
        }
        const scores = standing.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }
    }),
  );
});

describe('sentences', () => {
  test('are about two hundred, each once', () => {
    expect(ALL_LINES.length).toBeGreaterThanOrEqual(190);
    expect(new Set(ALL_LINES).size).toBe(ALL_LINES.length);
  });

  test('say neither he, she nor it of a horse', () => {
    // "It" of a pole, a moment or the weather is none of a horse.
    for (const line of ALL_LINES)
      expect(line).not.toMatch(/\b(he|she|his|her|hers|him|its|himself|herself)\b/i);
  });

  test('are filled, begin with a capital and end with a stop', () => {
    fc.assert(
      fc.property(runs, (run) => {
        for (const { text } of commentaryOf(run).steps) {
          expect(text).not.toMatch(/[{}]|undefined| {2}/);
          expect(text).toMatch(/^[\p{Lu}\p{N}].*[.!]$/u);
          expect(text.length).toBeLessThan(140);
        }
      }),
    );
  });

  test('name each horse of a player at the end', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const texts = commentaryOf(run)
          .steps.map(({ text }) => text)
          .slice(-4)
          .join(' ');
        for (const { name } of run.field.filter(({ horseId }) => horseId !== null).slice(0, 3))
          expect(texts).toContain(name);
      }),
    );
  });
});

test('a discipline has six to twelve marks, and the lead changes on the way', () => {
  for (const marks of Object.values(MARKS)) {
    expect(marks.length).toBeGreaterThanOrEqual(6);
    expect(marks.length).toBeLessThanOrEqual(12);
  }
  const leaders = (seed: number) => {
    const { steps } = commentaryOf(typicalRun(seed, 'jumping'));
    return new Set(steps.slice(1).map(({ standing }) => standing[0]?.horse.name)).size;
  };
  const changed = Array.from({ length: 50 }, (_, seed) => leaders(seed)).filter((count) => count > 1);
  expect(changed.length).toBeGreaterThan(25);
});

/** A heat of the Meadow. */
function typicalRun(seed: number, discipline: Discipline): CommentedRun {
  const scores = [264, 259, 255, 252, 247, 243, 238, 236, 229, 221, 214, 203];
  return {
    seed: String(seed).padStart(64, '0'),
    discipline,
    heat: 1,
    field: scores.map((score, index) => ({
      horseId: index === 1 ? 'larkspur' : null,
      name: index === 1 ? 'Larkspur' : (HOUSE_HORSE_NAMES[index * 7] ?? ''),
      place: index + 1,
      score: score * 1_000,
      prize: index < 8 ? 10 : 0,
    })),
  };
}
