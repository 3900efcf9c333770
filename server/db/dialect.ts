import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { OutageWatch } from './outage.ts';
import { sqlStateOf } from './sql-state.ts';
import type { Traffic } from './traffic.ts';
import { DatabaseUnavailable, endsSession, isOutage, OutcomeUnknown, reasonOf } from './unavailable.ts';

/** A query that is prepared once per connection under a name, then only bound and executed. */
export interface NamedQuery extends CompiledQuery {
  readonly preparedAs: string;
}

const NO_CONNECTION =
  'No connection to the database came free in time: too much to do, or a query on db inside a transaction, ' +
  'which holds the connection that the query waits for.';

const LOST = 'The connection to the database was lost';

const COUNTED_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export interface DialectSettings {
  /** Whether statements of hot paths are prepared by name. */
  readonly named: boolean;
  /** Where it is counted how many connections are held or waited for. */
  readonly traffic: Traffic;
  /**
   * How long a statement may go unanswered before its connection is given up, in milliseconds; 0 waits for ever.
   * Longer than the server's own limit, which a server that still works enforces first.
   */
  readonly answerWithinMs: number;
  readonly outages: OutageWatch;
}

/** How much longer we wait for an answer than a server that still works lets a statement take. */
export const ANSWER_GRACE_MS = 2_000;

/** A statement of `pg` with its time limit, which the types of `pg` leave out. */
type TimedQuery = pg.QueryConfig & { query_timeout: number };

/** What `pg` rejects a statement with that was not answered in time. */
const READ_TIMEOUT = 'Query read timeout';

/** Connections that broke, as `pg` says before it rejects what was under way on them. */
const lost = new WeakSet<pg.PoolClient>();

/**
 * Lets statements of this transaction, or on this one connection, wait longer for their answers than others; 0 for
 * ever. The server's own limit is not changed.
 */
export async function awaitAnswers<T>(on: Kysely<T>, withinMs: number): Promise<void> {
  await on.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PooledConnection) connection.answerWithinMs = withinMs;
  });
}

/**
 * Kysely over one `pg.Pool`, with what its own PostgreSQL dialect lacks: named statements, a commit that
 * fails when the database rolled back instead, a connection thrown away when its rollback failed, and no
 * crash of the process when the server hangs up in the middle of a transaction.
 */
export function pooledDialect(pool: pg.Pool, settings: DialectSettings): Dialect {
  pool.on('connect', (client) => {
    // While a client is lent out nobody else listens, and an 'error' without a listener ends the process.
    // The query in progress is rejected with the same error, so nothing is hidden by this.
    client.on('error', () => void lost.add(client));
  });
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(pool, settings),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #settings: DialectSettings;
  readonly #traffic: Traffic;

  constructor(pool: pg.Pool, settings: DialectSettings) {
    this.#pool = pool;
    this.#settings = settings;
    this.#traffic = settings.traffic;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    this.#traffic.waiting++;
    try {
      const client = await this.#pool.connect();
      this.#traffic.held++;
      return new PooledConnection(client, this.#settings);
    } catch (cause) {
      const isFull = cause instanceof Error && cause.message.startsWith('timeout exceeded');
      const error = isFull
        ? new DatabaseUnavailable(NO_CONNECTION)
        : new DatabaseUnavailable(`No connection to the database: ${reasonOf(cause)}`, { cause });
      this.#settings.outages.failed(error);
      throw error;
    } finally {
      this.#traffic.waiting--;
    }
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.begin(`start transaction${level}${access}`);
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    if (connection.broken) throw new DatabaseUnavailable(LOST, { cause: connection.broken });
    // A transaction in which a statement failed answers COMMIT with ROLLBACK, and no error: whoever caught
    // the statement's error and went on would believe that the work was saved.
    const answer = await connection.command('commit').catch((cause: unknown) => {
      if (connection.broken) throw new OutcomeUnknown('Whether this was committed is not known', { cause });
      throw cause;
    });
    if (answer !== 'COMMIT') {
      throw new Error('Nothing was committed: a statement of this transaction had failed before');
    }
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    // The server undoes what a lost connection had begun.
    if (connection.broken) return;
    try {
      await connection.command('rollback');
    } catch (error) {
      // The error that led here is the one to report; this connection is not to be used again.
      connection.broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    this.#traffic.held--;
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #named: boolean;
  readonly #outages: OutageWatch;
  #inTransaction = false;
  /** Why everything else in this transaction fails as well. */
  #failure: unknown;
  /** Why this connection must not be used again. */
  broken: Error | undefined;
  answerWithinMs: number;

  constructor(client: pg.PoolClient, { named, answerWithinMs, outages }: DialectSettings) {
    this.#client = client;
    this.#named = named;
    this.#outages = outages;
    this.answerWithinMs = answerWithinMs;
  }

  async executeQuery<R>(query: CompiledQuery | NamedQuery): Promise<QueryResult<R>> {
    const config: TimedQuery = {
      text: query.sql,
      values: [...query.parameters],
      query_timeout: this.answerWithinMs,
    };
    if (this.#named && 'preparedAs' in query) config.name = query.preparedAs;
    const { command, rowCount, rows } = await this.#send(config);
    return COUNTED_COMMANDS.has(command)
      ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows ?? [] }
      : { rows: rows ?? [] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read in pages by key');
  }

  /** Runs a statement without parameters and gives the command tag it was answered with. */
  async command(sql: string): Promise<string> {
    return (await this.#ask({ text: sql, query_timeout: this.answerWithinMs })).command;
  }

  async begin(sql: string): Promise<void> {
    await this.command(sql);
    this.#inTransaction = true;
    this.#failure = undefined;
  }

  /**
   * Statements that were sent together with one that fails are refused by the database, which says only that the
   * transaction is lost: they fail with the error that lost it, so that whoever hears of any hears why.
   */
  async #send(config: TimedQuery): Promise<pg.QueryResult> {
    try {
      return await this.#ask(config);
    } catch (error) {
      if (!this.#inTransaction) throw this.broken ? afterLoss(config, error) : error;
      if (sqlStateOf(error) === undefined) throw error;
      this.#failure ??= error;
      throw this.#failure;
    }
  }

  async #ask(config: TimedQuery): Promise<pg.QueryResult> {
    try {
      const result = await this.#client.query(config);
      this.#outages.worked();
      return result;
    } catch (error) {
      throw this.#judge(error);
    }
  }

  /** Notes an outage, and that the connection is broken if it is. */
  #judge(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    // An error with an SQLSTATE came from a server that answers; without one it may be a mistake in our statement.
    const isLost =
      sqlStateOf(error) === undefined && (lost.has(this.#client) || error.message === READ_TIMEOUT);
    if (isLost || endsSession(error)) this.broken ??= error;
    if (isLost || isOutage(error)) this.#outages.failed(error);
    return isLost ? new DatabaseUnavailable(LOST, { cause: error }) : error;
  }

  release(): void {
    this.#client.release(this.broken);
  }
}

/** A change outside a transaction is its own commit. */
function afterLoss({ text }: TimedQuery, cause: unknown): unknown {
  return /^\s*select\b/i.test(text)
    ? cause
    : new OutcomeUnknown('Whether this statement was done is not known', { cause });
}
