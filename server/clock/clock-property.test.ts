import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { fakeClocks, passTime, setClocks, type FakeTimes } from '../testing/app/clocks.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { TEST_START } from '../testing/database/template.ts';
import { openClock, type Clock } from './clock.ts';
import { setClock } from './clock-queries.ts';
import { TOLERANCE_MS, LONGEST_STOP_MS } from './clock-rules.ts';
import { HOUR, MINUTE, REAL_MS_PER_DAY } from '../../game/game-time.ts';

/* World time never goes back nor leaps further than `LONGEST_STOP_MS`. */

const POLL_MS = 5_000;
const SAVE_INTERVAL_MS = MINUTE;
const START = TEST_START.getTime();
const YEARS = 20 * 365 * REAL_MS_PER_DAY;
/** Tolerated difference between two processes. */
const SLACK_MS = 2_500;

interface OwnClock {
  wallOff: number;
  stoodStill: number;
}

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ stage: 'founded' });
});
afterAll(() => database.close());

const leap = fc.oneof(
  fc.integer({ min: -YEARS, max: YEARS }),
  fc.integer({ min: -10 * REAL_MS_PER_DAY, max: 10 * REAL_MS_PER_DAY }),
  fc.integer({ min: -10_000, max: 10_000 }),
);
const process = fc.integer({ min: 0, max: 1 });

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('pass' as const), polls: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('set all' as const), by: leap }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set database' as const), by: leap }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set own' as const), by: leap, process }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('stand still' as const),
      ms: fc.integer({ min: 0, max: HOUR }),
      process,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restart' as const),
      down: fc.integer({ min: 0, max: 100_000 }),
      process,
    }),
  },
);

test('world time never goes back nor leaps beyond the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), fc.boolean(), async (steps, alone) => {
      await setClock(database.db, { offset: 0, correction: 0, reached: START, waits: false });
      const times: FakeTimes = { wall: START, database: START, passed: 0 };
      const own: [OwnClock, OwnClock] = [
        { wallOff: 0, stoodStill: 0 },
        { wallOff: 0, stoodStill: 0 },
      ];
      const open = (index: 0 | 1) =>
        openClock(database.db, fakeClocks(times, own[index]), { isAlone: alone });
      const clocks: Clock[] = alone ? [await open(0)] : [await open(0), await open(1)];

      /** Latest world time returned so far. */
      let furthest = { world: START, passed: 0 };
      const check = (index: number, before: number) => {
        const world = clocks[index]?.now().getTime() ?? 0;
        if (world < before) throw new Error(`Process ${index} went back by ${before - world} ms`);
        const leapt = world - furthest.world - (times.passed - furthest.passed);
        if (leapt > LONGEST_STOP_MS + SLACK_MS) throw new Error(`World time leapt by ${leapt} ms`);
        if (world > furthest.world) furthest = { world, passed: times.passed };
        return world;
      };
      let seen = clocks.map((_, index) => check(index, START));

      const savedAt = [0, 0];
      let quiet = 0;
      const pollAll = async (isQuiet: boolean) => {
        for (const [at, clock] of clocks.entries()) {
          await clock.compare();
          if (!clock.status().isTrusted || times.passed - (savedAt[at] ?? 0) < SAVE_INTERVAL_MS) continue;
          await clock.save();
          savedAt[at] = times.passed;
        }
        seen = clocks.map((_, at) => check(at, seen[at] ?? 0));
        const [here = 0, there = here] = seen;
        quiet = isQuiet && clocks.every((clock) => clock.status().isTrusted) ? quiet + 1 : 0;
        if (quiet >= 3 && Math.abs(here - there) > TOLERANCE_MS)
          throw new Error(`Two processes that are sure differ by ${here - there} ms`);
      };

      for (const one of steps) {
        const index = ('process' in one && !alone ? one.process : 0) as 0 | 1;
        if (one.do === 'pass') {
          for (let polls = 0; polls < one.polls; polls++) {
            passTime(times, POLL_MS);
            await pollAll(true);
          }
        }
        if (one.do === 'set all') setClocks(times, one.by);
        if (one.do === 'set database') times.database += one.by;
        if (one.do === 'set own') own[index].wallOff = one.by;
        if (one.do === 'stand still') {
          passTime(times, one.ms);
          own[index].stoodStill += one.ms;
        }
        if (one.do === 'restart') {
          await clocks[index]?.save();
          passTime(times, one.down);
          // The next process must not fall behind this.
          clocks[index] = await open(index);
        }
        await pollAll(false);
      }
    }),
    { numRuns: 60 },
  );
});
