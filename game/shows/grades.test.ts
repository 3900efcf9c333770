import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASS_LEVELS, classOfLevel, type ClassLevel } from './classes.ts';
import {
  classesToEnter,
  FIRST_STANDING,
  GRADES,
  mayPutBack,
  pointsToPromote,
  PRIZELESS_TO_PUT_BACK,
  standingAfter,
  standingOnEntering,
  standingPutBack,
  startTerms,
  type PlacedInGrade,
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
    bestClass: standing.classLevel,
    bestGrade: standing.grade,
    putBack: false,
  }));

function placed({ classLevel, grade }: Standing, place: number, prize = place <= 8 ? 10 : 0): PlacedInGrade {
  return { classLevel, grade, veteran: false, place, prize };
}

describe('a placing', () => {
  test.each([
    [1, 5],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
    [12, 0],
  ])('place %i earns %i grading points', (place, points) => {
    const after = standingAfter(FIRST_STANDING, placed(FIRST_STANDING, place, 1));
    expect(after.points).toBe(points);
  });

  test('promotes at the threshold, from bronze over silver to gold, and no further', () => {
    let standing = FIRST_STANDING;
    const promotions: (string | null)[] = [];
    for (let start = 0; start < 60; start += 1) {
      const after = standingAfter(standing, placed(standing, 1));
      if (after.promotedTo) promotions.push(after.promotedTo);
      standing = after.standing;
    }
    expect(promotions).toEqual(['silver', 'gold']);
    expect(standing.grade).toBe('gold');
  });

  test('never lowers a grade', () => {
    fc.assert(
      fc.property(standings, fc.integer({ min: 1, max: 12 }), (standing, place) => {
        const { classLevel, grade } = standing;
        const { standing: after } = standingAfter(standing, placed(standing, place));
        expect(GRADES.indexOf(after.grade)).toBeGreaterThanOrEqual(GRADES.indexOf(grade));
        expect(after.classLevel).toBe(classLevel);
      }),
    );
  });

  test('in another class or grade changes nothing', () => {
    const silver: Standing = {
      ...FIRST_STANDING,
      classLevel: 10,
      grade: 'silver',
      points: 3,
      prizeless: 4,
      bestClass: 10,
      bestGrade: 'silver',
    };
    for (const other of [
      { classLevel: 5, grade: 'silver' },
      { classLevel: 10, grade: 'bronze' },
    ] as const) {
      expect(standingAfter(silver, { ...other, veteran: false, place: 1, prize: 50 })).toEqual({
        standing: silver,
        points: 0,
        promotedTo: null,
        pays: false,
      });
    }
  });
});

test('a higher class begins in bronze; the grade stays in the own class and lower ones', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom(...CLASS_LEVELS), (standing, entered) => {
      expect(standingOnEntering(standing, entered)).toEqual(
        entered > standing.classLevel
          ? { ...FIRST_STANDING, classLevel: entered, bestClass: entered }
          : standing,
      );
    }),
  );
});

test('ten starts without a prize, and not one fewer, let the owner put a horse back by one grade', () => {
  let standing: Standing = {
    ...FIRST_STANDING,
    classLevel: 20,
    grade: 'gold',
    points: 8,
    prizeless: 0,
    bestClass: 20,
    bestGrade: 'gold',
  };
  for (let start = 1; start <= PRIZELESS_TO_PUT_BACK; start += 1) {
    expect(mayPutBack(standing)).toBe(false);
    standing = standingAfter(standing, placed(standing, 12)).standing;
  }
  expect(mayPutBack(standing)).toBe(true);
  const back = standingPutBack(standing, 25);
  expect(back).toEqual({ ...standing, grade: 'silver', points: 0, prizeless: 0 });
  expect(mayPutBack(back)).toBe(false);
  expect(mayPutBack({ ...standing, grade: 'bronze' })).toBe(true);
  expect(mayPutBack({ ...standing, classLevel: 1, grade: 'bronze' })).toBe(false);
  const prized = standingAfter(standing, placed(standing, 8)).standing;
  expect(mayPutBack(prized)).toBe(false);
});

const putBackFrom = (classLevel: ClassLevel, level: number): Standing =>
  standingPutBack({ ...FIRST_STANDING, classLevel, bestClass: classLevel, prizeless: 10 }, level);

