import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { EmbeddedSource, FromWorker, ToWorker } from './embedded-messages.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { entryBeside } from './entry-beside.ts';

export interface EmbeddedPoolSettings {
  /**
   * Told once when the database's thread broke down. By then every query in progress or waiting has been
   * rejected, and so will be all further ones.
   */
  readonly onCrash: (error: Error) => void;
  /** How long a query may wait for the one connection. */
  readonly connectionTimeoutMs: number;
}

export interface EmbeddedPool {
  /** A stock pool of one connection, as the embedded database has one session. */
  readonly pool: pg.Pool;
  /** All data as a tarball from which an in-memory database can start. Waits for its turn like a query. */
  snapshot(): Promise<Uint8Array>;
  /** Ends the pool, then closes the database and its thread. Call it once. */
  readonly close: () => Promise<void>;
}

/** Opens the embedded database in a thread of its own and gives the pool through which it is reached. */
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
      // Whoever holds the one connection knows that no transaction is open and no query under way.
      const client = await pool.connect();
      try {
        return await worker.snapshot();
      } finally {
        client.release();
      }
    },
    close: async () => {
      await endWithin(pool, settings.connectionTimeoutMs);
      await worker.close(settings.connectionTimeoutMs);
    },
  };
}

/** Ends a pool. A client that somebody never gives back delays it no longer than this. */
export async function endWithin(pool: pg.Pool, milliseconds: number): Promise<void> {
  if (pool.ending) return;
  await Promise.race([pool.end(), wait(milliseconds, undefined, { ref: false })]);
}

/** The thread of `embedded-worker.ts`, seen from the program. */
class DatabaseThread {
  readonly #worker: Worker;
  readonly #streams = new Set<EmbeddedStream>();
  #crash: Error | undefined;
  #closing = false;

  private constructor(worker: Worker, onCrash: (error: Error) => void) {
    this.#worker = worker;
    const crashed = (error: Error) => {
      if (this.#crash || this.#closing) return;
      this.#crash = error;
      for (const stream of this.#streams) stream.destroy(error);
      // After the rejections above have reached whoever waits for them.
      setImmediate(onCrash, error);
    };
    worker.on('error', crashed);
    worker.on('exit', (code) => crashed(new Error(`The embedded database's thread ended with code ${code}`)));
  }

  static async start(source: EmbeddedSource, onCrash: (error: Error) => void): Promise<DatabaseThread> {
    const { file, argv } = entryBeside(import.meta.url, 'embedded-worker');
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

  /** A new wire session, as a stream that takes a socket's place. */
  connect(): EmbeddedStream {
    const { port1, port2 } = new MessageChannel();
    const stream = new EmbeddedStream(port1);
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    if (this.#crash) stream.destroy(this.#crash);
    else this.#tell({ kind: 'session', port: port2 }, [port2]);
    return stream;
  }

  async snapshot(): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'snapshot' });
    if (answer.kind !== 'snapshot') throw new Error(`A snapshot was answered with '${answer.kind}'`);
    return answer.tarball;
  }

  /** Closes the database if it answers in time; ending its thread instead loses nothing but time at the next start. */
  async close(withinMs: number): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.race([
      this.#ask({ kind: 'close' }).catch(() => {}),
      wait(withinMs, undefined, { ref: false }),
    ]);
    this.#closing = true;
    await this.#worker.terminate();
  }

  async #ask(message: ToWorker): Promise<FromWorker> {
    // A thread that broke down would never answer.
    if (this.#crash) throw this.#crash;
    const answer = once(this.#worker, 'message');
    this.#tell(message, []);
    const [first] = (await answer) as [FromWorker];
    return first;
  }

  #tell(message: ToWorker, transfer: readonly MessagePort[]): void {
    this.#worker.postMessage(message, [...transfer]);
  }
}
