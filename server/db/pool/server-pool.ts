import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CamelCaseClient } from './camel-case.ts';
import { columnTypes } from './column-types.ts';

export interface ServerPoolSettings {
  readonly maxConnections: number;
  readonly connectionTimeoutMs: number;
  readonly statementTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
  /**
   * False behind a pooler: old ones support neither named statements nor these timeouts. Set the timeouts on the
   * database role.
   */
  readonly direct: boolean;
}

/** Name of the connection for live events. An idle process does not close it. */
export const LIVE_CONNECTION = 'fetlock live';

/** Connects on the first query. */
export function openServerPool(databaseUrl: string, settings: ServerPoolSettings): pg.Pool {
  return new pg.Pool({
    Client: CamelCaseClient,
    connectionString: databaseUrl,
    max: settings.maxConnections,
    connectionTimeoutMillis: settings.connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    application_name: 'fetlock',
    types: columnTypes(),
    ...(settings.direct && {
      // `pg` leaves out a 0, and then the role's limit would apply.
      ...(settings.statementTimeoutMs === 0
        ? { options: '-c statement_timeout=0' }
        : { statement_timeout: settings.statementTimeoutMs }),
      idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    }),
  });
}

export async function endPool(pool: pg.Pool, timeoutMs: number): Promise<void> {
  if (pool.ending) return;
  await Promise.race([pool.end(), wait(timeoutMs, undefined, { ref: false })]);
}
