import type { Logger } from 'pino';
import type { DueWork } from '../../clock/due-work.ts';
import { runOneByOne } from '../../clock/one-by-one.ts';
import { waitUntilIdle } from '../../clock/background-work.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { DUE_WORK, inTransaction } from '../../db/transaction.ts';
import { isOutage } from '../../db/errors.ts';
import type { ShowRow } from '../show-queries.ts';
import { settleShows, type SettlingContext, type WhenPlaced } from './settle-shows.ts';
import {
  countStarters,
  findDueShows,
  lockDueShows,
  lockShow,
  mayRunShows,
  nextRun,
} from './settling-queries.ts';

/** Small transactions keep locks on horses and balances short. */
const SHOWS_AT_ONCE = 40;
const ENTRIES_AT_ONCE = 400;
/** Shows per counting statement. */
const COUNTED_AT_ONCE = 5;

/** World milliseconds before retrying a failed show. */
const SET_ASIDE_MS = 600_000;

/** By date, each once. A show that fails, a bug, is retried later. */
export function dueShowsWork(whenPlaced: readonly WhenPlaced[], log: Logger): DueWork {
  const setAside = new Map<string, number>();

  const setAsideNow = (now: Date) => {
    for (const [id, until] of setAside) if (until <= now.getTime()) setAside.delete(id);
    return [...setAside.keys()];
  };

  const runSeparately = async (db: Db, now: Date) => {
    const due = await findDueShows.rows(db, { now, but: setAsideNow(now), limit: SHOWS_AT_ONCE });
    await runOneByOne({
      pieces: due.map(({ id }) => id),
      run: async (id) => {
        await waitUntilIdle(db);
        return inTransaction(
          db,
          async (tx) =>
            (await mayRunShows(tx))
              ? settleShows({ db, tx, now, whenPlaced }, await lockShow.rows(tx, { id }))
              : 0,
          DUE_WORK,
        );
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
        await waitUntilIdle(db);
        return await inTransaction(
          db,
          (tx) => runDueShows({ db, tx, now, whenPlaced }, setAsideNow(now)),
          DUE_WORK,
        );
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

async function runDueShows(context: SettlingContext, but: readonly string[]): Promise<number> {
  const { tx, now } = context;
  if (!(await mayRunShows(tx))) return 0;
  const due = await lockDueShows.rows(tx, { now, but, limit: SHOWS_AT_ONCE });
  return settleShows(context, await takeBatch(tx, due));
}

/** At least one show, at most what fits one transaction. */
async function takeBatch(tx: Tx, due: readonly ShowRow[]): Promise<ShowRow[]> {
  const batch: ShowRow[] = [];
  let entries = 0;
  for (let from = 0; from < due.length; from += COUNTED_AT_ONCE) {
    const some = due.slice(from, from + COUNTED_AT_ONCE);
    const counts = await countStarters.rows(tx, { showIds: some.map(({ id }) => id) });
    const countOf = new Map(counts.map(({ show_id, count }) => [show_id, count]));
    for (const show of some) {
      entries += countOf.get(show.id) ?? 0;
      if (batch.length > 0 && entries > ENTRIES_AT_ONCE) return batch;
      batch.push(show);
    }
  }
  return batch;
}
