import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLASS_LEVELS } from './classes.ts';
import { DISCIPLINES } from './disciplines.ts';
import { houseShowId } from './house-shows.ts';
import { disciplineAt, venueOf, venueOfShow } from './venues.ts';

const DAY_MS = 86_400_000;
const aShow = fc.record({
  discipline: fc.constantFrom(...DISCIPLINES),
  level: fc.constantFrom(...CLASS_LEVELS),
  runsAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
});

test('a class is at the same showground at the same hour of every day, whatever the discipline', () => {
  fc.assert(
    fc.property(
      aShow,
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(...DISCIPLINES),
      (show, days, other) => {
        const later = { ...show, discipline: other, runsAt: new Date(show.runsAt.getTime() + days * DAY_MS) };
        expect(venueOf(later).showground).toBe(venueOf(show).showground);
      },
    ),
  );
});

test('no two classes share a showground', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(hour * 3_600_000));
  const showgrounds = CLASS_LEVELS.map(
    (level) => new Set(hours.map((runsAt) => venueOf({ discipline: 'racing', level, runsAt }).showground)),
  );
  expect(new Set(showgrounds.flatMap((some) => [...some])).size).toBe(
    showgrounds.reduce((sum, { size }) => sum + size, 0),
  );
});

test('the id of a house show gives its venue, that of a player show none', () => {
  const show = { discipline: 'dressage', level: 1, runsAt: new Date('2030-05-01T08:00:00Z') } as const;
  const id = houseShowId(show);
  expect(venueOfShow(id)).toEqual(venueOf(show));
  expect(disciplineAt('dressage', id)).toBe(`Dressage at ${venueOf(show).showground}`);
  expect(disciplineAt('dressage', '01bb4e32-bc60-7000-81d5-4a49042129e4')).toBe('Dressage');
});
