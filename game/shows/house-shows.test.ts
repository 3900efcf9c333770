import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASS_LEVELS, CLASSES, classOfLevel, longestWaitMinutes } from './classes.ts';
import { DISCIPLINES } from './disciplines.ts';
import { houseShowId, isOpenHouseShow, openHouseShows, OPEN_RUNS, readHouseShowId } from './house-shows.ts';

const instant = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((time) => new Date(time));
const minuteOf = (date: Date): number => date.getTime() / 60_000;
const UUID_V8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the timetable', () => {
  test('class 1 runs at minute 0, 4, 8, 13, 17, 21, 26 of each half hour', () => {
    const shows = openHouseShows(new Date('2031-05-06T11:59:00Z'), { level: 1 }).slice(0, 14);
    expect(shows.map(({ runsAt }) => runsAt.toISOString().slice(11, 16))).toEqual([
      '12:00',
      '12:04',
      '12:08',
      '12:13',
      '12:17',
      '12:21',
      '12:26',
      '12:30',
      '12:34',
      '12:38',
      '12:43',
      '12:47',
      '12:51',
      '12:56',
    ]);
    expect(shows.slice(0, 7).map(({ discipline }) => discipline)).toEqual([...DISCIPLINES]);
  });

  test.each(CLASSES.map((row) => [row.level, longestWaitMinutes(row)]))(
    'without a show of class %i for %i minutes at most',
    (level, most) => {
      const shows = openHouseShows(new Date('2031-05-06T11:59:00Z'), { level });
      const waits = shows
        .slice(1)
        .map(({ runsAt }, index) => minuteOf(runsAt) - minuteOf(shows[index]?.runsAt ?? runsAt));
      expect(Math.max(...waits)).toBe(most);
    },
  );

  test('longer classes are spread the same way over their interval', () => {
    const shows = openHouseShows(new Date('2031-05-06T11:59:00Z'), { minLevel: 50, maxLevel: 50 }).slice(
      0,
      7,
    );
    expect(shows.map(({ runsAt }) => minuteOf(runsAt) - minuteOf(new Date('2031-05-06T12:00:00Z')))).toEqual([
      0, 32, 64, 104, 136, 168, 208,
    ]);
  });

  test('a newcomer waits five minutes at most', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const first = openHouseShows(now, { level: 1 })[0];
        expect((first?.runsAt.getTime() ?? 0) - now.getTime()).toBeLessThanOrEqual(5 * 60_000);
      }),
    );
  });

  test('the next twelve runs of every discipline and class are open', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const shows = openHouseShows(now);
        expect(shows.length).toBe(OPEN_RUNS * DISCIPLINES.length * CLASSES.length);
        expect(new Set(shows.map(({ id }) => id)).size).toBe(shows.length);
        let last = now.getTime();
        for (const show of shows) {
          expect(show.runsAt.getTime()).toBeGreaterThanOrEqual(last);
          last = show.runsAt.getTime();
          expect(isOpenHouseShow(show, now)).toBe(true);
          expect(isOpenHouseShow(show, show.runsAt)).toBe(false);
          const interval = classOfLevel(show.level).intervalMinutes * 60_000;
          const before = new Date(show.runsAt.getTime() - interval);
          const after = new Date(show.runsAt.getTime() + OPEN_RUNS * interval);
          expect(isOpenHouseShow({ ...show, runsAt: before }, now)).toBe(before.getTime() > now.getTime());
          expect(isOpenHouseShow({ ...show, runsAt: after }, now)).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('a run is closed at its own instant', () => {
    const noon = new Date('2031-05-06T12:00:00Z');
    const [next] = openHouseShows(noon, { level: 1, discipline: 'dressage' });
    expect(next?.runsAt).toEqual(new Date('2031-05-06T12:30:00Z'));
  });

  test('filters by discipline, by the class of a level, and by levels of classes', () => {
    const now = new Date('2031-05-06T12:00:00Z');
    const levels = (filter: Parameters<typeof openHouseShows>[1]) =>
      [...new Set(openHouseShows(now, filter).map(({ level }) => level))].toSorted((a, b) => a - b);
    expect(levels({ level: 4 })).toEqual([1]);
    expect(levels({ level: 74 })).toEqual([50]);
    expect(levels({ level: 640 })).toEqual([100]);
    expect(levels({ minLevel: 5, maxLevel: 29 })).toEqual([5, 10, 20]);
    expect(levels({ level: 4, minLevel: 5 })).toEqual([]);
    expect(openHouseShows(now, { discipline: 'halter', level: 1 }).length).toBe(12);
    expect(openHouseShows(now, { limit: 50 })).toEqual(openHouseShows(now).slice(0, 50));
  });
});

describe('the id of a run', () => {
  const show = fc
    .tuple(fc.constantFrom(...DISCIPLINES), fc.constantFrom(...CLASS_LEVELS), instant, fc.nat(OPEN_RUNS - 1))
    .map(([discipline, level, now, index]) => openHouseShows(now, { discipline, level })[index])
    .filter((found) => found !== undefined);

  test('is a UUID of version 8 and reads back as the run', () => {
    fc.assert(
      fc.property(show, ({ id, discipline, level, runsAt }) => {
        expect(id).toMatch(UUID_V8);
        expect(readHouseShowId(id)).toEqual({ discipline, level, runsAt });
      }),
    );
  });

  test('an id with any changed digit is rejected', () => {
    fc.assert(
      fc.property(show, fc.nat(35), fc.integer({ min: 1, max: 15 }), ({ id }, position, by) => {
        const digit = Number.parseInt(id[position] ?? '', 16);
        const other = Number.isNaN(digit) ? '0' : ((digit + by) % 16).toString(16);
        expect(readHouseShowId(id.slice(0, position) + other + id.slice(position + 1))).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('every accepted id is the id of a run', () => {
    const nearly = fc.tuple(show, fc.uuid()).map(([{ id }, noise]) => noise.slice(0, 13) + id.slice(13));
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), nearly, fc.string()), (id) => {
        const read = readHouseShowId(id);
        if (read) expect(houseShowId(read)).toBe(id);
      }),
    );
  });

  test('rejects unscheduled minutes and other spellings', () => {
    const id = houseShowId({ discipline: 'racing', level: 1, runsAt: new Date('2031-05-06T12:04:00Z') });
    expect(readHouseShowId(id)).toBeDefined();
    const off = houseShowId({ discipline: 'racing', level: 1, runsAt: new Date('2031-05-06T12:05:00Z') });
    expect(readHouseShowId(off)).toBeUndefined();
    for (const text of [id.toUpperCase(), ` ${id}`, `${id}\n`, id.replaceAll('-', ''), '']) {
      expect(readHouseShowId(text)).toBeUndefined();
    }
  });

  test('the first eight digits are unique within a year', () => {
    const heads = new Set<string>();
    let count = 0;
    for (let day = 0; day < 365; day += 7) {
      const now = new Date(Date.UTC(2031, 0, 1 + day));
      for (const { id } of openHouseShows(now)) heads.add(id.slice(0, 8));
      count += OPEN_RUNS * DISCIPLINES.length * CLASSES.length;
    }
    expect(heads.size).toBe(count);
  });
});
