import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRefusal } from '../../game/refusal.ts';
import { ANSWER_GRACE_MS, setAnswerTimeout } from './pool/pooled-connection.ts';
import { publishNews, type Bulletin, addBulletin, collectNews } from './news.ts';
import { isLostRace, isStandby, isUnavailable, DatabaseUnavailable, OutcomeUnknown } from './errors.ts';
import { withPipelining, type Db, type Tx } from './connection.ts';
import { holdCommit, keptCall, outsideOfCall } from './held-commit.ts';

export interface StatementLimit {
  /** In milliseconds; 0 for none. */
  readonly statementMs: number;
}

/** May touch many rows and wait for locks. */
export const DUE_WORK: StatementLimit = { statementMs: 60_000 };

const RETRIES = 3;
const BACKOFF_MS = 10;
/** Until connections lead to the new primary. */
const STANDBY_BACKOFF_MS = 500;

/**
 * Runs `work` in one read-committed transaction. Rolls back if it throws or returns a refusal. Publishes news from
 * `tell` after the commit.
 *
 * Retries up to three times after a deadlock, a serialization failure or a write that reached a standby, so `work` must
 * have no effects but through `tx`. Does not retry a commit without an answer, which may have succeeded. Never query
 * `db` inside `work`: that runs outside the transaction, and fails on a single connection.
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
      if (retry === RETRIES || !(isLostRace(error) || isStandby(error))) throw error;
      await wait((isStandby(error) ? STANDBY_BACKOFF_MS : BACKOFF_MS) * (retry + 1));
    }
  }
}

interface Commits {
  hasCommitted: boolean;
  readonly bulletin: Bulletin;
}

const commitsOfCall = new AsyncLocalStorage<Commits>();

export interface Committed<T> {
  readonly result: T;
  readonly bulletin: Bulletin;
}

/** Throws `OutcomeUnknown` if the database is lost after one of the call's transactions was committed. */
export async function collectCommits<T>(work: () => Promise<T>): Promise<Committed<T>> {
  const commits: Commits = { hasCommitted: false, bulletin: new Map() };
  try {
    return { result: await commitsOfCall.run(commits, work), bulletin: commits.bulletin };
  } catch (cause) {
    if (!commits.hasCommitted || !isUnavailable(cause)) throw cause;
    throw new OutcomeUnknown('The database was lost after a change was committed', { cause });
  }
}

interface Setting {
  readonly first: (tx: Tx) => Promise<void>;
  readonly isRehearsal: boolean;
  hasCommitted: boolean;
}

const settingOfWork = new AsyncLocalStorage<Setting>();

/** Runs `first` at the start of the first transaction of `work` that is committed: both happen, or neither. */
export function together<T>(first: (tx: Tx) => Promise<void>, work: () => Promise<T>): Promise<T> {
  return settingOfWork.run({ first, isRehearsal: false, hasCommitted: false }, work);
}

/** Runs `work` to learn whether it would be refused, and undoes its transactions. */
export function rehearse<T>(work: () => Promise<T>): Promise<T> {
  return settingOfWork.run({ first: async () => {}, isRehearsal: true, hasCommitted: false }, work);
}

type BeforeCommit<T> = (tx: Tx, result: T, bulletin: Bulletin) => Promise<void>;

/** For a call whose answer is kept, resolves before the commit: the commit waits for the answer. */
function attempt<T>(db: Db, work: (tx: Tx) => Promise<T>, limit?: StatementLimit): Promise<T> {
  const call = keptCall();
  if (!call) return runAndCommit(db, work, { limit });
  return new Promise<T>((resolve, reject) => {
    const beforeCommit: BeforeCommit<T> = async (tx, result, bulletin) => {
      const answer = await holdCommit(
        call,
        () => done,
        () => resolve(result),
      );
      await call.keeper.keep(tx, answer, bulletin).catch((error: unknown) => {
        // The call has gone on from the result, so the work cannot be done anew.
        if (!isLostRace(error)) throw error;
        throw new DatabaseUnavailable('The answer lost a race', { cause: error });
      });
    };
    const done = runAndCommit(db, work, { limit, beforeCommit });
    done.then(resolve, reject);
  });
}

interface RunOptions<T> {
  readonly limit: StatementLimit | undefined;
  readonly beforeCommit?: BeforeCommit<T>;
}

async function runAndCommit<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { limit, beforeCommit }: RunOptions<T>,
): Promise<T> {
  const setting = settingOfWork.getStore();
  let undone: { readonly result: T } | undefined;
  const bulletin: Bulletin = new Map();
  try {
    const result = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        collectNews(tx, bulletin);
        if (limit) await limitStatements(tx, limit);
        return withPipelining(tx, async () => {
          if (setting?.hasCommitted === false) await setting.first(tx);
          const result = await work(tx);
          if (isRefusal(result) || setting?.isRehearsal === true) {
            undone = { result };
            throw new Rollback();
          }
          await beforeCommit?.(tx, result, bulletin);
          return result;
        });
      });
    if (setting) setting.hasCommitted = true;
    const commits = commitsOfCall.getStore();
    if (commits) commits.hasCommitted = true;
    outsideOfCall(() => publishNews(db, bulletin, commits && crypto.randomUUID()));
    if (commits) addBulletin(commits.bulletin, bulletin);
    return result;
  } catch (error) {
    if (undone && error instanceof Rollback) return undone.result;
    // May have been committed; reading again is harmless.
    if (error instanceof OutcomeUnknown) outsideOfCall(() => publishNews(db, bulletin));
    throw error;
  }
}

async function limitStatements(tx: Tx, { statementMs }: StatementLimit): Promise<void> {
  await sql.raw(`set local statement_timeout = ${Math.trunc(statementMs)}`).execute(tx);
  await setAnswerTimeout(tx, statementMs === 0 ? 0 : statementMs + ANSWER_GRACE_MS);
}

/** Kysely rolls back only on an exception. */
class Rollback extends Error {}
