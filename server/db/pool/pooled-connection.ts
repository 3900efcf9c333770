import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, endsSession, isOutage, OutcomeUnknown, sqlStateOf } from '../errors.ts';
import type { OutageWatch } from './outage.ts';

/** A query that each connection prepares once under a name. */
export interface NamedQuery extends CompiledQuery {
  readonly preparedAs: string;
}

export interface ConnectionSettings {
  /** Whether statements of hot paths are prepared by name. */
  readonly named: boolean;
  /**
   * A connection is closed when an answer takes longer, in milliseconds; 0 for no limit. Must exceed the server's
   * statement timeout, which a working server enforces first.
   */
  readonly answerTimeoutMs: number;
  readonly outages: OutageWatch;
}

/** Added to the server's statement timeout for the wait on the client side. */
export const ANSWER_GRACE_MS = 2_000;

export const CONNECTION_LOST = 'The connection to the database was lost';

const COUNTED_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** `query_timeout` is missing in the types of `pg`. */
type TimedQuery = pg.QueryConfig & { query_timeout: number };

/** Message of the error of `pg` after `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

/** `pg` reports a lost connection before it rejects the statements in progress on it. */
const lostClients = new WeakSet<pg.PoolClient>();

/**
 * Notes when a client loses its connection. While a client is in use it has no other listener, and an 'error' event
 * without one would end the process. The query in progress is rejected with the same error, so nothing is hidden.
 */
export function watchForLoss(client: pg.PoolClient): void {
  client.on('error', () => void lostClients.add(client));
}

/**
 * Sets how long statements of this transaction or connection wait for an answer, in milliseconds; 0 for no limit. The
 * server's statement timeout is separate.
 */
export async function setAnswerTimeout<T>(on: Kysely<T>, timeoutMs: number): Promise<void> {
  await on.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PooledConnection) connection.answerTimeoutMs = timeoutMs;
  });
}

export class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #named: boolean;
  readonly #outages: OutageWatch;
  #inTransaction = false;
  /** The first failure in this transaction, which makes all later statements fail. */
  #failure: unknown;
  /** Why this connection must be discarded. */
  broken: Error | undefined;
  answerTimeoutMs: number;

  constructor(client: pg.PoolClient, { named, answerTimeoutMs, outages }: ConnectionSettings) {
    this.#client = client;
    this.#named = named;
    this.#outages = outages;
    this.answerTimeoutMs = answerTimeoutMs;
  }

  async executeQuery<R>(query: CompiledQuery | NamedQuery): Promise<QueryResult<R>> {
    const config: TimedQuery = {
      text: query.sql,
      values: [...query.parameters],
      query_timeout: this.answerTimeoutMs,
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

  /** Runs a statement without parameters and returns the command tag of its answer. */
  async command(sql: string): Promise<string> {
    return (await this.#query({ text: sql, query_timeout: this.answerTimeoutMs })).command;
  }

  async begin(sql: string): Promise<void> {
    await this.command(sql);
    this.#inTransaction = true;
    this.#failure = undefined;
  }

  /**
   * When one of several pipelined statements fails, the database rejects the rest only with "transaction is aborted".
   * They are rejected with the first error instead, so that every caller sees the cause.
   */
  async #send(config: TimedQuery): Promise<pg.QueryResult> {
    try {
      return await this.#query(config);
    } catch (error) {
      if (!this.#inTransaction) throw this.broken ? errorAfterLoss(config, error) : error;
      if (sqlStateOf(error) === undefined) throw error;
      this.#failure ??= error;
      throw this.#failure;
    }
  }

  async #query(config: TimedQuery): Promise<pg.QueryResult> {
    try {
      const result = await this.#client.query(config);
      this.#outages.worked();
      return result;
    } catch (error) {
      throw this.#classify(error);
    }
  }

  /** Reports an outage, and marks the connection as broken if it is lost. */
  #classify(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    // An SQLSTATE means that the server answered; an error without one may still be a mistake in the statement.
    const isLost =
      sqlStateOf(error) === undefined && (lostClients.has(this.#client) || error.message === READ_TIMEOUT);
    if (isLost || endsSession(error)) this.broken ??= error;
    if (isLost || isOutage(error)) this.#outages.failed(error);
    return isLost ? new DatabaseUnavailable(CONNECTION_LOST, { cause: error }) : error;
  }

  release(): void {
    this.#client.release(this.broken);
  }
}

/** A change outside a transaction is its own commit, so its outcome is unknown. */
function errorAfterLoss({ text }: TimedQuery, cause: unknown): unknown {
  return /^\s*select\b/i.test(text)
    ? cause
    : new OutcomeUnknown('Whether this statement was done is not known', { cause });
}
