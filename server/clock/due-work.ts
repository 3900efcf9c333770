import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import type { Chance, Moment } from './moment.ts';
import type { Clock } from './clock.ts';
import { findInstants } from './due-work-queries.ts';

/** When the next piece is due, or null. */
export type NextDue = RawBuilder<Date | null>;

/**
 * Each piece is one transaction that locks its rows and marks it as done, so it happens exactly once with any number
 * of processes.
 */
export interface DueWork {
  readonly name: string;
  nextDue(): NextDue;
  /** Returns the number of pieces; 0 if none is left or free. */
  doSome(db: Db, moment: Moment): Promise<number>;
}

export interface DueWorkRunner {
  /** Queues behind work in progress, then awaits `before`. Returns the number of pieces. */
  runDue(before?: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

/** Work may have been added meanwhile, also by other processes. */
const LONGEST_SLEEP_MS = 5_000;

/** Due but locked work is being done by another process. */
const SHORTEST_SLEEP_MS = 50;

const SAVE_EVERY_MS = 60_000;

interface DueWorkOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly works: readonly DueWork[];
  readonly log: Logger;
  /** For tests. */
  readonly findTimes?: (works: readonly DueWork[]) => Promise<(Date | null)[]>;
}

export async function findDueTimes(db: Db, works: readonly DueWork[]): Promise<(Date | null)[]> {
  return findInstants(
    db,
    works.map((work) => work.nextDue()),
  );
}

export function startDueWork({
  db,
  clock,
  chance,
  works,
  log,
  findTimes = (all) => findDueTimes(db, all),
}: DueWorkOptions): DueWorkRunner {
  let stopped = false;
  let savedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** Does nothing while world time is in doubt. */
  const runDue = async (chosen: readonly DueWork[]) => {
    await clock.compare();
    if (!clock.status().isTrusted) return 0;
    let done = 0;
    const failures: unknown[] = [];
    for (const work of chosen) {
      try {
        for (let some = 1; some > 0 && !stopped; done += some) {
          some = await work.doSome(db, { now: clock.now(), rng: chance.rng() });
        }
      } catch (error) {
        // Other kinds need the database too.
        if (isOutage(error)) throw error;
        // One failing kind must not stop the others.
        failures.push(error);
      }
    }
    if (done > 0 || clock.now().getTime() - savedAt > SAVE_EVERY_MS) {
      await clock.save();
      savedAt = clock.now().getTime();
    }
    if (failures.length > 1) throw new AggregateError(failures, 'Several kinds of due work failed');
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
    const times = (await findTimes(works)).map((time) => time?.getTime() ?? Infinity);
    const now = clock.now().getTime();
    const next = Math.min(...times);
    return {
      due: works.filter((_, nth) => (times[nth] ?? Infinity) <= now),
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
      const { due, inMs } = await findDue();
      await runDue(due);
      sleep(due.length > 0 ? (await findDue()).inMs : inMs);
    }).catch((error: unknown) => {
      // Logged by server/db/pool/outage.ts.
      if (!isOutage(error)) log.error({ err: error }, 'due work failed; will retry');
      sleep(LONGEST_SLEEP_MS);
    });
  };

  pass();
  return {
    runDue: (before) =>
      enqueue(async () => {
        await before?.();
        return runDue(works);
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await queue;
    },
  };
}