describe('a horse may stay', () => {
  test('in the class of its standing, or enter the class of its level', () => {
    expect(classesToEnter(FIRST_STANDING, 4)).toEqual([1]);
    expect(classesToEnter(FIRST_STANDING, 25)).toEqual([1, 20]);
    expect(classesToEnter(standingOnEntering(FIRST_STANDING, 20), 25)).toEqual([20]);
  });

  test.each([
    ['bronze', 4, false],
    ['bronze', 12, false],
    ['silver', 12, false],
    ['gold', 4, false],
    ['gold', 5, true],
  ] as const)('in %s of class 1 at level %i, veteran: %s', (grade, level, veteran) => {
    expect(startTerms({ ...FIRST_STANDING, grade }, level, 1)).toEqual({ grade, veteran });
  });

  test('and is no veteran in the higher class, where it begins in bronze', () => {
    const gold: Standing = { ...FIRST_STANDING, grade: 'gold', bestGrade: 'gold' } as const;
    expect(startTerms(gold, 7, 5)).toEqual({ grade: 'bronze', veteran: false });
    expect(standingOnEntering(gold, 5)).toEqual({ ...FIRST_STANDING, classLevel: 5, bestClass: 5 });
  });

  test('put back out of gold below its level’s class it stays a veteran; put back elsewhere it does not', () => {
    const gold: Standing = { ...FIRST_STANDING, grade: 'gold', bestGrade: 'gold', prizeless: 10 } as const;
    expect(startTerms(standingPutBack(gold, 7), 7, 1)).toEqual({ grade: 'silver', veteran: true });
    expect(startTerms(standingPutBack(gold, 4), 7, 1)).toEqual({ grade: 'silver', veteran: false });
    const silver = { ...gold, grade: 'silver', bestGrade: 'silver' } as const;
    expect(startTerms(standingPutBack(silver, 7), 7, 1)).toEqual({ grade: 'bronze', veteran: false });
  });

  test('put back a class, it is a veteran until it enters that class or its level’s', () => {
    const back = putBackFrom(10, 25);
    expect(back).toMatchObject({ classLevel: 5, grade: 'bronze', points: 0, prizeless: 0 });
    expect(classesToEnter(back, 25)).toEqual([5, 10, 20]);
    expect(startTerms(back, 25, 5)).toEqual({ grade: 'bronze', veteran: true });
    for (const higher of [10, 20] as const) {
      expect(startTerms(back, 25, higher).veteran).toBe(false);
      expect(standingOnEntering(back, higher)).toMatchObject({ classLevel: higher, putBack: false });
    }
    const further = standingPutBack({ ...back, prizeless: 10 }, 25);
    expect(further).toMatchObject({ classLevel: 1, bestClass: 10, putBack: true });
    expect(mayPutBack({ ...further, prizeless: 10 })).toBe(false);
  });

  test('a veteran earns no points, and its starts without a prize still count', () => {
    const back = putBackFrom(10, 25);
    const veteran = { ...placed(back, 1), veteran: true };
    expect(standingAfter({ ...back, points: 13 }, veteran)).toMatchObject({ points: 0, promotedTo: null });
    expect(standingAfter(back, { ...veteran, place: 12, prize: 0 }).standing.prizeless).toBe(1);
  });

  test('no promotion pays twice', () => {
    const nearly = { ...FIRST_STANDING, points: 5 };
    const first = standingAfter(nearly, placed(nearly, 1));
    expect(first).toMatchObject({ promotedTo: 'silver', pays: true });
    const repeated = { ...standingPutBack(first.standing, 3), points: 5 };
    const second = standingAfter(repeated, placed(repeated, 1));
    expect(second).toMatchObject({ promotedTo: 'silver', pays: false });
    const silver = { ...second.standing, points: 8 };
    expect(standingAfter(silver, placed(silver, 1))).toMatchObject({ promotedTo: 'gold', pays: true });
  });

  test('also after it was put back a class and regained it', () => {
    const best = { bestClass: 10, bestGrade: 'silver' } as const;
    const bronze = { ...FIRST_STANDING, classLevel: 10, ...best, prizeless: 10 } as const;
    const regained = { ...standingOnEntering(standingPutBack(bronze, 12), 10), points: 27 };
    expect(standingAfter(regained, placed(regained, 1))).toMatchObject({ promotedTo: 'silver', pays: false });
  });

  test('whatever happens to a horse, it may enter a class, and no class above its level’s', () => {
    const steps = fc.array(
      fc.record({ levels: fc.nat(12), act: fc.constantFrom('lowest', 'highest', 'back'), place: fc.nat(11) }),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(steps, (acts) => {
        let [standing, level, paid] = [FIRST_STANDING, 1, 0];
        for (const { levels, act, place } of acts) {
          level += levels;
          const classes = classesToEnter(standing, level);
          expect(classes).toContain(classOfLevel(level).level);
          if (act === 'back') {
            if (mayPutBack(standing)) standing = standingPutBack(standing, level);
            continue;
          }
          const entered = (act === 'lowest' ? classes[0] : classes.at(-1)) ?? 1;
          expect(entered).toBeLessThanOrEqual(level);
          const { veteran } = startTerms(standing, level, entered);
          standing = standingOnEntering(standing, entered);
          const after = standingAfter(standing, { ...placed(standing, place + 1), veteran });
          if (after.pays) paid += 1;
          ({ standing } = after);
          expect(standing.bestClass).toBeGreaterThanOrEqual(standing.classLevel);
        }
        expect(paid).toBeLessThanOrEqual(2 * CLASS_LEVELS.length);
      }),
    );
  });
});
