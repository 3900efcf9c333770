import pg from 'pg';
import { columnTypes } from './column-types.ts';

export interface ServerPoolSettings {
  readonly maxConnections: number;
  readonly connectionTimeoutMs: number;
  readonly statementTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
  /**
   * False when a connection pooler stands between. Old ones know neither named statements nor these time
   * limits; set the limits on the database's role there.
   */
  readonly direct: boolean;
}

/** A pool of connections to a PostgreSQL server. Nothing is connected before the first query. */
export function openServerPool(databaseUrl: string, settings: ServerPoolSettings): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    max: settings.maxConnections,
    connectionTimeoutMillis: settings.connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    application_name: 'fetlock',
    types: columnTypes(),
    ...(settings.direct && {
      statement_timeout: settings.statementTimeoutMs,
      idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    }),
  });
}
