import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASS_LEVELS } from './classes.ts';
import {
  FIRST_STANDING,
  GRADES,
  mayPutBack,
  pointsToPromote,
  PRIZELESS_TO_PUT_BACK,
  standingAfter,
  standingOnEntering,
  standingPutBack,
  type Standing,
} from './grades.ts';

const standings: fc.Arbitrary<Standing> = fc
  .record({
    classLevel: fc.constantFrom(...CLASS_LEVELS),
    grade: fc.constantFrom(...GRADES),
    points: fc.nat(200),
    prizeless: fc.nat(20),
  })
  .map((standing) => ({
    ...standing,
    points: standing.points % (pointsToPromote(standing.classLevel, standing.grade) ?? 200),
  }));

describe('a placing', () => {
  test.each([
    [1, 5],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
    [12, 0],
  ])('place %i earns %i grading points', (place, points) => {
    const after = standingAfter(FIRST_STANDING, { classLevel: 1, grade: 'bronze', place, prize: 1 });
    expect(after.points).toBe(points);
  });

  test('promotes at the threshold, from bronze over silver to gold, and no further', () => {
    let standing = FIRST_STANDING;
    const promotions: (string | null)[] = [];
    for (let start = 0; start < 60; start += 1) {
      const placed = { classLevel: standing.classLevel, grade: standing.grade, place: 1, prize: 10 };
      const after = standingAfter(standing, placed);
      if (after.promotedTo) promotions.push(after.promotedTo);
      standing = after.standing;
    }
    expect(promotions).toEqual(['silver', 'gold']);
    expect(standing.grade).toBe('gold');
  });

  test('never lowers a grade', () => {
    fc.assert(
      fc.property(standings, fc.integer({ min: 1, max: 12 }), (standing, place) => {
        const prize = place <= 8 ? 10 : 0;
        const { classLevel, grade } = standing;
        const { standing: after } = standingAfter(standing, { classLevel, grade, place, prize });
        expect(GRADES.indexOf(after.grade)).toBeGreaterThanOrEqual(GRADES.indexOf(grade));
        expect(after.classLevel).toBe(classLevel);
      }),
    );
  });

  test('in another class or grade changes nothing', () => {
    const silver = { classLevel: 10, grade: 'silver', points: 3, prizeless: 4 } as const;
    for (const other of [
      { classLevel: 5, grade: 'silver' },
      { classLevel: 10, grade: 'bronze' },
    ] as const) {
      expect(standingAfter(silver, { ...other, place: 1, prize: 50 })).toEqual({
        standing: silver,
        points: 0,
        promotedTo: null,
      });
    }
  });
});

test('a higher class begins in bronze; the own class and lower ones keep the grade', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom(...CLASS_LEVELS), (standing, entered) => {
      expect(standingOnEntering(standing, entered)).toEqual(
        entered > standing.classLevel ? { ...FIRST_STANDING, classLevel: entered } : standing,
      );
    }),
  );
});

test('ten starts without a prize, and not one fewer, let the owner put a horse back by one grade', () => {
  let standing: Standing = { classLevel: 20, grade: 'gold', points: 8, prizeless: 0 };
  for (let start = 1; start <= PRIZELESS_TO_PUT_BACK; start += 1) {
    expect(mayPutBack(standing)).toBe(false);
    standing = standingAfter(standing, { classLevel: 20, grade: 'gold', place: 12, prize: 0 }).standing;
  }
  expect(mayPutBack(standing)).toBe(true);
  const back = standingPutBack(standing);
  expect(back).toEqual({ classLevel: 20, grade: 'silver', points: 0, prizeless: 0 });
  expect(mayPutBack(back)).toBe(false);
  expect(mayPutBack({ ...standing, grade: 'bronze' })).toBe(false);
  const prized = standingAfter(standing, { classLevel: 20, grade: 'gold', place: 8, prize: 1 }).standing;
  expect(mayPutBack(prized)).toBe(false);
});
