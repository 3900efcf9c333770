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

/** A query that is prepared once per connection under a name, then only bound and executed. */
export interface NamedQuery extends CompiledQuery {
  readonly preparedAs: string;
}

const NO_CONNECTION =
  'No connection to the database came free in time: too much to do, or a query on db inside a transaction, ' +
  'which holds the connection that the query waits for.';

const COUNTED_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Kysely over one `pg.Pool`, with what its own PostgreSQL dialect lacks: named statements, a commit that
 * fails when the database rolled back instead, a connection thrown away when its rollback failed, and no
 * crash of the process when the server hangs up in the middle of a transaction.
 */
export function pooledDialect(pool: pg.Pool, settings: { readonly named: boolean }): Dialect {
  pool.on('connect', (client) => {
    // While a client is lent out nobody else listens, and an 'error' without a listener ends the process.
    // The query in progress is rejected with the same error, so nothing is hidden by this.
    client.on('error', () => {});
  });
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(pool, settings.named),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #named: boolean;

  constructor(pool: pg.Pool, named: boolean) {
    this.#pool = pool;
    this.#named = named;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    try {
      return new PooledConnection(await this.#pool.connect(), this.#named);
    } catch (cause) {
      if (!(cause instanceof Error) || !cause.message.startsWith('timeout exceeded')) throw cause;
      throw new Error(NO_CONNECTION, { cause });
    }
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.command(`start transaction${level}${access}`);
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
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #named: boolean;
  broken: Error | undefined;

  constructor(client: pg.PoolClient, named: boolean) {
    this.#client = client;
    this.#named = named;
  }

  async executeQuery<R>(query: CompiledQuery | NamedQuery): Promise<QueryResult<R>> {
    const config: pg.QueryConfig = { text: query.sql, values: [...query.parameters] };
    if (this.#named && 'preparedAs' in query) config.name = query.preparedAs;
    const { command, rowCount, rows } = await this.#client.query(config);
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

  release(): void {
    this.#client.release(this.broken);
  }
}
