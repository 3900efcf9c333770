import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, OutcomeUnknown, reasonOf } from '../errors.ts';
import {
  CONNECTION_LOST,
  PooledConnection,
  watchForLoss,
  type ConnectionSettings,
} from './pooled-connection.ts';
import type { PoolUsage } from './pool-usage.ts';

const NO_CONNECTION =
  'No connection to the database came free in time: too much load, or a query on db inside a transaction, ' +
  'which has the connection that the query waits for.';

export interface DialectSettings extends Omit<ConnectionSettings, 'onStandby'> {
  readonly usage: PoolUsage;
}

/**
 * Kysely's PostgreSQL dialect with named statements and stricter handling of failed commits, failed rollbacks and
 * lost connections.
 */
export function pooledDialect(pool: pg.Pool, settings: DialectSettings): Dialect {
  const connectedAt = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    watchForLoss(client);
    connectedAt.set(client, performance.now());
  });
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(pool, settings, connectedAt),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #settings: ConnectionSettings;
  readonly #usage: PoolUsage;
  readonly #connectedAt: WeakMap<pg.PoolClient, number>;
  /** By `performance.now()`. Connections older than this may lead to a former primary. */
  #staleUntil = 0;

  constructor(
    pool: pg.Pool,
    { usage, ...settings }: DialectSettings,
    connectedAt: WeakMap<pg.PoolClient, number>,
  ) {
    this.#pool = pool;
    this.#settings = { ...settings, onStandby: () => (this.#staleUntil = performance.now()) };
    this.#usage = usage;
    this.#connectedAt = connectedAt;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    this.#usage.waiting++;
    try {
      const client = await this.#connect();
      this.#usage.inUse++;
      return new PooledConnection(client, this.#settings);
    } catch (cause) {
      const isFull = cause instanceof Error && cause.message.startsWith('timeout exceeded');
      const error = isFull
        ? new DatabaseUnavailable(NO_CONNECTION)
        : new DatabaseUnavailable(`No connection to the database: ${reasonOf(cause)}`, { cause });
      this.#settings.outages.failed(error);
      throw error;
    } finally {
      this.#usage.waiting--;
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if ((this.#connectedAt.get(client) ?? Infinity) > this.#staleUntil) return client;
      client.release(true);
    }
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.begin(`start transaction${level}${access}`);
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    if (connection.broken) throw new DatabaseUnavailable(CONNECTION_LOST, { cause: connection.broken });
    // After a failed statement, COMMIT answers ROLLBACK without an error, and a caller that caught that statement's
    // error would believe its work was saved.
    const answer = await connection.command('commit').catch((cause: unknown) => {
      if (connection.broken) throw new OutcomeUnknown('Whether this was committed is not known', { cause });
      throw cause;
    });
    if (answer !== 'COMMIT') {
      throw new Error('Nothing was committed: a statement of this transaction had failed before');
    }
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    // The server rolls back when a connection is lost.
    if (connection.broken) return;
    try {
      await connection.command('rollback');
    } catch (error) {
      // The error that caused the rollback matters more.
      connection.broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    this.#usage.inUse--;
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
