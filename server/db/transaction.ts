import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRefusal } from '../../game/refusal.ts';
import { ANSWER_GRACE_MS, setAnswerTimeout } from './pool/pooled-connection.ts';
import { publishNews, type Bulletin, addBulletin, collectNews } from './news.ts';
import { isLostRace, isStandby, OutcomeUnknown } from './errors.ts';
import { withPipelining, type Db, type Tx } from './connection.ts';

export interface StatementLimit {
  /** In milliseconds; 0 for none. */
  readonly statementMs: number;
}

/** May touch many rows and wait for locks. */
export const JOB_LIMIT: StatementLimit = { statementMs: 60_000 };

const RETRIES = 3;
const BACKOFF_MS = 10;
/** Until connections lead to the new primary. */
const STANDBY_BACKOFF_MS = 500;

/**
 * Runs `work` in one read-committed transaction, and returns after the commit. Rolls back if it throws or returns a
 * refusal. Publishes news after the commit.
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
  const noted = notedOn.get(db);
  if (noted) return inStep(noted, work, limit);
  return (await transact(db, work, { limit })).result;
}

async function inStep<T>(
  noted: NotedCommits,
  work: (tx: Tx) => Promise<T>,
  limit: StatementLimit | undefined,
): Promise<T> {
  const step = async (tx: Tx) => {
    if (!noted.hasCommitted) await noted.first?.(tx);
    return work(tx);
  };
  const { result, bulletin } = await transact(noted.root, step, { limit, isOfCall: true });
  if (!isRefusal(result)) noted.hasCommitted = true;
  addBulletin(noted.bulletin, bulletin);
  return result;
}

/** Result and news of one transaction. */
export interface Outcome<T> {
  readonly result: T;
  /** Empty if it was rolled back. */
  readonly bulletin: Bulletin;
}

interface TransactOptions {
  readonly limit?: StatementLimit | undefined;
  /** Gives its news an id, so that browsers ignore what a reply has contained already. */
  readonly isOfCall?: boolean;
}

/** A result that rolls the transaction back, as a refusal does. */
export class Undone<T> {
  readonly result: T;

  constructor(result: T) {
    this.result = result;
  }
}

/** Like `inTransaction`, and returns its news. */
export async function transact<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: TransactOptions = {},
): Promise<Outcome<T>> {
  for (let retry = 0; ; retry++) {
    try {
      return await transactOnce(db, work, options);
    } catch (error) {
      if (retry === RETRIES || !(isLostRace(error) || isStandby(error))) throw error;
      await wait((isStandby(error) ? STANDBY_BACKOFF_MS : BACKOFF_MS) * (retry + 1));
    }
  }
}

async function transactOnce<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { limit, isOfCall }: TransactOptions,
): Promise<Outcome<T>> {
  const bulletin: Bulletin = new Map();
  let undone: { readonly result: T } | undefined;
  try {
    const result = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        collectNews(tx, bulletin);
        if (limit) await limitStatements(tx, limit);
        return withPipelining(tx, async () => {
          const worked = await work(tx);
          if (!isRefusal(worked) && !(worked instanceof Undone)) return worked;
          undone = { result: worked };
          throw new Rollback();
        });
      });
    publishNews(db, bulletin, isOfCall ? crypto.randomUUID() : undefined);
    return { result, bulletin };
  } catch (error) {
    if (undone && error instanceof Rollback) return { result: undone.result, bulletin: new Map() };
    // May have been committed; reading again is harmless.
    if (error instanceof OutcomeUnknown) publishNews(db, bulletin);
    throw error;
  }
}

/** The commits of a call that acts in steps. */
export interface Commits {
  hasCommitted: boolean;
  readonly bulletin: Bulletin;
}

interface NotedCommits extends Commits {
  readonly root: Db;
  readonly first: ((tx: Tx) => Promise<void>) | undefined;
}

const notedOn = new WeakMap<Db, NotedCommits>();

/** A database for one call in steps: notes its commits. The first of them begins with `first`. */
export function noteCommits(
  root: Db,
  first?: (tx: Tx) => Promise<void>,
): { readonly db: Db; readonly commits: Commits } {
  const commits: NotedCommits = { root, first, hasCommitted: false, bulletin: new Map() };
  // A copy, which identifies the commits of this call.
  const db: Db = root.$extendTables<Record<never, never>>();
  notedOn.set(db, commits);
  return { db, commits };
}

async function limitStatements(tx: Tx, { statementMs }: StatementLimit): Promise<void> {
  await sql.raw(`set local statement_timeout = ${Math.trunc(statementMs)}`).execute(tx);
  await setAnswerTimeout(tx, statementMs === 0 ? 0 : statementMs + ANSWER_GRACE_MS);
}

/** Kysely rolls back only on an exception. */
class Rollback extends Error {}
