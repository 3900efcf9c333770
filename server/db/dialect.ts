import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { sqlStateOf } from './sql-state.ts';
import type { Traffic } from './traffic.ts';

/** A query that is prepared once per connection under a name, then only bound and executed. */
export interface NamedQuery extends CompiledQuery {
  readonly preparedAs: string;
}

const NO_CONNECTION =
  'No connection to the database came free in time: too much to do, or a query on db inside a transaction, ' +
  'which holds the connection that the query waits for.';

const COUNTED_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export interface DialectSettings {
  /** Whether statements of hot paths are prepared by name. */
  readonly named: boolean;
  /** Where it is counted how many connections are held or waited for. */
  readonly traffic: Traffic;
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
    client.on('error', () => {});
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
  readonly #named: boolean;
  readonly #traffic: Traffic;

  constructor(pool: pg.Pool, { named, traffic }: DialectSettings) {
    this.#pool = pool;
    this.#named = named;
    this.#traffic = traffic;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    this.#traffic.waiting++;
    try {
      const client = await this.#pool.connect();
      this.#traffic.held++;
      return new PooledConnection(client, this.#named);
    } catch (cause) {
      if (!(cause instanceof Error) || !cause.message.startsWith('timeout exceeded')) throw cause;
      throw new Error(NO_CONNECTION, { cause });
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
    // A transaction in which a statement failed answers COMMIT with ROLLBACK, and no error: whoever caught
    // the statement's error and went on would believe that the work was saved.
    if ((await connection.command('commit')) !== 'COMMIT') {
      throw new Error('Nothing was committed: a statement of this transaction had failed before');
    }
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
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
  #inTransaction = false;
  /** Why everything else in this transaction fails as well. */
  #failure: unknown;
  broken: Error | undefined;

  constructor(client: pg.PoolClient, named: boolean) {
    this.#client = client;
    this.#named = named;
  }

  async executeQuery<R>(query: CompiledQuery | NamedQuery): Promise<QueryResult<R>> {
    const config: pg.QueryConfig = { text: query.sql, values: [...query.parameters] };
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
    return (await this.#client.query(sql)).command;
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
  async #send(config: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(config);
    } catch (error) {
      if (!this.#inTransaction || sqlStateOf(error) === undefined) throw error;
      this.#failure ??= error;
      throw this.#failure;
    }
  }

  release(): void {
    this.#client.release(this.broken);
  }
}
