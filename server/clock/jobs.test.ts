import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../db/connection.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { seededChance } from './context.ts';
import { startJobs, type Job, type JobRunner } from './jobs.ts';
import { MINUTE } from '../../game/game-time.ts';

/* The runner with in-memory work and a fake clock; no database. */

const START = new Date('2030-05-01T08:00:00Z');
let runner: JobRunner | undefined;
let done: string[];
let errors: unknown[];
let status = { isReady: true, isTrusted: true, apartBy: 0 };
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  done = [];
  status = { isReady: true, isTrusted: true, apartBy: 0 };
  errors = [];
});
afterEach(async () => {
  await runner?.stop();
  vi.useRealTimers();
});

const seconds = (count: number) => new Date(START.getTime() + count * 1000);

interface TestJob extends Job {
  time(): Promise<Date | null>;
}

const nextDue = () => sql<Date | null>`select null`;

/** Due at these seconds, done one at a time. */
function jobAt(name: string, times: number[], fail: () => boolean = () => false): TestJob {
  return {
    name,
    nextDue,
    time: async () => (times.length > 0 ? seconds(Math.min(...times)) : null),
    doSome: async (_, { now }) => {
      if (fail()) throw new Error(`${name} broke`);
      const [first] = times;
      if (first === undefined || seconds(first) > now) return 0;
      times.shift();
      done.push(`${name} of ${first} at ${(now.getTime() - START.getTime()) / 1000}`);
      return 1;
    },
  };
}

function start(...jobs: TestJob[]): JobRunner {
  const now = () => new Date();
  const nothing = async () => {};
  const clock = { now, save: nothing, advance: nothing, compare: nothing, status: () => status };
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line)) });
  const findTimes = () => Promise.all(jobs.map((job) => job.time()));
  runner = startJobs({
    db: {} as Db,
    clock,
    chance: seededChance(1),
    jobs,
    log,
    findTimes,
  });
  return runner;
}

describe('the job runner', () => {
  test('does overdue work first, then each piece when it is due', async () => {
    start(jobAt('show', [-100, -50, 3]), jobAt('foal', [1, 4]));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['show of -100 at 0', 'show of -50 at 0']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done.slice(2)).toEqual(['foal of 1 at 1', 'show of 3 at 3', 'foal of 4 at 4']);
  });

  test('notices new work within five seconds', async () => {
    const times: number[] = [];
    start(jobAt('show', times));
    await vi.advanceTimersByTimeAsync(7000);
    times.push(7.5);
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toHaveLength(1);
  });

  test('runs jobs on demand, one pass at a time', async () => {
    const times = [100, 200];
    const started = start(jobAt('show', times));
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(seconds(300));
    expect(await Promise.all([started.runDue(), started.runDue()])).toEqual([2, 0]);
  });

  test('counts work that falls due through `before`, even during another pass', async () => {
    const started = start(jobAt('show', [100]));
    expect(await started.runDue(async () => void vi.setSystemTime(seconds(300)))).toBe(1);
  });

  test('logs failures and retries', async () => {
    let broken = true;
    start(jobAt('show', [0], () => broken));
    await vi.advanceTimersByTimeAsync(0);
    expect(errors).toMatchObject([{ msg: 'jobs failed; will retry', err: { message: 'show broke' } }]);
    broken = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toEqual(['show of 0 at 5']);
  });

  test('does nothing while world time is in doubt, without polling constantly, and resumes afterwards', async () => {
    let polls = 0;
    const times = [0];
    const show = jobAt('show', times);
    status = { isReady: false, isTrusted: false, apartBy: 0 };
    start({ ...show, time: () => ((polls += 1), show.time()) });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toEqual([]);
    expect(polls).toBeLessThan(30);
    status = { isReady: true, isTrusted: true, apartBy: 0 };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(done).toEqual(['show of 0 at 65']);
  });

  test('does not log an outage, nor spin, nor try other work', async () => {
    let tried = 0;
    const outage = async () => {
      tried += 1;
      throw new DatabaseUnavailable('gone');
    };
    start(
      { ...jobAt('show', [0]), time: outage },
      jobAt('foal', [0], () => true),
    );
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(errors).toEqual([]);
    expect(tried).toBe(13);
  });

  test('goes on with other work when one kind fails', async () => {
    start(
      jobAt('show', [0], () => true),
      jobAt('foal', [0]),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['foal of 0 at 0']);
    expect(errors).toHaveLength(1);
  });

  test('stops after the piece in progress', async () => {
    let finish = () => {};
    const underWay = new Promise<void>((resolve) => (finish = resolve));
    let begun = 0;
    const slow: TestJob = {
      name: 'slow',
      nextDue,
      time: async () => START,
      doSome: async () => {
        begun += 1;
        await underWay;
        done.push('finished');
        return 1;
      },
    };
    const started = start(slow);
    await vi.advanceTimersByTimeAsync(0);
    const stopped = started.stop();
    finish();
    await stopped;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect({ begun, done }).toEqual({ begun: 1, done: ['finished'] });
  });
});
