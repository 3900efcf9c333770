import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLASS_LEVELS } from './classes.ts';
import { DISCIPLINES } from './disciplines.ts';
import { venueOf } from './venues.ts';

const DAY_MS = 86_400_000;
const aShow = fc.record({
  discipline: fc.constantFrom(...DISCIPLINES),
  level: fc.constantFrom(...CLASS_LEVELS),
  runsAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
});

test('a class is at the same ground at the same hour of every day, whatever the discipline', () => {
  fc.assert(
    fc.property(
      aShow,
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(...DISCIPLINES),
      (show, days, other) => {
        const later = { ...show, discipline: other, runsAt: new Date(show.runsAt.getTime() + days * DAY_MS) };
        expect(venueOf(later).ground).toBe(venueOf(show).ground);
      },
    ),
  );
});

test('no two classes share a ground', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(hour * 3_600_000));
  const grounds = CLASS_LEVELS.map(
    (level) => new Set(hours.map((runsAt) => venueOf({ discipline: 'racing', level, runsAt }).ground)),
  );
  expect(new Set(grounds.flatMap((some) => [...some])).size).toBe(
    grounds.reduce((sum, { size }) => sum + size, 0),
  );
});
