import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { ANSWER_GRACE_MS, pooledDialect } from './dialect.ts';
import { foundEmbedded } from './embedded-found.ts';
import { DamagedDatabase } from './embedded-look.ts';
import { endWithin, openEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts';
import { watchOutages } from './outage.ts';
import { openServerPool } from './server-pool.ts';
import type { Tables } from './tables.ts';
import { countTraffic, type Traffic } from './traffic.ts';
import type { Db } from './connection.ts';

export type DatabaseKind = 'embedded' | 'postgres';

export interface DatabaseSettings {
  /** The data folder, made when missing; the embedded database is in `database/` in it. */
  readonly dataDir: string;
  /** A PostgreSQL server to use in place of the embedded database; the data folder is then left alone. */
  readonly databaseUrl?: string | undefined;
  /** A connection pooler stands there: nothing is kept in its sessions, so the time limits below are not set. */
  readonly isPooled?: boolean;
  /** Most connections held to a server, 16 by default; the embedded database has one. */
  readonly maxConnections?: number;
  /**
   * How long one statement may take on a server, 8 s by default; 0 for no limit. A connection that has answered nothing
   * for two seconds longer is given up. The embedded database knows no limit.
   */
  readonly statementTimeoutMs?: number;
  /** How long a transaction may sit between two statements on a server, 15 s by default. */
  readonly idleInTransactionTimeoutMs?: number;
  /** How long a query may wait for a free connection: by default 5 s on a server, 15 s for the embedded one. */
  readonly connectionTimeoutMs?: number;
  /** Whether hot paths use named statements; by default unless `PREPARED_STATEMENTS=off` is set. */
  readonly preparedStatements?: boolean;
  /** Told what an operator should know: an outage and its figures, something found in the database's place. */
  readonly onNotice?: (sentence: string, figures?: Readonly<Record<string, string | number>>) => void;
  /**
   * Told when the embedded database broke down, which the program cannot outlive. By default the error is
   * thrown where nobody catches it, so that the process ends.
   */
  readonly onCrash?: (error: Error) => void;
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: DatabaseKind;
  /** Waits for queries in progress, then closes. May be called more than once. */
  readonly close: () => Promise<void>;
}

/** Where the embedded database lies in a data folder. */
export const databaseFolder = (dataDir: string): string => join(resolve(dataDir), 'database');

const DEFAULT_LIMIT_MS = 15_000;
/** A database that hangs must be noticed well before a browser gives up, after 30 s. */
const DEFAULT_STATEMENT_MS = 8_000;
const DEFAULT_SERVER_CONNECTION_MS = 5_000;
const DEFAULT_CONNECTIONS = 16;

/** Opens the database that the settings name. Makes an embedded one where there is nothing. Does not migrate. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) return openServer(settings.databaseUrl, settings);
  const lock = await lockDataFolder(settings.dataDir);
  try {
    const folder = databaseFolder(settings.dataDir);
    const { removed } = await foundEmbedded(folder);
    for (const leftover of removed)
      settings.onNotice?.(
        `The first start was cut short. Removed its unfinished database in ${leftover}, which held no world yet; ` +
          'starting anew',
      );
    // PGlite cannot open a folder by way of a link.
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

/** A database over an open embedded pool; `after` is called when it was closed. */
export function embeddedDatabase(
  embedded: EmbeddedPool,
  settings: Omit<DatabaseSettings, 'dataDir'>,
  after: () => Promise<void>,
): Database {
  return assemble({ kind: 'embedded', pool: embedded.pool, answerWithinMs: 0 }, settings, async () => {
    try {
      await embedded.close();
    } finally {
      await after();
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
  const answerWithinMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWER_GRACE_MS;
  const pool = openServerPool(databaseUrl, {
    maxConnections: settings.maxConnections ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMs,
    statementTimeoutMs,
    idleInTransactionTimeoutMs: settings.idleInTransactionTimeoutMs ?? DEFAULT_LIMIT_MS,
    direct: !settings.isPooled && namesStatements(settings),
  });
  return assemble({ kind: 'postgres', pool, answerWithinMs }, settings, () =>
    endWithin(pool, connectionTimeoutMs),
  );
}

interface Opened {
  readonly kind: DatabaseKind;
  readonly pool: pg.Pool;
  readonly answerWithinMs: number;
}

function assemble(
  { kind, pool, answerWithinMs }: Opened,
  settings: Omit<DatabaseSettings, 'dataDir'>,
  end: () => Promise<void>,
): Database {
  const outages = watchOutages((sentence, figures) => settings.onNotice?.(sentence, figures));
  // Without a listener, a server that hangs up on an idle connection would end this process.
  pool.on('error', (error) => outages.failed(error));
  const traffic: Traffic = { held: 0, waiting: 0 };
  const dialect = pooledDialect(pool, {
    named: namesStatements(settings),
    traffic,
    answerWithinMs,
    outages,
  });
  const db = new Kysely<Tables>({ dialect });
  countTraffic(db, traffic);
  let closing: Promise<void> | undefined;
  return { db, pool, kind, close: () => (closing ??= end()) };
}

function namesStatements(settings: Pick<DatabaseSettings, 'preparedStatements'>): boolean {
  return settings.preparedStatements ?? process.env['PREPARED_STATEMENTS'] !== 'off';
}

function endProcess(error: Error): void {
  throw error;
}
