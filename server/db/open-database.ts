import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Db } from './connection.ts';
import { ensureDatabase } from './embedded/create-database.ts';
import { lockDataFolder } from './embedded/data-lock.ts';
import { openEmbeddedPool, type EmbeddedPool } from './embedded/embedded-pool.ts';
import { DamagedDatabase, hasDatabase } from './embedded/inspect-database.ts';
import { pooledDialect } from './pool/dialect.ts';
import { watchOutages } from './pool/outage.ts';
import { ANSWER_GRACE_MS } from './pool/pooled-connection.ts';
import { trackPoolUsage, type PoolUsage } from './pool/pool-usage.ts';
import { endPool, openServerPool } from './pool/server-pool.ts';
import type { Tables } from './tables/tables.ts';

export type DatabaseKind = 'embedded' | 'postgres';

export interface DatabaseSettings {
  /** Created if missing. The embedded database is in its folder `database/`. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database; `dataDir` is then not touched. */
  readonly databaseUrl?: string | undefined;
  /** Whether `databaseUrl` is a connection pooler: sessions keep no state, so the timeouts below are not set. */
  readonly isPooled?: boolean;
  /** Pool size on a server, 16 by default; the embedded database has one connection. */
  readonly maxConnections?: number;
  /**
   * Statement timeout on a server, 8 s by default; 0 for none. A connection is closed if an answer takes two seconds
   * longer. Not supported by the embedded database.
   */
  readonly statementTimeoutMs?: number;
  /** Timeout between two statements of a transaction on a server, 15 s by default. */
  readonly idleInTransactionTimeoutMs?: number;
  /** How long a query waits for a free connection: by default 5 s on a server, 15 s embedded. */
  readonly connectionTimeoutMs?: number;
  /** Whether hot paths use named statements; by default unless `PREPARED_STATEMENTS=off` is set. */
  readonly preparedStatements?: boolean;
  /** Receives what an operator should know, such as an outage and its figures. */
  readonly onNotice?: (sentence: string, figures?: Readonly<Record<string, string | number>>) => void;
  /** Called when the embedded database crashed. By default the error is thrown uncaught, which ends the process. */
  readonly onCrash?: (error: Error) => void;
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: DatabaseKind;
  /** Waits for queries in progress, then closes. May be called more than once. */
  readonly close: () => Promise<void>;
}

/** Path of the embedded database within a data folder. */
export const databaseFolder = (dataDir: string): string => join(resolve(dataDir), 'database');

const DEFAULT_LIMIT_MS = 15_000;
/** Well below the 30 s after which a browser gives up. */
const DEFAULT_STATEMENT_MS = 8_000;
const DEFAULT_SERVER_CONNECTION_MS = 5_000;
const DEFAULT_CONNECTIONS = 16;

/** Opens the database in the settings; creates an embedded one if there is none. Does not migrate. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) return openServer(settings.databaseUrl, settings);
  const lock = await lockDataFolder(settings.dataDir);
  try {
    const folder = databaseFolder(settings.dataDir);
    const { removed } = await ensureDatabase(folder);
    for (const leftover of removed)
      settings.onNotice?.(
        `The first start was cut short. Removed its unfinished database in ${leftover}, which held no world yet; ` +
          'starting anew',
      );
    // PGlite cannot open a folder through a symbolic link.
    const source = { folder: await realpath(folder) };
    const embedded = await openEmbeddedPool(source, embeddedSettings(settings)).catch((cause: unknown) => {
      throw new DamagedDatabase(folder, cause instanceof Error ? cause.message : 'PGlite failed', { cause });
    });
    return embeddedDatabase(embedded, settings, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface DatabasePlace {
  /** Address of the server itself, not of a pooler; undefined for the embedded database. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens an existing database for an operator's command, on one connection without timeouts. Never creates one. */
export async function openExisting({ directUrl, dataDir }: DatabasePlace): Promise<Database> {
  if (!directUrl && !(await hasDatabase(databaseFolder(dataDir))))
    throw new Error(`There is no world in ${dataDir}: set DATA_DIR or DATABASE_URL to one.`);
  return openDatabase({ databaseUrl: directUrl, dataDir, maxConnections: 1, statementTimeoutMs: 0 });
}

/**
 * Runs `work` on a connection that bypasses the pooler, so that it may use session state: a session lock taken through
 * a pooler might never be released. `directUrl` is undefined for the embedded database, which has no pooler.
 */
export async function withDirectDatabase<T>(
  { db }: Database,
  directUrl: string | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (directUrl === undefined) return await work(db);
  const direct = await openDatabase({ dataDir: '', databaseUrl: directUrl, maxConnections: 1 });
  try {
    return await work(direct.db);
  } finally {
    await direct.close();
  }
}

/** Wraps an open embedded pool. `afterClose` runs once it is closed. */
export function embeddedDatabase(
  embedded: EmbeddedPool,
  settings: Omit<DatabaseSettings, 'dataDir'>,
  afterClose: () => Promise<void>,
): Database {
  return assemble({ kind: 'embedded', pool: embedded.pool, answerTimeoutMs: 0 }, settings, async () => {
    try {
      await embedded.close();
    } finally {
      await afterClose();
    }
  });
}

export function embeddedSettings(settings: Omit<DatabaseSettings, 'dataDir'>) {
  return {
    connectionTimeoutMs: settings.connectionTimeoutMs ?? DEFAULT_LIMIT_MS,
    onCrash: settings.onCrash ?? endProcess,
  };
}

function openServer(databaseUrl: string, settings: DatabaseSettings): Database {
  const connectionTimeoutMs = settings.connectionTimeoutMs ?? DEFAULT_SERVER_CONNECTION_MS;
  const statementTimeoutMs = settings.statementTimeoutMs ?? DEFAULT_STATEMENT_MS;
  const answerTimeoutMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWER_GRACE_MS;
  const pool = openServerPool(databaseUrl, {
    maxConnections: settings.maxConnections ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMs,
    statementTimeoutMs,
    idleInTransactionTimeoutMs: settings.idleInTransactionTimeoutMs ?? DEFAULT_LIMIT_MS,
    direct: !settings.isPooled && usesNamedStatements(settings),
  });
  return assemble({ kind: 'postgres', pool, answerTimeoutMs }, settings, () =>
    endPool(pool, connectionTimeoutMs),
  );
}

interface OpenPool {
  readonly kind: DatabaseKind;
  readonly pool: pg.Pool;
  readonly answerTimeoutMs: number;
}

function assemble(
  { kind, pool, answerTimeoutMs }: OpenPool,
  settings: Omit<DatabaseSettings, 'dataDir'>,
  end: () => Promise<void>,
): Database {
  const outages = watchOutages((sentence, figures) => settings.onNotice?.(sentence, figures));
  // Without a listener, an idle connection that the server closes would end this process.
  pool.on('error', (error) => outages.failed(error));
  const usage: PoolUsage = { held: 0, waiting: 0 };
  const dialect = pooledDialect(pool, {
    named: usesNamedStatements(settings),
    usage,
    answerTimeoutMs,
    outages,
  });
  const db = new Kysely<Tables>({ dialect });
  trackPoolUsage(db, usage);
  let closing: Promise<void> | undefined;
  return { db, pool, kind, close: () => (closing ??= end()) };
}

function usesNamedStatements(settings: Pick<DatabaseSettings, 'preparedStatements'>): boolean {
  return settings.preparedStatements ?? process.env['PREPARED_STATEMENTS'] !== 'off';
}

function endProcess(error: Error): void {
  throw error;
}
