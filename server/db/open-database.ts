import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Db } from './connection.ts';
import { ensureDatabase } from './embedded/create-database.ts';
import { lockDataFolder } from './embedded/data-lock.ts';
import { openEmbeddedPool, type EmbeddedPool } from './embedded/embedded-pool.ts';
import { CorruptedDatabase, hasDatabase } from './embedded/inspect-database.ts';
import { SnakeCaseColumns } from './pool/camel-case.ts';
import { pooledDialect } from './pool/dialect.ts';
import { watchOutages } from './pool/outage.ts';
import { ANSWER_GRACE_MS } from './pool/pooled-connection.ts';
import { trackPoolUsage, type PoolUsage } from './pool/pool-usage.ts';
import { endPool, openServerPool } from './pool/server-pool.ts';
import type { Tables } from './statements.ts';

export type DatabaseKind = 'embedded' | 'postgres';

export interface DatabaseSettings {
  /** Created if missing. */
  readonly dataDir: string;
  /** Replaces the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Behind a pooler sessions have no state, so no timeouts are set. */
  readonly isPooled?: boolean;
  /** Server only; default 16. */
  readonly maxConnections?: number;
  /** Server only; default 8 s, 0 for none. */
  readonly statementTimeoutMs?: number;
  /** Server only; default 15 s. */
  readonly idleInTransactionTimeoutMs?: number;
  /** Default 5 s on a server, 15 s embedded. */
  readonly connectionTimeoutMs?: number;
  /** Default true unless `PREPARED_STATEMENTS=off`. */
  readonly preparedStatements?: boolean;
  /** For the operator. */
  readonly onNotice?: (sentence: string, figures?: Readonly<Record<string, string | number>>) => void;
  /** By default a crash ends the process. */
  readonly onCrash?: (error: Error) => void;
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: DatabaseKind;
  readonly close: () => Promise<void>;
}

export const databaseFolder = (dataDir: string): string => join(resolve(dataDir), 'database');

const DEFAULT_LIMIT_MS = 15_000;
/** Browsers give up after 30 s. */
const DEFAULT_STATEMENT_MS = 8_000;
const DEFAULT_SERVER_CONNECTION_MS = 5_000;
const DEFAULT_CONNECTIONS = 16;

/** Does not migrate. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) return openServer(settings.databaseUrl, settings);
  const lock = await lockDataFolder(settings.dataDir);
  try {
    const folder = databaseFolder(settings.dataDir);
    const { removed } = await ensureDatabase(folder);
    for (const leftover of removed)
      settings.onNotice?.(
        `The first start was cut short. Removed its unfinished database in ${leftover}, which contained no world yet; ` +
          'starting over',
      );
    // PGlite cannot open a folder through a symbolic link.
    const source = { folder: await realpath(folder) };
    const embedded = await openEmbeddedPool(source, embeddedSettings(settings)).catch((cause: unknown) => {
      throw new CorruptedDatabase(folder, cause instanceof Error ? cause.message : 'PGlite failed', {
        cause,
      });
    });
    return embeddedDatabase(embedded, settings, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface DatabaseLocation {
  /** Bypasses the pooler; undefined for the embedded database. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
}

/** For commands: one connection without timeouts. Never creates a database. */
export async function openExisting({ directUrl, dataDir }: DatabaseLocation): Promise<Database> {
  if (!directUrl && !(await hasDatabase(databaseFolder(dataDir))))
    throw new Error(`There is no world in ${dataDir}: set DATA_DIR or DATABASE_URL to one.`);
  return openDatabase({ databaseUrl: directUrl, dataDir, maxConnections: 1, statementTimeoutMs: 0 });
}

/** Bypasses the pooler, through which a session lock might never be released. */
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
  // Without a listener, a closed idle connection would end this process.
  pool.on('error', (error) => outages.failed(error));
  const usage: PoolUsage = { inUse: 0, waiting: 0 };
  const dialect = pooledDialect(pool, {
    named: usesNamedStatements(settings),
    usage,
    answerTimeoutMs,
    outages,
  });
  const db = new Kysely<Tables>({ dialect, plugins: [new SnakeCaseColumns()] });
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
