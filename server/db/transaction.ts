import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import { ANSWER_GRACE_MS, awaitAnswers } from './dialect.ts';
import { addBulletin, collectNews, publishNews, type Bulletin } from './news.ts';
import { isLostRace } from './sql-state.ts';
import { onItsConnection, type Db, type Tx } from './connection.ts';
import { isUnavailable, OutcomeUnknown } from './unavailable.ts';

/** How long the statements of a transaction may take, where that is not as long as a player's. */
export interface StatementLimit {
  /** In milliseconds; 0 for no limit. */
  readonly statementMs: number;
}

/** For work that nobody waits for, which may touch many rows and wait for locks. */
export const DUE_WORK: StatementLimit = { statementMs: 60_000 };

/** How often work that lost a race against another transaction is done anew. */
const RETRIES = 3;
const MILLISECONDS_BEFORE_RETRY = 10;

/**
 * Runs `work` in one read-committed transaction and gives its result. Everything is undone when `work`
 * throws, and also when its result is a refusal: whoever is told "no" has changed nothing.
 * What `work` had to `tell` is told after the commit.
 *
 * Work that the database gave up to break a deadlock or to keep order (SQLSTATE 40P01, 40001) is done anew
 * from the start, up to three times, so `work` must touch nothing but the database through `tx`. A query on
 * `db` inside `work` would run outside the transaction, and waits in vain where there is one connection.
 * Nothing else is done anew: least of all a commit that was not answered, which may have happened
 * (`OutcomeUnknown`).
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  limit?: StatementLimit,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt(db, work, limit);
    } catch (error) {
      if (retry === RETRIES || !isLostRace(error)) throw error;
    }
    // Whoever won goes on first, or it would be lost to the same again.
    await wait(MILLISECONDS_BEFORE_RETRY * (retry + 1));
  }
}

/** What the transactions of one call have committed so far. */
interface Commits {
  hasCommitted: boolean;
  readonly bulletin: Bulletin;
}

const commitsOfCall = new AsyncLocalStorage<Commits>();

export interface Committed<T> {
  readonly result: T;
  /** What all transactions of the call have published. */
  readonly bulletin: Bulletin;
}

/**
 * Runs the work of a call, which may have several transactions and read in between. If the database is lost after one
 * of them was committed, the player must not read that nothing was changed: it then throws `OutcomeUnknown`.
 */
export async function collectCommits<T>(work: () => Promise<T>): Promise<Committed<T>> {
  const commits: Commits = { hasCommitted: false, bulletin: new Map() };
  try {
    return { result: await commitsOfCall.run(commits, work), bulletin: commits.bulletin };
  } catch (cause) {
    if (!commits.hasCommitted || !isUnavailable(cause)) throw cause;
    throw new OutcomeUnknown('The database was lost after a change was committed', { cause });
  }
}

async function attempt<T>(db: Db, work: (tx: Tx) => Promise<T>, limit?: StatementLimit): Promise<T> {
  let refused: { readonly result: T } | undefined;
  const bulletin: Bulletin = new Map();
  try {
    const result = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        collectNews(tx, bulletin);
        if (limit) await limitStatements(tx, limit);
        const result = await onItsConnection(tx, () => work(tx));
        if (isRefusal(result)) {
          refused = { result };
          throw new RefusedWork(result);
        }
        return result;
      });
    const commits = commitsOfCall.getStore();
    publishNews(db, bulletin, commits && crypto.randomUUID());
    if (commits) {
      commits.hasCommitted = true;
      addBulletin(commits.bulletin, bulletin);
    }
    return result;
  } catch (error) {
    if (refused && error instanceof RefusedWork) return refused.result;
    // What may have changed is read anew: no harm if it has not.
    if (error instanceof OutcomeUnknown) publishNews(db, bulletin);
    throw error;
  }
}

async function limitStatements(tx: Tx, { statementMs }: StatementLimit): Promise<void> {
  await sql.raw(`set local statement_timeout = ${Math.trunc(statementMs)}`).execute(tx);
  await awaitAnswers(tx, statementMs === 0 ? 0 : statementMs + ANSWER_GRACE_MS);
}

/** Carries a refusal out of the callback, since only an exception makes Kysely roll back. */
class RefusedWork extends Error {
  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.refused}`);
  }
}
