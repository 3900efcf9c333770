import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import { ANSWER_GRACE_MS, setAnswerTimeout } from './pool/pooled-connection.ts';
import { publishNews, type Bulletin, addBulletin, collectNews } from './news.ts';
import { isLostRace, isUnavailable, OutcomeUnknown } from './errors.ts';
import { withPipelining, type Db, type Tx } from './connection.ts';

/** Statement timeout of a transaction that differs from the default. */
export interface StatementLimit {
  /** In milliseconds; 0 for none. */
  readonly statementMs: number;
}

/** For background work, which may touch many rows and wait for locks. */
export const DUE_WORK: StatementLimit = { statementMs: 60_000 };

/** Retries after a deadlock or a serialization failure. */
const RETRIES = 3;
const BACKOFF_MS = 10;

/**
 * Runs `work` in one read-committed transaction and returns its result. Rolls back when `work` throws and when its result
 * is a refusal. News from `tell` is published after the commit.
 *
 * Retries `work` up to three times after a deadlock or a serialization failure (SQLSTATE 40P01, 40001), so `work` must
 * have no effects but through `tx`. Nothing else is retried, least of all a commit without an answer, which may have
 * succeeded (`OutcomeUnknown`). Do not query `db` inside `work`: that runs outside the transaction, and with a single
 * connection it waits for ever.
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
    // Lets the concurrent transaction finish first.
    await wait(BACKOFF_MS * (retry + 1));
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
        const result = await withPipelining(tx, () => work(tx));
        if (isRefusal(result)) {
          refused = { result };
          throw new Rollback(result);
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
    if (refused && error instanceof Rollback) return refused.result;
    // The change may have been committed. Reading again does no harm if it was not.
    if (error instanceof OutcomeUnknown) publishNews(db, bulletin);
    throw error;
  }
}

async function limitStatements(tx: Tx, { statementMs }: StatementLimit): Promise<void> {
  await sql.raw(`set local statement_timeout = ${Math.trunc(statementMs)}`).execute(tx);
  await setAnswerTimeout(tx, statementMs === 0 ? 0 : statementMs + ANSWER_GRACE_MS);
}

/** Only an exception makes Kysely roll back, so a refusal leaves the callback in one. */
class Rollback extends Error {
  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.refused}`);
  }
}
