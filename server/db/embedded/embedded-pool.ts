import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pg from 'pg';
import { columnTypes } from '../pool/column-types.ts';
import { endPool } from '../pool/server-pool.ts';
import type { EmbeddedSource, FromWorker, ToWorker } from './messages.ts';
import { WireStream } from './wire-stream.ts';
import { entryPointBeside } from './entry-point.ts';

export interface EmbeddedPoolSettings {
  /**
   * Called once when the database's thread crashed, after all queries in progress or waiting were rejected. All later
   * queries are rejected too.
   */
  readonly onCrash: (error: Error) => void;
  /** How long a query may wait for the only connection. */
  readonly connectionTimeoutMs: number;
}

export interface EmbeddedPool {
  /** Has one connection, because the embedded database has one session. */
  readonly pool: pg.Pool;
  /** All data as a tarball from which an in-memory database can start. Queues like a query. */
  snapshot(): Promise<Uint8Array>;
  /** Ends the pool, then the database and its thread. Call it once. */
  readonly close: () => Promise<void>;
}

/** Opens the embedded database in its own thread, with a pool to reach it. */
export async function openEmbeddedPool(
  source: EmbeddedSource,
  settings: EmbeddedPoolSettings,
): Promise<EmbeddedPool> {
  const worker = await DatabaseThread.start(source, settings.onCrash);
  const pool = new pg.Pool({
    stream: () => worker.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: settings.connectionTimeoutMs,
    types: columnTypes(),
  });
  return {
    pool,
    snapshot: async () => {
      // Holding the only connection, we know that no transaction is open and no query in progress.
      const client = await pool.connect();
      try {
        return await worker.snapshot();
      } finally {
        client.release();
      }
    },
    close: async () => {
      await endPool(pool, settings.connectionTimeoutMs);
      await worker.close(settings.connectionTimeoutMs);
    },
  };
}

/** The thread of `embedded-worker.ts`. */
class DatabaseThread {
  readonly #worker: Worker;
  readonly #streams = new Set<WireStream>();
  #crash: Error | undefined;
  #closing = false;

  private constructor(worker: Worker, onCrash: (error: Error) => void) {
    this.#worker = worker;
    const crashed = (error: Error) => {
      if (this.#crash || this.#closing) return;
      this.#crash = error;
      for (const stream of this.#streams) stream.destroy(error);
      // After the rejections above have reached their callers.
      setImmediate(onCrash, error);
    };
    worker.on('error', crashed);
    worker.on('exit', (code) => crashed(new Error(`The embedded database's thread ended with code ${code}`)));
  }

  static async start(source: EmbeddedSource, onCrash: (error: Error) => void): Promise<DatabaseThread> {
    const { file, argv } = entryPointBeside(import.meta.url, 'embedded-worker');
    const worker = new Worker(file, { argv: [...argv], workerData: source });
    const [opened] = (await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(([code]) => {
        throw new Error(`The embedded database did not start: its thread ended with code ${String(code)}`);
      }),
    ])) as [FromWorker];
    if (opened.kind !== 'opened') throw new Error(`The embedded database began with '${opened.kind}'`);
    return new DatabaseThread(worker, onCrash);
  }

  /** Opens a wire session, as a stream in place of a socket. */
  connect(): WireStream {
    const { port1, port2 } = new MessageChannel();
    const stream = new WireStream(port1);
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    if (this.#crash) stream.destroy(this.#crash);
    else this.#post({ kind: 'session', port: port2 }, [port2]);
    return stream;
  }

  async snapshot(): Promise<Uint8Array> {
    const answer = await this.#request({ kind: 'snapshot' });
    if (answer.kind !== 'snapshot') throw new Error(`A snapshot was answered with '${answer.kind}'`);
    return answer.tarball;
  }

  /** Closes the database if it answers in time. Otherwise ends its thread, which only makes the next start slower. */
  async close(timeoutMs: number): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.race([
      this.#request({ kind: 'close' }).catch(() => {}),
      wait(timeoutMs, undefined, { ref: false }),
    ]);
    this.#closing = true;
    await this.#worker.terminate();
  }

  async #request(message: ToWorker): Promise<FromWorker> {
    // A crashed thread never answers.
    if (this.#crash) throw this.#crash;
    const answer = once(this.#worker, 'message');
    this.#post(message, []);
    const [first] = (await answer) as [FromWorker];
    return first;
  }

  #post(message: ToWorker, transfer: readonly MessagePort[]): void {
    this.#worker.postMessage(message, [...transfer]);
  }
}
