import type { Logger } from 'pino';
import type { Job } from '../../clock/jobs.ts';
import { runOneByOne } from '../../clock/one-by-one.ts';
import { waitUntilIdle } from '../../clock/background-work.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { JOB_LIMIT, inTransaction } from '../../db/transaction.ts';
import { isOutage } from '../../db/errors.ts';
import { runPiece, type AfterPiece, type LargeRun } from './large-show.ts';
import { settleShows, type SettlingSizes, type WhenPlaced } from './settle-shows.ts';
import {
  countStarters,
  findDueShows,
  lockDueShows,
  lockShow,
  takeTurnToRun,
  nextRun,
  type DueShowRow,
} from './settling-queries.ts';

/** Small transactions keep locks on horses and balances short. */
const SHOWS_AT_ONCE = 40;
const SIZES: SettlingSizes = { transaction: 400, piece: 100 };
/** Shows per counting statement. */
const COUNTED_AT_ONCE = 5;

/** World milliseconds before retrying a failed show. */
const SET_ASIDE_MS = 600_000;

/** By date, each once. A failing show is retried later. */
export function dueShowsJob(whenPlaced: readonly WhenPlaced[], log: Logger, sizes = SIZES): Job {
  const setAside = new Map<string, number>();
  let largeRun: LargeRun | undefined;

  /** One transaction. */
  const runSome = async (db: Db, now: Date, lock: (tx: Tx) => Promise<DueShowRow[]>): Promise<SomeRun> => {
    await waitUntilIdle(db);
    const some = await inTransaction(
      db,
      async (tx): Promise<SomeRun> => {
        if (!(await takeTurnToRun.first(tx))?.may) return { done: 0 };
        const context = { db, tx, now, whenPlaced, sizes };
        const { batch, large } = await takeBatch(tx, await lock(tx), sizes);
        if (large) return { done: 1, after: await runPiece(context, large, largeRun) };
        return { done: await settleShows(context, batch) };
      },
      JOB_LIMIT,
    );
    // Without a piece another process runs shows, and what was computed may still be needed.
    if (some.after) largeRun = await some.after();
    return some;
  };

  const setAsideNow = (now: Date) => {
    for (const [id, until] of setAside) if (until <= now.getTime()) setAside.delete(id);
    return [...setAside.keys()];
  };

  const runSeparately = async (db: Db, now: Date) => {
    const due = await findDueShows.rows(db, { now, but: setAsideNow(now), limit: SHOWS_AT_ONCE });
    let isHalfRun = false;
    await runOneByOne({
      pieces: due.map(({ id }) => id),
      run: async (id) => {
        // Shows that are due later would overtake a large one.
        if (isHalfRun) return 0;
        const { done, after } = await runSome(db, now, (tx) => lockShow.rows(tx, { id }));
        isHalfRun = after !== undefined;
        return done;
      },
      describe: (id) => `Show ${id} cannot be run`,
      summary: 'Some shows cannot be run',
      whenFailed: (failed) => {
        // If every show fails, the cause is elsewhere. A full batch may hide others.
        if (failed.length < due.length || due.length === SHOWS_AT_ONCE) {
          for (const id of failed) setAside.set(id, now.getTime() + SET_ASIDE_MS);
        }
      },
    });
  };

  return {
    name: 'shows',
    nextDue: () => nextRun([...setAside.keys()]),
    async doSome(db, { now }) {
      try {
        const { done } = await runSome(db, now, (tx) =>
          lockDueShows.rows(tx, { now, but: setAsideNow(now), limit: SHOWS_AT_ONCE }),
        );
        return done;
      } catch (error) {
        // An outage is no show's fault.
        if (isOutage(error)) throw error;
        // Logs here, because each show may succeed alone.
        log.warn({ err: error }, 'batch of due shows failed; retrying one by one');
        await runSeparately(db, now);
        return 1;
      }
    },
  };
}

interface SomeRun {
  /** Shows, or 1 for a piece of a large one. */
  readonly done: number;
  /** Only after a piece. */
  readonly after?: AfterPiece;
}

interface Batch {
  readonly batch: readonly DueShowRow[];
  /** Runs alone. */
  readonly large?: DueShowRow;
}

/** A large show, or at least one other and at most what fits one transaction. */
async function takeBatch(
  tx: Tx,
  due: readonly DueShowRow[],
  { transaction: most }: SettlingSizes,
): Promise<Batch> {
  const batch: DueShowRow[] = [];
  let entries = 0;
  for (let from = 0; from < due.length; from += COUNTED_AT_ONCE) {
    const some = due.slice(from, from + COUNTED_AT_ONCE);
    const [first] = batch.length === 0 ? some : [];
    if (first && first.rulesVersion !== null) return { batch, large: first };
    const counts = await countStarters.rows(tx, { showIds: some.map(({ id }) => id) });
    const countOf = new Map(counts.map(({ showId, count }) => [showId, count]));
    for (const show of some) {
      const count = countOf.get(show.id) ?? 0;
      const isLarge = show.rulesVersion !== null || count > most;
      if (isLarge && batch.length === 0) return { batch, large: show };
      entries += count;
      if (isLarge || (batch.length > 0 && entries > most)) return { batch };
      batch.push(show);
    }
  }
  return { batch };
}
