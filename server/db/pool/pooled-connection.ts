import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely';
import type pg from 'pg';
import {
  DatabaseUnavailable,
  endsSession,
  isOutage,
  isStandby,
  OutcomeUnknown,
  sqlStateOf,
} from '../errors.ts';
import type { OutageWatch } from './outage.ts';

/** Prepared once per connection. */
export interface NamedQuery extends CompiledQuery {
  readonly preparedAs: string;
}

export interface ConnectionSettings {
  readonly named: boolean;
  /** Milliseconds, 0 for none. Must exceed the server's statement timeout, because it closes the connection. */
  readonly answerTimeoutMs: number;
  readonly outages: OutageWatch;
  /** All open connections may lead to the former primary. */
  readonly onStandby: () => void;
}

/** Added to the server's statement timeout. */
export const ANSWER_GRACE_MS = 2_000;

export const CONNECTION_LOST = 'The connection to the database was lost';

const COUNTED_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Missing in the types of `pg`. */
type TimedQuery = pg.QueryConfig & { query_timeout: number };

const READ_TIMEOUT = 'Query read timeout';

/** `pg` reports a lost connection before it rejects its statements. */
const lostClients = new WeakSet<pg.PoolClient>();

/** Without this listener, losing a client in use would end the process. Its query is rejected anyway. */
export function watchForLoss(client: pg.PoolClient): void {
  client.on('error', () => void lostClients.add(client));
}

/** Milliseconds, 0 for none. Leaves the server's statement timeout unchanged. */
export async function setAnswerTimeout<T>(on: Kysely<T>, timeoutMs: number): Promise<void> {
  await on.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PooledConnection) connection.answerTimeoutMs = timeoutMs;
  });
}

export class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #named: boolean;
  readonly #outages: OutageWatch;
  readonly #onStandby: () => void;
  #inTransaction = false;
  /** Later statements of the transaction fail with it. */
  #failure: unknown;
  broken: Error | undefined;
  answerTimeoutMs: number;

  constructor(client: pg.PoolClient, { named, answerTimeoutMs, outages, onStandby }: ConnectionSettings) {
    this.#client = client;
    this.#named = named;
    this.#outages = outages;
    this.#onStandby = onStandby;
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

  /** Returns the command tag of the answer. */
  async command(sql: string): Promise<string> {
    return (await this.#query({ text: sql, query_timeout: this.answerTimeoutMs })).command;
  }

  async begin(sql: string): Promise<void> {
    await this.command(sql);
    this.#inTransaction = true;
    this.#failure = undefined;
  }

  /**
   * After a failure the database rejects later pipelined statements with only "transaction is aborted"; callers get
   * the first error.
   */
  async #send(config: TimedQuery): Promise<pg.QueryResult> {
    try {
      return await this.#query(config);
    } catch (error) {
      if (!this.#inTransaction)
        throw this.broken && !isStandby(error) ? errorAfterLoss(config, error) : error;
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

  #classify(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    // An SQLSTATE means that the server answered.
    const isLost =
      sqlStateOf(error) === undefined && (lostClients.has(this.#client) || error.message === READ_TIMEOUT);
    if (isLost || endsSession(error)) this.broken ??= error;
    if (isStandby(error)) this.#onStandby();
    if (isLost || isOutage(error)) this.#outages.failed(error);
    return isLost ? new DatabaseUnavailable(CONNECTION_LOST, { cause: error }) : error;
  }

  release(): void {
    this.#client.release(this.broken);
  }
}

/** Outside a transaction a change is its own commit. */
function errorAfterLoss({ text }: TimedQuery, cause: unknown): unknown {
  return /^\s*select\b/i.test(text)
    ? cause
    : new OutcomeUnknown('Whether this statement was done is not known', { cause });
}
