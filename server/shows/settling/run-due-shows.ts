import type { Logger } from 'pino';
import type { DueWork } from '../../clock/due-work.ts';
import { othersFirst } from '../../clock/others.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { DUE_WORK, inTransaction } from '../../db/transaction.ts';
import { isOutage } from '../../db/unavailable.ts';
import { countStarters } from '../entries/entry-queries.ts';
import { settleShows, type Settling, type WhenPlaced } from './settle-shows.ts';
import { findDueShows, lockDueShows, lockShow, mayRunShows, nextRun, type ShowRow } from '../show-queries.ts';

/** Shows of one transaction, and about how many entries: others wait only moments for its horses and purses. */
const SHOWS_AT_ONCE = 40;
const ENTRIES_AT_ONCE = 400;
/** Of so many shows at once it is asked how many entries they have. */
const COUNTED_AT_ONCE = 5;

/** How long a show that cannot be run is left alone, in milliseconds of world time. */
const SET_ASIDE_MS = 600_000;

/**
 * Runs shows whose time has come: each once, in the order of their dates. A show that cannot be run, which is a
 * bug, is set aside so that it keeps no other waiting, and tried again later.
 */
export function dueShowsWork(whenPlaced: readonly WhenPlaced[], log: Logger): DueWork {
  const setAside = new Map<string, number>();

  const brokenNow = (now: Date) => {
    for (const [id, until] of setAside) if (until <= now.getTime()) setAside.delete(id);
    return [...setAside.keys()];
  };

  /**
   * After a batch failed: each of its shows by itself. Throws what broke if any did. Where none can be run it is hardly
   * the shows that are broken, and none is set aside, unless there may be others behind them.
   */
  const runOneByOne = async (db: Db, now: Date) => {
    const failures = new Map<string, unknown>();
    const due = await findDueShows.rows(db, { now, but: brokenNow(now), limit: SHOWS_AT_ONCE });
    for (const { id } of due) {
      try {
        await othersFirst(db);
        await inTransaction(
          db,
          async (tx) =>
            (await mayRunShows(tx))
              ? settleShows({ db, tx, now, whenPlaced }, await lockShow.rows(tx, { id }))
              : 0,
          DUE_WORK,
        );
      } catch (error) {
        if (isOutage(error)) throw error;
        failures.set(id, new Error(`Show ${id} cannot be run`, { cause: error }));
      }
    }
    if (failures.size < due.length || due.length === SHOWS_AT_ONCE) {
      for (const id of failures.keys()) setAside.set(id, now.getTime() + SET_ASIDE_MS);
    }
    if (failures.size > 0) throw new AggregateError(failures.values(), 'Some shows cannot be run');
  };

  return {
    name: 'shows',
    nextDue: () => nextRun([...setAside.keys()]),
    async doSome(db, { now }) {
      try {
        await othersFirst(db);
        return await inTransaction(
          db,
          (tx) => runDueShows({ db, tx, now, whenPlaced }, brokenNow(now)),
          DUE_WORK,
        );
      } catch (error) {
        // In an outage the shows are not to blame, and asking for each would only take longer.
        if (isOutage(error)) throw error;
        // Each of them may run by itself, and nothing else would tell of it.
        log.warn({ err: error }, 'shows that were due failed together; they are run one by one');
        await runOneByOne(db, now);
        return 1;
      }
    },
  };
}

/** How many shows were run. */
async function runDueShows(settling: Settling, but: readonly string[]): Promise<number> {
  const { tx, now } = settling;
  if (!(await mayRunShows(tx))) return 0;
  const due = await lockDueShows.rows(tx, { now, but, limit: SHOWS_AT_ONCE });
  return settleShows(settling, await firstOf(tx, due));
}

/** The first of these shows: as many as have together no more entries than one transaction takes, and at least one. */
async function firstOf(tx: Tx, due: readonly ShowRow[]): Promise<ShowRow[]> {
  const first: ShowRow[] = [];
  let entries = 0;
  for (let from = 0; from < due.length; from += COUNTED_AT_ONCE) {
    const some = due.slice(from, from + COUNTED_AT_ONCE);
    const counts = await countStarters.rows(tx, { showIds: some.map(({ id }) => id) });
    const entriesOf = new Map(counts.map(({ show_id, count }) => [show_id, count]));
    for (const show of some) {
      entries += entriesOf.get(show.id) ?? 0;
      if (first.length > 0 && entries > ENTRIES_AT_ONCE) return first;
      first.push(show);
    }
  }
  return first;
}
