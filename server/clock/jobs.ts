import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import type { Chance, Context } from './context.ts';
import type { Clock } from './clock.ts';
import { findInstants } from './job-queries.ts';
import { MINUTE } from '../../game/game-time.ts';

/** When the next piece is due, or null. */
export type NextDue = RawBuilder<Date | null>;

/**
 * Each piece is one transaction that locks its rows and marks it as done, so it happens exactly once with any number
 * of processes.
 */
export interface Job {
  readonly name: string;
  nextDue(): NextDue;
  /** Returns the number of pieces; 0 if none is left or free. */
  doSome(db: Db, context: Context): Promise<number>;
}

export interface JobRunner {
  /** Queues behind work in progress, then awaits `before`. Returns the number of pieces. */
  runDue(before?: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

/** Other processes may have added work meanwhile. */
const LONGEST_SLEEP_MS = 5_000;

/** Due but locked work is being done by another process. */
const SHORTEST_SLEEP_MS = 50;

const SAVE_INTERVAL_MS = MINUTE;

interface JobRunnerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** For tests. */
  readonly findTimes?: (jobs: readonly Job[]) => Promise<(Date | null)[]>;
}

export async function findDueTimes(db: Db, jobs: readonly Job[]): Promise<(Date | null)[]> {
  return findInstants(
    db,
    jobs.map((job) => job.nextDue()),
  );
}

export function startJobs({
  db,
  clock,
  chance,
  jobs,
  log,
  findTimes = (all) => findDueTimes(db, all),
}: JobRunnerOptions): JobRunner {
  let stopped = false;
  let savedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** Does nothing while world time is in doubt. */
  const runDue = async (chosen: readonly Job[]) => {
    await clock.compare();
    if (!clock.status().isTrusted) return 0;
    let done = 0;
    const failures: unknown[] = [];
    for (const job of chosen) {
      try {
        for (let some = 1; some > 0 && !stopped; done += some) {
          some = await job.doSome(db, { now: clock.now(), rng: chance.rng() });
        }
      } catch (error) {
        // Other kinds need the database too.
        if (isOutage(error)) throw error;
        // One failing kind must not stop the others.
        failures.push(error);
      }
    }
    if (done > 0 || clock.now().getTime() - savedAt > SAVE_INTERVAL_MS) {
      await clock.save();
      savedAt = clock.now().getTime();
    }
    if (failures.length > 1) throw new AggregateError(failures, 'Several jobs failed');
    if (failures.length === 1) throw failures[0];
    return done;
  };

  /** Concurrent passes would wait for each other's locks. */
  const enqueue = <T>(run: () => Promise<T>): Promise<T> => {
    const result = queue.then(run);
    queue = result.catch(() => undefined);
    return result;
  };

  const findDue = async () => {
    const times = (await findTimes(jobs)).map((time) => time?.getTime() ?? Infinity);
    const now = clock.now().getTime();
    const next = Math.min(...times);
    return {
      dueJobs: jobs.filter((_, index) => (times[index] ?? Infinity) <= now),
      inMs: clock.status().isTrusted ? Math.min(next - now, LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS,
    };
  };

  const sleep = (milliseconds: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(pass, Math.max(SHORTEST_SLEEP_MS, milliseconds)).unref();
  };

  const pass = () => {
    enqueue(async () => {
      if (stopped) return;
      const { dueJobs, inMs } = await findDue();
      await runDue(dueJobs);
      sleep(dueJobs.length > 0 ? (await findDue()).inMs : inMs);
    }).catch((error: unknown) => {
      // Logged by server/db/pool/outage.ts.
      if (!isOutage(error)) log.error({ err: error }, 'jobs failed; will retry');
      sleep(LONGEST_SLEEP_MS);
    });
  };

  pass();
  return {
    runDue: (before) =>
      enqueue(async () => {
        await before?.();
        return runDue(jobs);
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await queue;
    },
  };
}
