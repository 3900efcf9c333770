import { sql, type RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/unavailable.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import type { Moment } from './moment.ts';

/** A query of one instant, or of none. That of all kinds of work is asked in one statement. */
export type NextDue = RawBuilder<Date | null>;

/**
 * Something that must happen at an instant. Each piece is done in one transaction that also marks it done, with
 * its rows locked: so it happens once however many processes run, and half of it never.
 */
export interface DueWork {
  readonly name: string;
  /** When the earliest piece falls due. */
  nextDue(): NextDue;
  /** Does some of what is due at `moment.now`, and says how many pieces. 0: another process has them, or none is left. */
  doSome(db: Db, moment: Moment): Promise<number>;
}

export interface DueWorkRunner {
  /** Once nothing is under way: does what comes `before`, then everything that is due, and says how many pieces. */
  runDue(before?: () => Promise<void>): Promise<number>;
  /** Finishes what is under way, then rests. */
  stop(): Promise<void>;
}

/** How long at most until it looks again: something new may have been promised, here or by another process. */
const LOOK_AGAIN_MS = 5_000;

/** How long at least: what is due and not to be had is being done by another process. */
const BREATHE_MS = 50;

/** How often world time is written down where nothing falls due. */
const KEEP_EVERY_MS = 60_000;

interface RunnerOf {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly works: readonly DueWork[];
  readonly log: Logger;
  /** When the earliest piece of each falls due, in their order. By default the database is asked. */
  readonly askTimes?: (works: readonly DueWork[]) => Promise<(Date | null)[]>;
}

/** When the earliest piece of each kind of work falls due; null where there is none. */
export async function findTimes(db: Db, works: readonly DueWork[]): Promise<(Date | null)[]> {
  const columns = works.map((work, nth) => sql`(${work.nextDue()}) as ${sql.ref(`work_${nth}`)}`);
  const { rows } = await sql<Record<string, Date | null>>`select ${sql.join(columns)}`.execute(db);
  return works.map((_, nth) => rows[0]?.[`work_${nth}`] ?? null);
}

/** The only runner of due work. Nothing ticks: it sleeps until the next piece falls due. */
export function startDueWork({
  db,
  clock,
  chance,
  works,
  log,
  askTimes = (all) => findTimes(db, all),
}: RunnerOf): DueWorkRunner {
  let stopped = false;
  let kept = 0;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  /** Does what is due of these, unless it is in doubt what time it is. */
  const runDue = async (chosen: readonly DueWork[]) => {
    await clock.compare();
    if (!clock.standing().isTrusted) return 0;
    let done = 0;
    const failures: unknown[] = [];
    for (const work of chosen) {
      try {
        for (let some = 1; some > 0 && !stopped; done += some) {
          some = await work.doSome(db, { now: clock.now(), rng: chance.rng() });
        }
      } catch (error) {
        // Without the database no other kind of work can be done either.
        if (isOutage(error)) throw error;
        // Other kinds of work do not wait for the one that breaks.
        failures.push(error);
      }
    }
    if (done > 0 || clock.now().getTime() - kept > KEEP_EVERY_MS) {
      await clock.keep();
      kept = clock.now().getTime();
    }
    if (failures.length > 1) throw new AggregateError(failures, 'Several kinds of due work failed');
    if (failures.length === 1) throw failures[0];
    return done;
  };

  /** Runs one after the other: two passes at once would only wait for each other's locks. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = underWay.then(run);
    underWay = result.catch(() => undefined);
    return result;
  };

  /** Work of which something is due, and when to look again: at the latest in a while, or when the next is due. */
  const findDue = async () => {
    const times = (await askTimes(works)).map((time) => time?.getTime() ?? Infinity);
    const now = clock.now().getTime();
    const next = Math.min(...times);
    return {
      due: works.filter((_, nth) => (times[nth] ?? Infinity) <= now),
      inMs: clock.standing().isTrusted ? Math.min(next - now, LOOK_AGAIN_MS) : LOOK_AGAIN_MS,
    };
  };

  const sleep = (milliseconds: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(pass, Math.max(BREATHE_MS, milliseconds)).unref();
  };

  const pass = () => {
    inTurn(async () => {
      if (stopped) return;
      const { due, inMs } = await findDue();
      await runDue(due);
      sleep(due.length > 0 ? (await findDue()).inMs : inMs);
    }).catch((error: unknown) => {
      // An outage is told once a second by whoever watches the database.
      if (!isOutage(error)) log.error({ err: error }, 'due work failed; will retry');
      sleep(LOOK_AGAIN_MS);
    });
  };

  pass();
  return {
    runDue: (before) =>
      inTurn(async () => {
        await before?.();
        return runDue(works);
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
