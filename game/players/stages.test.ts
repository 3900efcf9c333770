import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../game-time.ts';
import { dayOf, stageOf, type Advancement } from './stages.ts';

const CAME = new Date('2030-05-01T18:00:00Z');
const onDay = (day: number) => new Date(CAME.getTime() + (day - 1) * REAL_MS_PER_DAY);
const NEWCOMER: Advancement = { level: 1, firstHorseAt: CAME, starts: 0, results: 0, showsEverything: false };

test.each<[stage: number, day: number, player: Partial<Advancement>]>([
  [1, 1, {}],
  [1, 1, { starts: 2 }],
  [2, 1, { starts: 2, results: 1 }],
  [3, 1, { starts: 3 }],
  [3, 2, {}],
  [1, 9, { firstHorseAt: null }],
  [3, 3, { results: 9 }],
  [4, 4, {}],
  [4, 1, { level: 2 }],
  [4, 7, {}],
  [5, 8, {}],
  [5, 1, { level: 3 }],
  [5, 1, { showsEverything: true }],
])('stage %i: day %i, %o', (stage, day, player) => {
  expect(stageOf({ ...NEWCOMER, ...player }, onDay(day))).toBe(stage);
});

test('days end at midnight UTC', () => {
  expect(dayOf(CAME, new Date('2030-05-01T23:59:59Z'))).toBe(1);
  expect(dayOf(CAME, new Date('2030-05-02T00:00:00Z'))).toBe(2);
  expect(dayOf(null, CAME)).toBe(1);
  // Clocks of processes differ by seconds.
  expect(dayOf(CAME, new Date('2030-04-30T23:59:59Z'))).toBe(1);
});

test('stages never fall', () => {
  const count = fc.nat(10);
  const done = fc.record({ level: fc.integer({ min: 1, max: 5 }), starts: count, results: count });
  fc.assert(
    fc.property(done, done, count, count, (some, more, day, later) => {
      const before = { ...NEWCOMER, ...some };
      const after = {
        ...NEWCOMER,
        level: some.level + more.level - 1,
        starts: some.starts + more.starts,
        results: some.results + more.results,
      };
      const [first, then] = [onDay(day + 1), onDay(day + 1 + later)];
      expect(stageOf(after, then)).toBeGreaterThanOrEqual(stageOf(before, first));
    }),
  );
});
